import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '12-sls-create-a-dashboard',
  en: [
    {
      title: 'Create a dashboard',
      steps: [
        { at: '2', click: { like: { value: 'project', or: 'logs-' }, role: 'link' } },
        // An icon without a word in the document; what it says when pointed at is its name.
        { at: '3', click: 'Dashboard' },
        // A plus sign without a word.
        { at: '4', click: { role: ['button', 'clickable'], in: 'Dashboard', nth: 1 } },
        { at: '5', type: { made: 'board' }, into: 'Dashboard Name' },
        { at: '5', click: { name: 'OK', in: 'Add to New Dashboard' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Add to New Dashboard' } }, { shown: { text: { made: 'board' } } }],
    },
  ],
  zh: [
    {
      title: '创建仪表盘',
      steps: [
        { at: '2', click: { like: { value: 'Project', or: 'logs-' }, role: 'link' } },
        { at: '3', click: '仪表盘' },
        // A plus sign without a word.
        { at: '4', click: { role: ['button', 'clickable'], in: '仪表盘', nth: 1 } },
        { at: '5', type: { made: 'board' }, into: '仪表盘名称' },
        { at: '5', click: { name: '确认', in: '添加到仪表盘' } },
      ],
      done: [{ gone: { name: '确认', in: '添加到仪表盘' } }, { shown: { text: { made: 'board' } } }],
    },
  ],
};
