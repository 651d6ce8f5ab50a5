import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered, submitNotOffered } from '../../shared/not-offered.js';
import { instanceNavigation } from './navigation.js';
import { type InstanceKind, instanceRoute, listRoute, type Words } from './shared.js';

/** Kinds of operations that an audit log may hold. */
const OPERATIONS = ['admin', 'slow', 'query', 'insert', 'update', 'delete', 'command'];

/** What was done on an instance; nothing is kept in this slice. */
export function auditLogsPage(words: Words, kind: InstanceKind): Page {
  const filterSetting = { en: 'Audit Log Filter Setting', zh: '审计日志设置' };
  return {
    name: { en: 'Audit Logs', zh: '审计日志' },
    route: `${instanceRoute(kind)}/audit`,
    parent: listRoute(kind),
    navigation: instanceNavigation(words, kind),
    buttons: [
      {
        label: filterSetting,
        operation: {
          kind: 'dialog',
          title: filterSetting,
          form: {
            groups: [
              {
                fields: [
                  {
                    name: 'operations',
                    kind: 'checkboxes',
                    label: { en: 'Operation Types', zh: '操作类型' },
                    initial: ['admin', 'slow'],
                    options: OPERATIONS.map((value) => ({ value, label: value })),
                  },
                ],
              },
            ],
            submit: submitNotOffered,
            submitLabel: { en: 'Submit', zh: '提交' },
          },
        },
      },
      notOffered('Enable Audit Logs', '开通审计日志'),
    ],
    sections: [
      emptyTable(
        [
          { en: 'Time', zh: '时间' },
          { en: 'Account', zh: '账号' },
          { en: 'Operation', zh: '操作' },
        ],
        {
          title: { en: 'Log Charts', zh: '日志图表' },
          buttons: [
            {
              label: { en: 'More', zh: '更多' },
              icon: 'more',
              operation: {
                kind: 'menu',
                items: [notOffered('Download Log', '下载日志'), notOffered('Select Time Range', '选择时间区域')],
              },
            },
          ],
        },
      ),
    ],
  };
}
