import type { FieldModel, Outcome, RowsModel, View } from '../../page-model.js';

/** Milliseconds that a page may wait for its glyphs. */
const longestFontWait = 2000;

/** Loads the parts of the font that a text needs before it is drawn: Chromium does not redraw all of it afterwards. */
async function loadGlyphs(text: string): Promise<void> {
  const characters = text.match(/[\u2e80-\uffef]/g);
  if (!characters) return;
  const loaded = document.fonts.load('12px "Noto Sans SC"', [...new Set(characters)].join(''));
  await Promise.race([loaded.catch(() => []), new Promise((done) => setTimeout(done, longestFontWait))]);
}

/** Language of a view, else of the page that is open. */
function languageOf(answer: unknown): string {
  const isView = typeof answer === 'object' && answer !== null && 'language' in answer;
  return isView ? String(answer.language) : document.documentElement.lang;
}

/** Talks to the console's own server; an ended session leads to the sign-in page. */
async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`/data/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`The console answers ${response.status} to ${path}.`);
  const answer: unknown = JSON.parse(text);
  if (languageOf(answer) === 'zh') await loadGlyphs(text);
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
