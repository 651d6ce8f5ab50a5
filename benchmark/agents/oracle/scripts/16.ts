import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '16-kms-create-an-alias',
  en: [
    {
      title: 'Create an alias in the KMS console',
      steps: [
        { at: '3', click: { name: 'Keys', role: 'navigation' } },
        { at: '4', click: 'Create Alias' },
        { at: '5', type: { join: ['alias/', { made: 'alias' }] }, into: 'Alias Name' },
        { at: '6', click: { name: 'OK', in: 'Create Alias' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Alias' } }, { shown: { text: { made: 'alias' } } }],
    },
  ],
  zh: [
    {
      title: '通过控制台创建别名',
      steps: [
        { at: '3', click: { name: '用户主密钥', role: 'navigation' } },
        { at: '4', click: '创建别名' },
        { at: '5', type: { join: ['alias/', { made: 'alias' }] }, into: '别名' },
        { at: '6', click: { name: '确定', in: '创建别名' } },
      ],
      done: [{ gone: { name: '确定', in: '创建别名' } }, { shown: { text: { made: 'alias' } } }],
    },
  ],
};
