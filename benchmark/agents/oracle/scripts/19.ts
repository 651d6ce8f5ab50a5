import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '19-mongodb-configure-a-whitelist',
  en: [
    {
      title: 'Configure a whitelist',
      steps: [
        { at: '2', select: { region: 'name' }, from: { role: 'combobox', shows: 'China' } },
        { at: '3', click: 'Sharding instances' },
        { at: '4', click: { like: 'dds-', role: 'link' } },
        { at: '5', click: { name: 'Whitelist Settings', in: 'Security Control' } },
        { at: '6', click: { name: 'Manually Modify', row: 'default' } },
        { at: '6', type: '10.23.12.24,10.23.12.0/24', into: { role: 'textbox', in: 'Manually Modify' } },
        { at: '6', click: { name: 'OK', in: 'Manually Modify' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Manually Modify' } }, { shown: { text: '10.23.12.24' } }],
    },
  ],
  zh: [
    {
      title: '设置白名单',
      steps: [
        { at: '2', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '3', click: '分片集群实例列表' },
        { at: '4', click: { like: 'dds-', role: 'link' } },
        { at: '5', click: { name: '白名单设置', in: '数据安全性' } },
        { at: '6', click: { name: '手动修改', row: 'default' } },
        { at: '6', type: '10.23.12.24,10.23.12.0/24', into: { role: 'textbox', in: '手动修改' } },
        { at: '6', click: { name: '确定', in: '手动修改' } },
      ],
      done: [{ gone: { name: '确定', in: '手动修改' } }, { shown: { text: '10.23.12.24' } }],
    },
  ],
};
