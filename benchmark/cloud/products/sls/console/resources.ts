import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import { openAlertCenter } from './alert-center.js';
import { checkFrequency, createAlert, ruleName, severity } from './alert-rule.js';

/** Alert rules of a project; no rule can be made in this slice. */
export const alertsPage: Page = {
  name: { en: 'Alerts', zh: '告警' },
  route: '/lognext/project/:project/alert',
  buttons: [openAlertCenter],
  sections: [
    emptyTable([ruleName, severity, checkFrequency, { en: 'Status', zh: '状态' }], {
      search: { en: 'Search alert rules', zh: '搜索告警规则' },
      buttons: [
        createAlert({ en: 'Create Alert', zh: '新建告警' }),
        notOffered('Enable', '开启'),
        notOffered('Disable', '关闭'),
      ],
    }),
  ],
};

/** Groups of machines that send logs; none can be made in this slice. */
export const machineGroupsPage: Page = {
  name: { en: 'Machine Groups', zh: '机器组' },
  route: '/lognext/project/:project/machineGroup',
  sections: [
    emptyTable(
      [
        { en: 'Group Name', zh: '机器组名称' },
        { en: 'Machine Group Identifier', zh: '机器组标识' },
        { en: 'Heartbeat', zh: '心跳' },
      ],
      {
        title: { en: 'Machine Groups', zh: '机器组' },
        search: { en: 'Search machine groups', zh: '搜索机器组' },
        buttons: [
          notOffered('Create Machine Group', '创建机器组'),
          notOffered('Logtail Configurations', 'Logtail配置'),
        ],
      },
    ),
  ],
};
