import type { Column, Control, DetailsSection, Row, TableSection } from '../../spec/console.js';
import type { ButtonModel, CellModel, DetailsModel, RowModel, RowsModel, TableModel } from '../page-model.js';
import { common } from './common-texts.js';
import { optional } from './render-form.js';
import type { Renderer } from './renderer.js';

export interface RowsWanted {
  /** From 1. */
  readonly page: number;
  readonly search: string;
}

/** A table without its rows: the browser asks for them, as the vendor's consoles do. */
export function renderTable(renderer: Renderer, section: TableSection): TableModel {
  return {
    kind: 'table',
    id: renderer.ids.issue({ kind: 'rows', section, place: renderer.place }),
    ...optional('title', section.title && renderer.text(section.title)),
    buttons: (section.buttons ?? []).map((control) => renderControl(renderer, control, {})),
    ...optional('search', section.search && renderer.text(section.search)),
    columns: section.columns.map((column) => ({
      text: renderer.text(column.label),
      ...optional('width', column.width),
    })),
    ...optional('actions', section.rowControls && renderer.text(common.actions)),
    batch: (section.batch ?? []).map((control) => ({
      text: renderer.text(control.label),
      primary: false,
      disabled: false,
      id: renderer.ids.issue({ kind: 'batch', operation: control.operation, place: renderer.place }),
    })),
    pageSize: section.pageSize ?? 10,
    totalWords: renderer.text(common.total),
    empty: renderer.text(section.empty ?? common.noData),
  };
}

/** One page of a table's rows that match the search box. */
export function renderRows(
  renderer: Renderer,
  section: Pick<TableSection, 'columns' | 'rowControls' | 'pageSize'>,
  rows: readonly Row[],
  wanted: RowsWanted,
): RowsModel {
  const size = section.pageSize ?? 10;
  const needle = wanted.search.trim().toLowerCase();
  const matching =
    needle === ''
      ? rows
      : rows.filter((row) =>
          section.columns.some((column) => lines(column.value(row)).join('\n').toLowerCase().includes(needle)),
        );
  const start = (Math.max(1, wanted.page) - 1) * size;
  return {
    total: matching.length,
    rows: matching.slice(start, start + size).map((row) => renderRow(renderer, section, row)),
  };
}

function renderRow(renderer: Renderer, section: Pick<TableSection, 'columns' | 'rowControls'>, row: Row): RowModel {
  return {
    id: renderer.ids.issue({ kind: 'row', row }),
    cells: section.columns.map((column) => renderCell(renderer, column, row)),
    actions: (section.rowControls ?? [])
      .filter((control) => control.shown?.(row) ?? true)
      .map((control) => renderControl(renderer, control, row)),
  };
}

function renderCell(renderer: Renderer, column: Column, row: Row): CellModel {
  const raw = column.value(row);
  const state = typeof raw === 'string' ? column.states?.[raw] : undefined;
  const route = column.link?.(row);
  return {
    lines: state ? [renderer.text(state.label)] : lines(raw),
    ...optional('to', route === undefined ? undefined : renderer.to(route)),
    ...optional('tone', state?.tone),
  };
}

function lines(value: string | readonly string[]): readonly string[] {
  const all = typeof value === 'string' ? [value] : value;
  return all.length === 0 || (all.length === 1 && all[0] === '') ? ['-'] : all;
}

/** A section of labelled values. */
export async function renderDetails(renderer: Renderer, section: DetailsSection): Promise<DetailsModel> {
  const row = await section.read(renderer.context);
  return {
    kind: 'details',
    ...optional('title', section.title && renderer.text(section.title)),
    items: section.items.map((item) => ({
      text: renderer.text(item.label),
      cell: renderCell(renderer, item, row),
    })),
    buttons: (section.buttons ?? []).map((control) => renderControl(renderer, control, row)),
  };
}

/** A button, link or menu item; links carry their address, the rest an opaque id. */
export function renderControl(renderer: Renderer, control: Control, row: Row): ButtonModel {
  const base = {
    text: renderer.text(control.label),
    primary: control.primary ?? false,
    disabled: control.disabled?.(row) ?? false,
  };
  const { operation } = control;
  if (operation.kind === 'go') {
    const route = typeof operation.route === 'string' ? operation.route : operation.route(row);
    return { ...base, to: renderer.to(route) };
  }
  if (operation.kind === 'menu') {
    return { ...base, menu: operation.items.map((item) => renderControl(renderer, item, row)) };
  }
  return { ...base, id: renderer.ids.issue({ kind: 'operation', operation, rows: [row], place: renderer.place }) };
}
