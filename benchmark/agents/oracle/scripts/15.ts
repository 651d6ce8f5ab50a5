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
        // Another key, whose material comes from outside.
        { at: '4', click: 'Create Key' },
        { at: '5', type: { join: ['alias/', { made: 'imported' }] }, into: 'Alias Name' },
        { at: '6', click: 'Advanced' },
        { at: '6', check: { name: 'External', role: 'radio' }, label: 'Key Material Source' },
        { at: '6', check: 'I understand the implications of using the external key materials key' },
        { at: '7', click: { name: 'OK', in: 'Create Key' } },
      ],
      done: [
        { gone: { name: 'OK', in: 'Create Key' } },
        { shown: { text: { made: 'key' } } },
        { shown: { text: { made: 'imported' } } },
      ],
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
        // Another key, whose material comes from outside.
        { at: '4', click: '创建密钥' },
        { at: '5', type: { join: ['alias/', { made: 'imported' }] }, into: '别名' },
        { at: '6', click: '高级选项' },
        { at: '6', check: { name: '外部', role: 'radio' }, label: '密钥材料来源' },
        { at: '6', check: '我了解使用外部密钥材料的方法和意义' },
        { at: '7', click: { name: '确定', in: '创建密钥' } },
      ],
      done: [
        { gone: { name: '确定', in: '创建密钥' } },
        { shown: { text: { made: 'key' } } },
        { shown: { text: { made: 'imported' } } },
      ],
    },
  ],
};
