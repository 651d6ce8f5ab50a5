import type { Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';
import {
  customEvent,
  eventName,
  eventRules,
  eventType,
  productType,
  systemEvent,
  systemEventFields,
} from './event-alert.js';

/** What happened to cloud services; nothing does in this slice. */
export const eventMonitoringPage: Page = {
  name: { en: 'Event Monitoring', zh: '事件监控' },
  route: '/events',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Query Event', zh: '事件查询' },
          sections: [
            emptyTable([eventName, productType, { en: 'Time', zh: '时间' }], {
              filters: {
                fields: [
                  {
                    name: 'type',
                    kind: 'select',
                    label: eventType,
                    initial: 'system',
                    options: [
                      { value: 'system', label: systemEvent },
                      { value: 'custom', label: customEvent },
                    ],
                  },
                  ...systemEventFields,
                  { name: 'range', kind: 'date-range', label: { en: 'Time Range', zh: '时间范围' } },
                ],
                button: { en: 'Search', zh: '查询' },
              },
              rowControls: [notOffered('View the Detail', '查看详情')],
            }),
          ],
        },
        {
          label: { en: 'Alert Rules', zh: '报警规则' },
          sections: [
            {
              kind: 'tabs',
              tabs: [
                { label: systemEvent, sections: [eventRules] },
                { label: customEvent, sections: [eventRules] },
              ],
            },
          ],
        },
      ],
    },
  ],
};
