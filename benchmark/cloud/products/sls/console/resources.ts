import type { Control, NavigationEntry, Page } from '../../../spec/console.js';

const unavailable = { kind: 'unavailable' } as const;

function outside(en: string, zh: string): Control {
  return { label: { en, zh }, operation: unavailable };
}

/** Alert rules of a project; no rule can be made in this slice. */
export function alertsPage(navigation: readonly NavigationEntry[]): Page {
  return {
    name: { en: 'Alerts', zh: '告警' },
    route: '/lognext/project/:project/alert',
    headingParameter: 'project',
    navigation,
    buttons: [
      {
        label: { en: 'Open Alert Center', zh: '打开告警中心' },
        operation: {
          kind: 'menu',
          items: [
            outside('Alert Policy', '告警策略'),
            outside('Action Policy', '行动策略'),
            outside('Alert Template', '内容模板'),
            outside('User Management', '用户管理'),
            outside('User Group Management', '用户组管理'),
            outside('On-duty Group Management', '值班组管理'),
            outside('Webhook Management', 'Webhook集成'),
          ],
        },
      },
    ],
    sections: [
      {
        kind: 'table',
        search: { en: 'Search alert rules', zh: '搜索告警规则' },
        buttons: [outside('Create Alert', '新建告警'), outside('Enable', '开启'), outside('Disable', '关闭')],
        rows: async () => [],
        columns: [
          { label: { en: 'Rule Name', zh: '规则名称' }, value: () => '' },
          { label: { en: 'Severity', zh: '严重度' }, value: () => '' },
          { label: { en: 'Check Frequency', zh: '检查频率' }, value: () => '' },
          { label: { en: 'Status', zh: '状态' }, value: () => '' },
        ],
      },
    ],
  };
}

/** Groups of machines that send logs; none can be made in this slice. */
export function machineGroupsPage(navigation: readonly NavigationEntry[]): Page {
  return {
    name: { en: 'Machine Groups', zh: '机器组' },
    route: '/lognext/project/:project/machineGroup',
    headingParameter: 'project',
    navigation,
    sections: [
      {
        kind: 'table',
        title: { en: 'Machine Groups', zh: '机器组' },
        search: { en: 'Search machine groups', zh: '搜索机器组' },
        buttons: [outside('Create Machine Group', '创建机器组'), outside('Logtail Configurations', 'Logtail配置')],
        rows: async () => [],
        columns: [
          { label: { en: 'Group Name', zh: '机器组名称' }, value: () => '' },
          { label: { en: 'Machine Group Identifier', zh: '机器组标识' }, value: () => '' },
          { label: { en: 'Heartbeat', zh: '心跳' }, value: () => '' },
        ],
      },
    ],
  };
}
