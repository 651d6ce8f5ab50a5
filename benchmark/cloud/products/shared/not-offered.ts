import type { Column, Control, Form, TableSection, Text } from '../../spec/console.js';

/** A function of the vendor's console that is outside the slice. */
export function notOffered(en: string, zh: string): Control {
  return { label: { en, zh }, operation: { kind: 'unavailable' } };
}

/** The end of a form whose function is outside the slice: the form closes, and the console says so. */
export const submitNotOffered: Form['submit'] = async () => ({
  open: { operation: { kind: 'unavailable' }, row: {} },
});

/** A list that is empty in every account, because nothing on it can be made here. */
export function emptyTable(
  labels: readonly Text[],
  table: Omit<Partial<TableSection>, 'kind' | 'columns'> = {},
): TableSection {
  const columns: readonly Column[] = labels.map((label) => ({ label, value: () => '' }));
  return { kind: 'table', rows: async () => [], columns, ...table };
}
