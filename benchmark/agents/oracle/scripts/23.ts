import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '23-actiontrail-view-ram-operation-events-in-the-actiontrail-console',
  en: [
    {
      title: 'View RAM operation events in the ActionTrail console',
      steps: [
        { at: '2', click: 'Event Detail Query' },
        { at: '3', select: { region: 'name' }, from: 'Region' },
        { at: '4', select: 'Service Name', from: 'Filter', label: 'Service Name' },
        { at: '5', type: 'Ram', into: 'Value', label: 'Ram' },
        { at: '5', click: { name: 'Search', role: 'clickable' } },
        { at: '7', click: { role: 'button', row: '20' } },
        { at: '7', click: 'Event Detail' },
      ],
      done: [{ shown: { text: 'eventName' } }],
    },
  ],
  zh: [
    {
      title: '通过操作审计查看RAM的操作事件',
      steps: [
        { at: '2', click: '事件查询' },
        { at: '3', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '4', select: '服务名称', from: '查询条件', label: '服务名称' },
        { at: '5', type: 'Ram', into: '值', label: 'Ram' },
        { at: '5', click: { name: 'Search', role: 'clickable' }, label: '搜索' },
        { at: '7', click: { role: 'button', row: '20' } },
        { at: '7', click: '事件详情' },
      ],
      done: [{ shown: { text: 'eventName' } }],
    },
  ],
};
