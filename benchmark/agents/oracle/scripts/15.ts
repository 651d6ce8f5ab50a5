import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '15-kms-create-a-cmk',
  en: [
    {
      title: 'Create a CMK',
      steps: [
        { at: '3', click: { name: 'Keys', role: 'navigation' } },
        { at: '4', click: 'Create Key' },
        { at: '5', select: 'Aliyun_AES_256', from: 'Key Spec' },
        { at: '5', type: { join: ['alias/', { made: 'key' }] }, into: 'Alias Name' },
        { at: '5', check: { name: 'Hsm', role: 'radio' }, label: 'Protection Level' },
        { at: '5', type: 'made by hand', into: 'Description' },
        { at: '5', select: 'Disable', from: 'Rotation Period' },
        { at: '7', click: { name: 'OK', in: 'Create Key' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Key' } }, { shown: { text: { made: 'key' } } }],
    },
  ],
  zh: [
    {
      title: '创建密钥',
      steps: [
        { at: '3', click: { name: '用户主密钥', role: 'navigation' } },
        { at: '4', click: '创建密钥' },
        { at: '5', select: 'Aliyun_AES_256', from: '密钥类型' },
        { at: '5', type: { join: ['alias/', { made: 'key' }] }, into: '别名' },
        { at: '5', check: { name: 'Hsm', role: 'radio' }, label: '保护级别' },
        { at: '5', type: 'made by hand', into: '描述' },
        { at: '7', click: { name: '确定', in: '创建密钥' } },
      ],
      done: [{ gone: { name: '确定', in: '创建密钥' } }, { shown: { text: { made: 'key' } } }],
    },
  ],
};
