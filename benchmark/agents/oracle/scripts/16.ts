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
        // The note of the step: a second alias, from the key's own page.
        { at: '6', click: { role: 'link', column: 'Key', nth: 1 } },
        { at: '6', click: { name: 'Create Alias', in: 'Aliases' } },
        { at: '6', type: { join: ['alias/', { made: 'more' }] }, into: 'Alias Name' },
        { at: '6', click: { name: 'OK', in: 'Create Alias' } },
      ],
      done: [
        { gone: { name: 'OK', in: 'Create Alias' } },
        { shown: { text: { made: 'alias' } } },
        { shown: { text: { made: 'more' } } },
      ],
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
        // The note of the step: a second alias, from the key's own page.
        { at: '6', click: { role: 'link', column: '密钥', nth: 1 } },
        { at: '6', click: { name: '创建别名', in: '别名' } },
        { at: '6', type: { join: ['alias/', { made: 'more' }] }, into: '别名' },
        { at: '6', click: { name: '确定', in: '创建别名' } },
      ],
      done: [
        { gone: { name: '确定', in: '创建别名' } },
        { shown: { text: { made: 'alias' } } },
        { shown: { text: { made: 'more' } } },
      ],
    },
  ],
};
