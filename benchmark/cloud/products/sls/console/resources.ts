import type { Control, NavigationEntry, Page } from '../../../spec/console.js';
import { openAlertCenter } from './alert-center.js';
import { checkFrequency, createAlert, ruleName, severity } from './alert-rule.js';

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
    buttons: [openAlertCenter],
    sections: [
      {
        kind: 'table',
        search: { en: 'Search alert rules', zh: '搜索告警规则' },
        buttons: [
          createAlert({ en: 'Create Alert', zh: '新建告警' }),
          outside('Enable', '开启'),
          outside('Disable', '关闭'),
        ],
        rows: async () => [],
        columns: [
          { label: ruleName, value: () => '' },
          { label: severity, value: () => '' },
          { label: checkFrequency, value: () => '' },
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
