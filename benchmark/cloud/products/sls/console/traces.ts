import type { Field, Page } from '../../../spec/console.js';
import { emptyTable, notOffered } from '../../shared/not-offered.js';

function text(name: string, en: string, zh: string): Field {
  return { name, kind: 'text', label: { en, zh } };
}

/** Traces of requests through services; none are collected in this slice. */
export const tracesPage: Page = {
  name: { en: 'Trace Analysis', zh: 'Trace分析' },
  route: '/lognext/project/:project/trace',
  sections: [
    {
      kind: 'tabs',
      tabs: [
        {
          label: { en: 'Trace Analysis', zh: 'Trace分析' },
          sections: [
            emptyTable(
              [
                { en: 'Trace ID', zh: 'Trace ID' },
                { en: 'Service', zh: 'Service' },
                { en: 'Operation', zh: 'Operation' },
                { en: 'Duration', zh: 'Duration' },
              ],
              {
                buttons: [
                  {
                    label: { en: 'Statistics by Group', zh: '分组统计' },
                    operation: {
                      kind: 'menu',
                      items: [
                        notOffered('service', 'service'),
                        notOffered('operation', 'operation'),
                        notOffered('host', 'host'),
                      ],
                    },
                  },
                ],
                filters: {
                  fields: [
                    text('service', 'Service', 'Service'),
                    text('operation', 'Operation', 'Operation'),
                    text('duration', 'Duration', 'Duration'),
                    text('status', 'Status', '状态'),
                    text('attribute', 'Attribute', 'Attribute'),
                    text('resource', 'Resource', 'Resource'),
                  ],
                  button: { en: 'Search & Analyze', zh: '查询/分析' },
                },
              },
            ),
          ],
        },
        {
          label: { en: 'Topology Query', zh: '拓扑查询' },
          sections: [{ kind: 'notice', text: { en: 'No service reports traces yet.', zh: '暂无服务上报Trace数据。' } }],
        },
      ],
    },
  ],
};
