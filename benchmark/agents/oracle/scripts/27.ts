import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '27-ecs-create-a-security-group',
  en: [
    {
      title: 'Create a security group',
      steps: [
        { at: '1.2', click: { name: 'Security Groups', in: 'Network & Security' } },
        { at: '1.3', select: { region: 'name' }, from: { role: 'combobox', shows: 'China' } },
        { at: '2', click: 'Create Security Group' },
        { at: '3', type: { value: 'Security Group Name' }, into: 'Security Group Name' },
        { at: '3', type: 'made by hand', into: { name: 'Description', in: 'Basic Information' } },
        { at: '3', select: 'net', from: { name: 'Network', in: 'Basic Information' } },
        { at: '4.1', click: { name: 'Inbound', role: 'tab' } },
        { at: '5', click: { name: 'Create Security Group', role: 'button' } },
      ],
      done: [{ gone: { name: 'Add Rule' } }, { shown: { text: { value: 'Security Group Name' } } }],
    },
  ],
  zh: [
    {
      title: '创建安全组',
      steps: [
        { at: '1.2', click: { name: '安全组', in: '网络与安全' } },
        { at: '1.3', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '2', click: '创建安全组' },
        { at: '3', type: { value: '安全组名称' }, into: '安全组名称' },
        { at: '3', type: 'made by hand', into: { name: '描述', in: '基本信息' } },
        { at: '3', select: 'net', from: { name: '网络', in: '基本信息' } },
        { at: '4.1', click: { name: '入方向', role: 'tab' } },
        { at: '5', click: { name: '创建安全组', role: 'button' } },
      ],
      done: [{ gone: { name: '手动添加' } }, { shown: { text: { value: '安全组名称' } } }],
    },
  ],
};
