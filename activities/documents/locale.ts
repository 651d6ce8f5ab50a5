import type { DocumentLink, Locale, Site } from '../../domain/procedure.js';
import type { RichText } from './text/rich-text.js';

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[A-Za-z]{2,}/g;

/**
 * Language of a document: what most words of its sentences are written in. Names in bold do not count: they are the
 * console's.
 */
export function localeOf(texts: readonly RichText[], file: string): Locale {
  const text = texts.map(withoutBold).join('\n');
  const han = text.match(HAN)?.length ?? 0;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  if (han + latin === 0) return /zh[-_.]|\.zh\b/i.test(file) ? 'zh' : 'en';
  // A Chinese word has two characters on average.
  return han / 2 > latin ? 'zh' : 'en';
}

function withoutBold({ text, marks }: RichText): string {
  let rest = text;
  for (const mark of marks) {
    if (mark.kind === 'strong')
      rest = rest.slice(0, mark.start) + ' '.repeat(mark.end - mark.start) + rest.slice(mark.end);
  }
  return rest;
}

const INTERNATIONAL = /\bintl\.|-intl\.|reseller\.|alibabacloud\.com|intl\/|partners-intl/i;
const CHINA = /\bcn\.zh-CN|help\.aliyun\.com/i;

/** Site that a document is written for: its own path decides, then its links, then its language. */
export function siteOf(file: string, links: readonly DocumentLink[], locale: Locale): Site {
  if (CHINA.test(file)) return 'cn';
  if (INTERNATIONAL.test(file)) return 'intl';
  const international = links.filter((link) => INTERNATIONAL.test(link.target)).length;
  const china = links.filter((link) => CHINA.test(link.target)).length;
  if (international !== china) return international > china ? 'intl' : 'cn';
  return locale === 'zh' ? 'cn' : 'intl';
}
