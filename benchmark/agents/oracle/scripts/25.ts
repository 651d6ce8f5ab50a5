import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '25-ecs-create-an-automatic-snapshot-policy',
  en: [
    {
      title: 'Create an automatic snapshot policy',
      steps: [
        { at: '2', click: { name: 'Snapshots', in: 'Storage & Snapshots' } },
        { at: '3', select: { region: 'name' }, from: 'Region' },
        { at: '4', click: 'Automatic Snapshot Policies' },
        { at: '5', click: 'Create Policy' },
        { at: '6', type: { value: 'Name' }, into: { name: 'Name', in: 'Create Policy' } },
        { at: '6', check: { name: '00:00', in: 'Executed At' }, label: 'Executed At' },
        { at: '6', check: { name: '13:00', in: 'Executed At' }, label: 'Executed At' },
        { at: '6', check: { name: 'Monday', in: 'Execution Frequency' }, label: 'Execution Frequency' },
        { at: '6', check: { name: 'Sunday', in: 'Execution Frequency' }, label: 'Execution Frequency' },
        { at: '6', check: { name: { value: 'Keep Snapshots' }, in: 'Keep Snapshots' }, label: 'Keep Snapshots' },
        {
          at: '6',
          check: { name: 'Enabled', in: 'Cross-Region Replication for Snapshots' },
          label: 'Cross-Region Replication for Snapshots',
        },
        { at: '6', select: 'China (Beijing)', from: 'Destination Region' },
        {
          at: '6',
          check: { name: { value: 'Retention Time of Snapshot Copies' }, in: 'Retention Time of Snapshot Copies' },
          label: 'Retention Time of Snapshot Copies',
        },
        { at: '7', click: { name: 'OK', in: 'Create Policy' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Policy' } }, { shown: { text: { value: 'Name' } } }],
    },
  ],
  zh: [
    {
      title: '创建自动快照策略',
      steps: [
        { at: '2', click: { name: '快照', in: '存储与快照' } },
        { at: '3', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '4', click: '自动快照策略' },
        { at: '5', click: '创建策略' },
        { at: '6', type: { value: '策略名称' }, into: '策略名称' },
        { at: '6', check: { name: '00:00', in: '创建时间' }, label: '创建时间' },
        { at: '6', check: { name: '13:00', in: '创建时间' }, label: '创建时间' },
        { at: '6', check: { name: '周一', in: '重复日期' }, label: '重复日期' },
        { at: '6', check: { name: '周日', in: '重复日期' }, label: '重复日期' },
        { at: '6', check: { name: { value: '保留时间' }, in: '保留时间' }, label: '保留时间' },
        { at: '7', click: { name: '确定', in: '创建策略' } },
      ],
      done: [{ gone: { name: '确定', in: '创建策略' } }, { shown: { text: { value: '策略名称' } } }],
    },
  ],
};
