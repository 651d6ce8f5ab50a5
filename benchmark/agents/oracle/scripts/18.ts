import type { OracleScript } from '../script.js';

export const script: OracleScript = {
  document: '18-nas-manage-permission-groups',
  en: [
    {
      title: 'Create a permission group and add rules',
      steps: [
        { at: '2.1', click: { name: 'Permission Group', role: 'navigation' } },
        { at: '2.1', click: 'Create Permission Group' },
        { at: '2.2', select: { region: 'name' }, from: { name: 'Region', in: 'Create Permission Group' } },
        { at: '2.2', type: { value: 'Name' }, into: { name: 'Name', in: 'Create Permission Group' } },
        { at: '2.2', select: { value: 'Network Type' }, from: { name: 'Network Type', in: 'Create Permission Group' } },
        { at: '2.2', click: { name: 'OK', in: 'Create Permission Group' } },
        { at: '3.1', click: { name: 'Manage', row: { value: 'Name' } } },
        { at: '3.2', click: 'Add Rule' },
        { at: '3.3', type: '10.0.0.0/8', into: 'Authorization Address' },
        { at: '3.3', select: { value: 'Read/Write Permissions' }, from: 'Read/Write Permissions' },
        { at: '3.3', select: { value: 'User Permission' }, from: 'User Permission' },
        { at: '3.3', type: '7', into: { name: 'Priority', in: 'Add Rule' } },
        { at: '3.4', click: { name: 'OK', in: 'Add Rule' } },
      ],
      done: [{ gone: { name: 'OK', in: 'Add Rule' } }, { shown: { text: '10.0.0.0/8' } }],
    },
  ],
  zh: [
    {
      title: '创建权限组和规则',
      steps: [
        { at: '2.1', click: { name: '权限组', role: 'navigation' } },
        { at: '2.1', click: '新建权限组' },
        { at: '2.2', select: { region: 'name' }, from: { name: '地域', in: '新建权限组' } },
        { at: '2.2', type: { value: '名称' }, into: { name: '名称', in: '新建权限组' } },
        { at: '2.2', select: '专有网络', from: { name: '网络类型', in: '新建权限组' } },
        { at: '2.2', click: { name: '确定', in: '新建权限组' } },
        { at: '3.1', click: { name: '管理规则', row: { value: '名称' } } },
        { at: '3.2', click: '添加规则' },
        { at: '3.3', type: '10.0.0.0/8', into: '授权地址' },
        { at: '3.3', select: { value: '读写权限' }, from: '读写权限' },
        { at: '3.3', select: '不限制root用户 (no_squash)', from: '用户权限' },
        { at: '3.3', type: '7', into: { name: '优先级', in: '添加规则' } },
        { at: '3.4', click: { name: '确定', in: '添加规则' } },
      ],
      done: [{ gone: { name: '确定', in: '添加规则' } }, { shown: { text: '10.0.0.0/8' } }],
    },
  ],
};
