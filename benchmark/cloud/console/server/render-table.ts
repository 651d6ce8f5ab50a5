import type { DetailsSection, ListSection, Row, TableSection } from '../../spec/console.js';
import type { DetailsModel, ListModel, RowModel, RowsModel, TableModel } from '../page-model.js';
import { bindGroups } from './bindings.js';
import { common } from './common-texts.js';
import { optional } from './optional.js';
import { renderCell, renderItems, shownLines } from './render-cell.js';
import { kitIcon, renderBatch, renderButtons, renderPress } from './render-controls.js';
import { renderField } from './render-field.js';
import type { Renderer } from './renderer.js';
import type { RowSource } from './targets.js';

export interface RowsWanted {
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

const tablePageSize = 10;
const cardPageSize = 12;
/** A narrow list scrolls; pages of it would hide what it is for. */
const panelPageSize = 100;

/** A table without its rows: the browser asks for them, as the vendor's consoles do. */
export function renderTable(renderer: Renderer, section: TableSection): TableModel {
  const filters = section.filters ? bindGroups([{ fields: section.filters.fields }]) : [];
  const scope = { renderer, siblings: filters, around: [] };
  return {
    kind: 'table',
    id: renderer.ids.issue({ kind: 'rows', source: section, filters, place: renderer.place }),
    ...optional('title', section.title && renderer.text(section.title)),
    buttons: renderButtons(renderer, section.buttons, {}),
    ...optional('search', section.search && renderer.text(section.search)),
    ...optional(
      'filters',
      section.filters && {
        fields: filters.map((binding) => renderField(scope, binding)),
        button: section.filters.icon ? '' : renderer.text(section.filters.button),
        ...optional('icon', section.filters.icon && kitIcon(section.filters.icon)),
        ...optional('reset', section.filters.reset && renderer.text(section.filters.reset)),
      },
    ),
    columns: section.columns.map((column) => ({
      text: renderer.text(column.label),
      ...optional('width', column.width),
    })),
    ...optional('actions', section.rowControls && renderer.text(common.actions)),
    unfolds: section.expand !== undefined,
    batch: renderBatch(renderer, section.batch),
    pageSize: section.pageSize ?? tablePageSize,
    totalWords: renderer.text(common.total),
    empty: renderer.text(section.empty ?? common.noData),
  };
}

/** Things as cards or as a narrow list, without the things themselves. */
export function renderList(renderer: Renderer, section: ListSection): ListModel {
  const pageSize = section.layout === 'cards' ? cardPageSize : panelPageSize;
  const { rows, rowControls, press } = section;
  const source: RowSource = {
    rows,
    columns: [section.item, ...(section.lines ?? [])],
    pageSize,
    ...optional('rowControls', rowControls),
    ...optional('press', press),
    ...optional('ordered', section.ordered),
  };
  return {
    kind: 'list',
    layout: section.layout,
    id: renderer.ids.issue({ kind: 'rows', source, filters: [], place: renderer.place }),
    ...optional('title', section.title && renderer.text(section.title)),
    buttons: renderButtons(renderer, section.buttons, {}),
    ...optional('search', section.search && renderer.text(section.search)),
    labels: (section.lines ?? []).map((column) => renderer.text(column.label)),
    pageSize,
    totalWords: renderer.text(common.total),
    empty: renderer.text(section.empty ?? common.noData),
  };
}

/** One page of the rows whose shown texts match the search box. */
export function renderRows(
  renderer: Renderer,
  source: Omit<RowSource, 'rows'>,
  rows: readonly Row[],
  wanted: RowsWanted,
): RowsModel {
  const size = source.pageSize ?? tablePageSize;
  const needle = wanted.search.trim().toLowerCase();
  const shows = (row: Row) =>
    source.columns.some((column) => shownLines(renderer, column, row).join('\n').toLowerCase().includes(needle));
  const matching = needle === '' ? rows : rows.filter(shows);
  const start = (Math.max(1, wanted.page) - 1) * size;
  return {
    total: matching.length,
    rows: matching.slice(start, start + size).map((row) => renderRow(renderer, source, row)),
  };
}

function renderRow(renderer: Renderer, source: Omit<RowSource, 'rows'>, row: Row): RowModel {
  const { expand, press } = source;
  return {
    id: renderer.ids.issue({ kind: 'row', row }),
    cells: source.columns.map((column) => renderCell(renderer, column, row)),
    actions: renderButtons(renderer, source.rowControls, row),
    ...optional(
      'more',
      expand && {
        items: renderItems(renderer, expand.items, row),
        buttons: renderButtons(renderer, expand.controls, row),
      },
    ),
    ...optional('press', press && renderPress(renderer, press, row)),
  };
}

/** A section of labelled values. */
export async function renderDetails(renderer: Renderer, section: DetailsSection): Promise<DetailsModel> {
  const row = await section.read(renderer.context);
  return {
    kind: 'details',
    ...optional('title', section.title && renderer.text(section.title)),
    items: renderItems(renderer, section.items, row),
    buttons: renderButtons(renderer, section.buttons, row),
  };
}
