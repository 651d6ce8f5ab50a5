import type { FieldValue, Row } from '../../spec/console.js';
import type { CellModel, FieldModel } from '../page-model.js';
import { optionId } from './bindings.js';
import { optional } from './optional.js';
import { renderCell } from './render-cell.js';
import type { Renderer } from './renderer.js';
import type { FieldBinding } from './targets.js';

/** What a field holds at the start, in the browser's terms: from the record it is opened for, else from the spec. */
export function initialOf(
  renderer: Renderer,
  binding: FieldBinding,
  given?: FieldValue,
): Pick<FieldModel, 'initial' | 'picked'> {
  const { field } = binding;
  const own = 'initial' in field ? field.initial : undefined;
  const value: FieldValue | undefined = given ?? (typeof own === 'number' ? String(own) : own);
  if (value === undefined) return {};
  if (field.kind === 'pick') return picked(renderer, binding, rowsIn(value));
  if (field.kind === 'repeat')
    return { initial: rowsIn(value).map((row) => rowState(renderer, binding.children, row)) };
  if (field.kind === 'tags')
    return { initial: rowsIn(value).map((tag) => ({ k: String(tag.Key), v: String(tag.Value) })) };
  if (typeof value === 'boolean') return { initial: value };
  const inBrowser = (text: string) => ('options' in field ? optionId(binding, text) : text);
  if (typeof value === 'string') return { initial: inBrowser(value) };
  return { initial: value.flatMap((item) => (typeof item === 'string' ? [inBrowser(item)] : [])) };
}

function rowState(renderer: Renderer, children: readonly FieldBinding[], row: Row): Readonly<Record<string, unknown>> {
  const states = children.map((child) => {
    const given = row[child.field.name];
    return [child.id, initialOf(renderer, child, given as FieldValue | undefined).initial] as const;
  });
  return Object.fromEntries(states.filter(([, state]) => state !== undefined));
}

function picked(
  renderer: Renderer,
  binding: FieldBinding,
  rows: readonly Row[],
): Pick<FieldModel, 'initial' | 'picked'> {
  const { field } = binding;
  if (field.kind !== 'pick') return {};
  const cells: Record<string, readonly CellModel[]> = {};
  const initial = rows.map((row) => {
    const id = renderer.ids.issue({ kind: 'row', row });
    cells[id] = field.columns.map((column) => renderCell(renderer, column, row));
    return { ...rowState(renderer, binding.children, row), r: id };
  });
  return { initial, ...optional('picked', cells) };
}

function rowsIn(value: FieldValue): readonly Row[] {
  return Array.isArray(value) ? value.filter((item): item is Row => typeof item === 'object' && item !== null) : [];
}
