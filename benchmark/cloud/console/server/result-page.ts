import type { FormResult, Row } from '../../spec/console.js';
import type { Outcome, TableModel } from '../page-model.js';
import { common } from './common-texts.js';
import { optional } from './optional.js';
import { renderRows } from './render-table.js';
import type { Renderer } from './renderer.js';

/** What a form shows in its own place after it was sent: a table of results, and the way back. */
export function resultPage(renderer: Renderer, result: FormResult, rows: readonly Row[]): NonNullable<Outcome['page']> {
  const pageSize = Math.max(rows.length, 1);
  const table: TableModel = {
    kind: 'table',
    id: '',
    buttons: [],
    columns: result.columns.map((column) => ({
      text: renderer.text(column.label),
      ...optional('width', column.width),
    })),
    unfolds: false,
    batch: [],
    pageSize,
    totalWords: renderer.text(common.total),
    empty: renderer.text(common.noData),
    rows: renderRows(renderer, { columns: result.columns, pageSize }, rows, { page: 1, search: '' }),
  };
  const notice = result.notice && { kind: 'notice' as const, text: renderer.text(result.notice), buttons: [] };
  const back = {
    text: renderer.text(result.back.label),
    primary: false,
    disabled: false,
    to: renderer.to(result.back.route),
  };
  return {
    heading: renderer.text(result.heading),
    buttons: [back],
    sections: notice ? [notice, table] : [table],
  };
}
