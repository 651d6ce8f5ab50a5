/** Months as people write them, and how far they are apart. */

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export interface Day extends Month {
  readonly day: number;
}

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** A day written as `YYYY-MM-DD`, also with slashes and with a time behind; null for anything else and for days that do not exist. */
export function dayIn(text: string): Day | null {
  const match = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf({ year, month }) ? { year, month, day } : null;
}

/** The month that the head of a calendar names, such as `December 2026`, `2026年12月`, `十二月 2026`, `2026-12`. */
export function monthIn(head: string): Month | null {
  const text = head.normalize('NFKC');
  const year = /(?:19|20)\d\d/.exec(text)?.[0];
  if (year === undefined) return null;
  const month = numbered(text) ?? chinese(text) ?? english(text);
  return month === null ? null : { year: Number(year), month };
}

function numbered(text: string): number | null {
  const match = /(\d{1,2})\s*月/.exec(text) ?? /(?:19|20)\d\d\s*[-/.]\s*(\d{1,2})(?!\d)/.exec(text);
  const month = Number(match?.[1] ?? 0);
  return month >= 1 && month <= 12 ? month : null;
}

function chinese(text: string): number | null {
  const word = /(十[一二]?|[一二三四五六七八九])月/.exec(text)?.[1];
  return word === undefined ? null : CHINESE.indexOf(word) + 1;
}

function english(text: string): number | null {
  const word = new RegExp(`\\b(${ENGLISH.join('|')})[a-z]*\\b`, 'i').exec(text)?.[1];
  return word === undefined ? null : ENGLISH.indexOf(word.toLowerCase()) + 1;
}

/** Months from one to another; negative when the other is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

/** Number of days of a month. */
export function daysOf({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether a field that shows a text shows this day, in whatever order its parts are written. */
export function showsDay(text: string, { year, month, day }: Day): boolean {
  const numbers = (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);
  if (!numbers.includes(year) || !numbers.includes(day)) return false;
  return (
    monthIn(text)?.month === month || numbers.filter((number) => number === month).length > (day === month ? 1 : 0)
  );
}
