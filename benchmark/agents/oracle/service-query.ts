import type { OracleScript } from './script.js';

/** What differs between the documents that ask ActionTrail for the events of one service. */
interface ServiceQuery {
  readonly document: string;
  /** Title of the one procedure, by the language of the document. */
  readonly titles: { readonly en: string; readonly zh: string };
  /** Name of the service as the audit log writes it. */
  readonly service: string;
}

/** Script of a document that filters the events of ActionTrail by a service and opens one. */
export function serviceQuery({ document, titles, service }: ServiceQuery): OracleScript {
  return {
    document,
    en: [
      {
        title: titles.en,
        steps: [
          { at: '2', click: 'Event Detail Query' },
          { at: '3', select: { region: 'name' }, from: 'Region' },
          { at: '4', select: 'Service Name', from: 'Filter', label: 'Service Name' },
          { at: '5', type: service, into: 'Value', label: service },
          { at: '5', click: { name: 'Search', role: 'clickable' } },
          { at: '7', click: { role: 'button', row: '20' } },
          { at: '7', click: 'Event Detail' },
        ],
        done: [{ shown: { text: 'eventName' } }],
      },
    ],
    zh: [
      {
        title: titles.zh,
        steps: [
          { at: '2', click: '事件查询' },
          { at: '3', select: { region: 'name' }, from: { role: 'combobox', shows: '华' } },
          { at: '4', select: '服务名称', from: '查询条件', label: '服务名称' },
          { at: '5', type: service, into: '值', label: service },
          { at: '5', click: { name: 'Search', role: 'clickable' }, label: '搜索' },
          { at: '7', click: { role: 'button', row: '20' } },
          { at: '7', click: '事件详情' },
        ],
        done: [{ shown: { text: 'eventName' } }],
      },
    ],
  };
}
