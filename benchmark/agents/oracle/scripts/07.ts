import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '07-oss-create-buckets',
  en: [
    {
      title: 'Create buckets',
      steps: [
        { at: '2', click: { name: 'Buckets', role: 'navigation' } },
        { at: '2', click: 'Create Bucket' },
        { at: '3', type: { value: 'Bucket Name' }, into: 'Bucket Name' },
        { at: '3', select: 'China (Beijing)', from: 'Region' },
        { at: '3', check: { name: 'Enable', in: 'Zone-redundant storage' }, label: 'Zone-redundant storage' },
        { at: '4', click: { name: 'OK', in: 'Create Bucket' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Bucket' } }, { shown: { text: { value: 'Bucket Name' } } }],
    },
  ],
  zh: [
    {
      title: '创建存储空间',
      steps: [
        { at: '2', click: { name: 'Bucket列表', role: 'navigation' } },
        { at: '2', click: '创建Bucket' },
        { at: '3', type: { value: 'Bucket名称' }, into: 'Bucket名称' },
        { at: '3', select: '华北2（北京）', from: '地域' },
        { at: '3', check: { name: '启用', in: '同城冗余存储' }, label: '同城冗余存储' },
        { at: '4', click: { name: '确定', in: '创建Bucket' } },
      ],
      done: [{ gone: { name: '确定', in: '创建Bucket' } }, { shown: { text: { value: 'Bucket名称' } } }],
    },
  ],
};
