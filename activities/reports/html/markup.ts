import { plainText } from '../plain-text.js';

/** HTML that is safe to put into a page. Only `html` and `raw` make it. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | number | Markup | null | readonly Content[];

/** Template for HTML: every value is escaped unless it is markup already. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return { markup: strings.map((text, index) => text + render(values[index] ?? null)).join('') };
}

/** Text of this program that is HTML as it stands; never for anything read from elsewhere. */
export function raw(markup: string): Markup {
  return { markup };
}

function render(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'number') return String(content);
  if (typeof content === 'string') return escapeText(content);
  return 'markup' in content ? content.markup : content.map(render).join('');
}

function escapeText(text: string): string {
  return plainText(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
