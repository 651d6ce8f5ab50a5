import type { Column, Row } from '../../spec/console.js';
import type { CellModel, ItemModel } from '../page-model.js';
import { optional } from './optional.js';
import { renderButtons } from './render-controls.js';
import type { Renderer } from './renderer.js';

/** A value as it is shown: text, link or state, with the controls beside it. */
export function renderCell(renderer: Renderer, column: Column, row: Row): CellModel {
  const route = column.link?.(row);
  const buttons = renderButtons(renderer, column.controls, row);
  return {
    lines: shownLines(renderer, column, row),
    ...optional('to', route === undefined ? undefined : renderer.to(route)),
    ...optional('tone', stateOf(column, row)?.tone),
    ...optional('tip', column.tip?.(row)),
    ...(buttons.length > 0 ? { buttons } : {}),
  };
}

/** The texts that a value shows; coded words never are. */
export function shownLines(renderer: Renderer, column: Column, row: Row): readonly string[] {
  const state = stateOf(column, row);
  if (state) return [renderer.text(state.label)];
  const raw = column.value(row);
  const all = typeof raw === 'string' ? [raw] : raw;
  return all.length === 0 || (all.length === 1 && all[0] === '') ? ['-'] : all;
}

/** Labelled values. */
export function renderItems(renderer: Renderer, columns: readonly Column[], row: Row): readonly ItemModel[] {
  return columns.map((column) => ({
    text: renderer.text(column.label),
    cell: renderCell(renderer, column, row),
  }));
}

function stateOf(column: Column, row: Row) {
  const raw = column.value(row);
  return typeof raw === 'string' ? column.states?.[raw] : undefined;
}
