import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '11-sls-manage-a-project',
  en: [
    {
      title: 'Create a project',
      steps: [
        { at: '2', click: 'Create Project' },
        { at: '3', type: { made: 'logs' }, into: 'Project Name' },
        { at: '3', type: 'made by hand', into: 'Description' },
        { at: '3', select: { region: 'name' }, from: { name: 'Region', in: 'Create Project' } },
        { at: '4', click: { name: 'OK', in: 'Create Project' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Create Project' } }, { shown: { name: { made: 'logs' } } }],
    },
    {
      title: 'View the endpoint of a project',
      steps: [{ at: '1', click: { name: { made: 'logs' }, role: 'link' } }],
      done: [{ shown: { text: { join: [{ region: 'id' }, '.log.aliyuncs.com'] } } }],
    },
    {
      title: 'Delete a project',
      steps: [
        { at: '1', click: { name: 'Delete', row: { made: 'logs' } } },
        { at: '2', check: { role: 'radio', nth: 2 }, label: 'Reason for Deletion' },
        { at: '2', click: 'OK' },
      ],
      done: [{ gone: 'OK' }, { gone: { name: { made: 'logs' } } }],
    },
  ],
  zh: [
    {
      title: '创建Project',
      steps: [
        { at: '2', click: '创建Project' },
        { at: '3', type: { made: 'logs' }, into: 'Project名称' },
        { at: '3', type: 'made by hand', into: '注释' },
        { at: '3', select: { region: 'name' }, from: '所属地域' },
        { at: '4', click: { name: '确定', in: '创建Project' } },
      ],
      done: [{ gone: { name: '确定', in: '创建Project' } }, { shown: { name: { made: 'logs' } } }],
    },
    {
      title: '查看Project的访问域名',
      steps: [{ at: '1', click: { name: { made: 'logs' }, role: 'link' } }],
      done: [{ shown: { text: { join: [{ region: 'id' }, '.log.aliyuncs.com'] } } }],
    },
    {
      title: '删除Project',
      steps: [
        { at: '1', click: { name: '删除', row: { made: 'logs' } } },
        { at: '2', check: { role: 'radio', nth: 2 }, label: '删除原因' },
        { at: '2', click: '确定' },
      ],
      done: [{ gone: '确定' }, { gone: { name: { made: 'logs' } } }],
    },
  ],
};
