import type { OptionModel, Outcome, PickModel, RowsModel, View } from '../../page-model.js';

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

/** Talks to the console's own server; an ended session leads to the sign-in page, and from there back here. */
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
    const signIn = new URL((answer as { to: string }).to);
    // Only the browser knows what stands after the # of an address.
    signIn.searchParams.set('callback', window.location.href);
    window.location.assign(signIn);
    return await new Promise<never>(() => undefined);
  }
  return answer;
}

export interface RowsAsked {
  readonly id: string;
  readonly page: number;
  readonly search: string;
  /** Values of the fields above the table. */
  readonly filter?: unknown;
}

export const api = {
  view: async (address: string) => (await post('view', { address })) as View,
  rows: async (asked: RowsAsked) => (await post('rows', asked)) as RowsModel | Outcome,
  options: async (id: string, values: unknown) =>
    (await post('options', { id, values })) as { options: readonly OptionModel[] } | Outcome,
  records: async (id: string) => (await post('records', { id })) as { records: readonly PickModel[] } | Outcome,
  operate: async (body: { id: string; confirmed?: boolean; rows?: readonly string[] }) =>
    (await post('operate', body)) as Outcome,
  check: async (id: string, step: number, values: unknown) => (await post('check', { id, step, values })) as Outcome,
  submit: async (id: string, values: unknown) => (await post('submit', { id, values })) as Outcome,
  language: async (language: string) => (await post('language', { language })) as Outcome,
  closeTour: async () => (await post('tour', {})) as Outcome,
};
