import type { Row } from './console.js';

/** A field of an answer as text, empty where it is missing. */
export function textOf(row: Row, ...path: readonly string[]): string {
  const value = valueAt(row, path);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A list inside an answer, wrapped once or twice: `listOf(body, 'Users', 'User')`. */
export function listOf(row: Row, ...path: readonly string[]): readonly Row[] {
  const value = valueAt(row, path);
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** A list of texts inside an answer, empty where it is missing. */
export function textsOf(row: Row, ...path: readonly string[]): readonly string[] {
  const value = valueAt(row, path);
  return Array.isArray(value) ? value.map(String) : [];
}

/** An object inside an answer, empty where it is missing. */
export function rowOf(row: Row, ...path: readonly string[]): Row {
  const value = valueAt(row, path);
  return isRow(value) ? value : {};
}

function valueAt(row: Row, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const key of path) value = isRow(value) ? value[key] : undefined;
  return value;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
