import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '26-ecs-restart-an-instance',
  en: [
    {
      title: 'Restart an instance',
      steps: [
        { at: '2', click: { name: 'Instances', role: 'navigation' } },
        { at: '3', select: { region: 'name' }, from: 'Region' },
        { at: '4', click: { name: 'More', column: 'Actions' } },
        { at: '4', click: 'Instance Status' },
        { at: '4', click: { name: 'Restart', role: 'menuitem' } },
        { at: '5', check: { name: 'Restart', in: 'Restart Mode' }, label: 'Restart Mode' },
        { at: '5', click: { name: 'OK', in: 'Restart Instance' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Restart Instance' } }],
    },
  ],
  zh: [
    {
      title: '重启实例',
      steps: [
        { at: '2', click: { name: '实例', in: '实例与镜像' } },
        { at: '3', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
        { at: '4', click: { name: '更多', column: '操作' } },
        { at: '4', click: '实例状态' },
        { at: '4', click: { name: '重启', role: 'menuitem' } },
        { at: '5', check: { name: '重启', in: '重启方式' }, label: '重启方式' },
        { at: '5', click: { name: '确定', in: '重启实例' } },
      ],
      done: [{ gone: { name: '确定', in: '重启实例' } }],
    },
  ],
};
