import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '08-oss-configure-cors-rules',
  en: [
    {
      title: 'Configure CORS rules',
      steps: [
        { at: '2', click: { name: 'Buckets', role: 'navigation' } },
        { at: '2', click: { like: { value: 'bucket', or: 'pictures-' }, role: 'link' } },
        { at: '3', click: { name: 'Cross-Origin Resource Sharing (CORS)', role: 'navigation' } },
        { at: '3', click: 'Configure' },
        { at: '4', click: 'Create Rule' },
        { at: '4', type: 'https://www.example.com', into: 'Sources' },
        { at: '4', check: 'GET', label: 'Allowed Methods' },
        { at: '4', check: 'PUT', label: 'Allowed Methods' },
        { at: '4', type: '*', into: 'Allowed Headers' },
        { at: '4', type: 'x-oss-test', into: 'Exposed Headers' },
        { at: '4', type: '600', into: 'Cache Timeout (Seconds)' },
        { at: '4', check: { name: 'Vary: Origin', role: 'checkbox' } },
        { at: '5', click: { name: 'OK', in: 'Create Rule' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Rule' } }, { shown: { text: 'https://www.example.com' } }],
    },
  ],
  zh: [
    {
      title: '设置跨域访问',
      steps: [
        { at: '2', click: { name: 'Bucket列表', role: 'navigation' } },
        { at: '2', click: { like: { value: 'Bucket', or: 'pictures-' }, role: 'link' } },
        { at: '3', click: { name: '跨域设置', role: 'navigation' } },
        { at: '3', click: '设置' },
        { at: '4', click: '创建规则' },
        { at: '4', type: 'https://www.example.com', into: '来源' },
        { at: '4', check: 'GET', label: '允许Methods' },
        { at: '4', check: 'PUT', label: '允许Methods' },
        { at: '4', type: '*', into: '允许Headers' },
        { at: '4', type: 'x-oss-test', into: '暴露Headers' },
        { at: '4', type: '600', into: '缓存时间' },
        { at: '4', check: { name: '返回Vary: Origin', role: 'checkbox' } },
        { at: '5', click: '确定' },
      ],
      done: [{ gone: '确定' }, { shown: { text: 'https://www.example.com' } }],
    },
  ],
};
