import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '02-ecs-create-an-ssh-key-pair',
  en: [
    {
      title: 'Create an SSH key pair',
      steps: [
        { at: '2', click: { name: 'SSH Key Pairs', in: 'Network & Security' } },
        { at: '4', click: 'Create SSH Key Pair' },
        { at: '5', type: { value: 'SSH Key Pair Name' }, into: 'SSH Key Pair Name' },
        { at: '5', check: { name: 'Auto-create', role: 'radio' }, label: 'Creation Type' },
        { at: '6', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { shown: { text: { value: 'SSH Key Pair Name' } } }],
    },
  ],
  zh: [
    {
      title: '创建SSH密钥对',
      steps: [
        { at: '2', click: { name: '密钥对', in: '网络与安全' } },
        { at: '4', click: '创建密钥对' },
        { at: '5', type: { value: '密钥对名称' }, into: '密钥对名称' },
        { at: '5', check: { name: '自动新建密钥对', role: 'radio' }, label: '创建类型' },
        { at: '6', click: '确定' },
      ],
      done: [{ gone: '确定' }, { shown: { text: { value: '密钥对名称' } } }],
    },
  ],
};
