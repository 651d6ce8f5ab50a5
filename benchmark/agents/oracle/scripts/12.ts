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
        // Related operations: follow it, look at its details, and delete it, all by icons.
        { at: null, click: { name: 'Star', in: 'Dashboard' } },
        { at: null, click: { name: 'Set', in: 'Dashboard' } },
        { at: null, click: 'Details' },
        { at: null, back: true },
        { at: null, click: { name: 'Set', in: 'Dashboard' } },
        { at: null, click: { name: 'Delete', role: 'menuitem' } },
        { at: null, click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { gone: { name: { made: 'board' } } }],
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
        // What the table of related operations tells: follow, details, copy, refresh once, delete.
        { at: null, click: { name: 'Star', in: '仪表盘' } },
        { at: null, click: { name: 'Set', in: '仪表盘' } },
        { at: null, click: '详情' },
        { at: null, back: true },
        { at: null, click: { name: 'Set', in: '仪表盘' } },
        { at: null, click: '复制' },
        { at: null, click: { name: { join: [{ made: 'board' }, '_copy'] }, role: 'link' } },
        { at: null, click: '刷新' },
        { at: null, click: '仅一次' },
        { at: null, back: true },
        { at: null, click: { name: 'Set', in: '仪表盘' } },
        { at: null, click: { name: '删除', role: 'menuitem' } },
        { at: null, click: '确定' },
      ],
      done: [{ gone: '确定' }, { shown: { name: { join: [{ made: 'board' }, '_copy'] } } }],
    },
  ],
};
