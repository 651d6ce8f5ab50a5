import type { Page } from '../../../spec/console.js';
import { emptyTable, submitNotOffered } from '../../shared/not-offered.js';
import { projectField, storeField } from './store-fields.js';

export const NGINX_CENTER = '/lognext/app/nginx';
export const SLB_CENTER = '/lognext/app/slb';

const name = { en: 'Log Center Name', zh: '日志中心名称' };

function logCenterPage(route: string): Page {
  return {
    name: { en: 'Inspection Management', zh: '巡检管理' },
    route,
    parent: '/lognext/profile',
    sections: [
      emptyTable([name, projectField.label, storeField('None').label], {
        search: { en: 'Search', zh: '搜索' },
        buttons: [
          {
            label: { en: 'Add', zh: '添加' },
            primary: true,
            operation: {
              kind: 'drawer',
              title: { en: 'Add Log Center', zh: '添加日志中心' },
              form: {
                groups: [
                  {
                    fields: [
                      { name: 'name', kind: 'text', label: name, required: true },
                      projectField,
                      storeField('None'),
                    ],
                  },
                ],
                submit: submitNotOffered,
              },
            },
          },
        ],
      }),
    ],
  };
}

const otherApplicationPage: Page = {
  name: { en: 'Log Application', zh: '日志应用' },
  route: '/lognext/app/:application',
  parent: '/lognext/profile',
  sections: [
    {
      kind: 'notice',
      text: {
        en: 'This application is not part of the current edition.',
        zh: '当前版本暂不支持该应用。',
      },
    },
  ],
};

/** Ready-made reports on logs: those of Nginx and SLB are set up for one logstore each, the others are not offered. */
export const logApplicationPages: readonly Page[] = [
  logCenterPage(NGINX_CENTER),
  logCenterPage(SLB_CENTER),
  otherApplicationPage,
];
