import type { FieldModel, Outcome, RowsModel, View } from '../../page-model.js';

/** Talks to the console's own server; an ended session leads to the sign-in page. */
async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`/data/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.status === 401) {
    window.location.assign((answer as { to: string }).to);
    return await new Promise<never>(() => undefined);
  }
  return answer;
}

export const api = {
  view: async (address: string) => (await post('view', { address })) as View,
  rows: async (id: string, page: number, search: string) =>
    (await post('rows', { id, page, search })) as RowsModel | Outcome,
  options: async (id: string) =>
    (await post('options', { id })) as { options: NonNullable<FieldModel['options']> } | Outcome,
  operate: async (body: { id: string; confirmed?: boolean; rows?: readonly string[] }) =>
    (await post('operate', body)) as Outcome,
  submit: async (id: string, values: unknown) => (await post('submit', { id, values })) as Outcome,
  language: async (language: string) => (await post('language', { language })) as Outcome,
};
