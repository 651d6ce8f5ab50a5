import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '01-ecs-create-a-security-group',
  en: [
    {
      title: 'Create a security group',
      steps: [
        { at: '2', click: { name: 'Security Groups', in: 'Network and Security' } },
        { at: '4', click: 'Create Security Group' },
        { at: '5', select: 'Web Server Linux', from: 'Template' },
        { at: '5', type: { value: 'Security Group Name' }, into: 'Security Group Name' },
        { at: '5', type: 'made by hand', into: 'Description' },
        { at: '5', select: 'VPC', from: 'Network Type' },
        { at: '5', select: { value: 'VPC', or: 'net' }, from: 'VPC', label: 'Network Type' },
        { at: '6', click: { name: 'OK', in: 'Create Security Group' } },
      ],
      done: [{ shown: { text: { value: 'Security Group Name' } } }],
    },
  ],
  zh: [
    {
      title: '创建安全组',
      steps: [
        { at: '2', click: { name: '安全组', in: '网络和安全' } },
        { at: '4', click: '创建安全组' },
        { at: '5', select: 'Web Server Linux', from: '模板' },
        { at: '5', type: { value: '安全组名称' }, into: '安全组名称' },
        { at: '5', type: 'made by hand', into: '描述' },
        { at: '5', select: '专有网络', from: '网络类型' },
        { at: '5', select: { value: '专有网络', or: 'net' }, from: '专有网络', label: '网络类型' },
        { at: '6', click: { name: '确定', in: '创建安全组' } },
      ],
      done: [{ shown: { text: { value: '安全组名称' } } }],
    },
  ],
};
