/** What a document says about the form of a name, read from its own sentences. */

export interface NameConstraints {
  /** Characters. */
  readonly minLength: number;
  readonly maxLength: number;
  /** Characters that may stand between letters and digits, best first; empty when only letters and digits are allowed. */
  readonly separators: readonly string[];
  readonly digits: boolean;
  /** Which letters are allowed. */
  readonly letters: 'any' | 'lower' | 'upper';
}

/** Shorter than any limit of the public API references, long enough for prefix and slug. */
const UNSTATED_MAX = 50;

const RANGE = [
  // "2 to 128 characters in length", "from 3 to 63 bytes", "between 1 and 64 characters"
  /(\d+)\s*(?:to|and|-|–|~)\s*(\d+)\s*(?:[a-z]+\s+){0,2}?(?:characters?|bytes?|letters)/i,
  // "length ... 2 to 128", with the unit before or left out
  /length[^.\d]{0,40}?(\d+)\s*(?:to|and|-|–|~)\s*(\d+)/i,
  /(?:长度|字符数)[^。\d]{0,12}(\d+)\s*(?:个字符|字符|字节)?\s*[~～\-–—至到]\s*(\d+)/,
  /(\d+)\s*[~～\-–—至到]\s*(\d+)\s*(?:个)?(?:英文)?(?:或中文)?(?:字符|字节|位|个字)/,
] as const;

const AT_MOST = [
  /(?:up to|at most|cannot exceed|can(?:not| ?not) be more than|no more than|maximum(?: length)?(?: of| is)?|must not exceed|a maximum of)\s*(\d+)\s*(?:[a-z]+\s+){0,2}?(?:characters?|bytes?)/i,
  /(?:不超过|最多|不能超过|不得超过|最长|上限为)\s*(?:为)?\s*(\d+)\s*(?:个)?(?:字符|字节|位|字)/,
  /(\d+)\s*(?:个)?(?:字符|字节)(?:以内|之内)/,
] as const;

const AT_LEAST = [
  /(?:at least|minimum(?: length)?(?: of| is)?|no fewer than)\s*(\d+)\s*(?:[a-z]+\s+){0,2}?(?:characters?|bytes?)/i,
  /(?:至少|最少|不少于)\s*(\d+)\s*(?:个)?(?:字符|字节|位|字)/,
] as const;

/** A sentence that lists what a name may consist of. */
const LISTS_CHARACTERS =
  /\b(?:contain|contains|consist|consists|include|includes|letters|supports?|supported)\b|只?(?:能|可|可以)?包[括含]|支持|由[^。]*组成|允许/i;
/** A sentence about the first or last character names characters too, and must not widen or narrow the list. */
const ABOUT_ENDS = /\b(?:start|begin|end)s?\b|开头|结尾|开始|结束/i;
const SEPARATORS: readonly { readonly character: string; readonly named: RegExp }[] = [
  { character: '-', named: /hyphens?|dash(?:es)?|\(\s*-\s*\)|短划线|连字符|中划线|短横线|中横线|（-）|横线/i },
  { character: '_', named: /underscores?|下划线|\(\s*_\s*\)|（_）/i },
  { character: '.', named: /\bperiods?\b|\bdots?\b|句号|英文句点|点号|（\.）|半角句/i },
];

/**
 * Reads the limits of a name from a parameter's description, English or Chinese.
 *
 * @param description the document's words, any number of sentences
 */
export function parseNameConstraints(description: string): NameConstraints {
  const text = description.normalize('NFKC');
  const range = firstMatch(RANGE, text);
  const atMost = firstMatch(AT_MOST, text);
  const atLeast = firstMatch(AT_LEAST, text);
  const maxLength = Number(range?.[2] ?? atMost?.[1] ?? UNSTATED_MAX);
  const minLength = Math.min(Number(range?.[1] ?? atLeast?.[1] ?? 1), maxLength);
  return { minLength, maxLength, ...characterRules(text) };
}

function characterRules(text: string): Pick<NameConstraints, 'separators' | 'digits' | 'letters'> {
  // A list in parentheses may hold a period, so a sentence ends at a period only when space or the end follows.
  const sentences = text.split(/(?<=\.)\s+|[。;；\n]+/);
  const lists = sentences
    .flatMap((sentence) => splitClauses(sentence))
    .filter((clause) => LISTS_CHARACTERS.test(clause) && !ABOUT_ENDS.test(clause));
  const list = lists.join(' ');
  if (list === '') return { separators: ['-'], digits: true, letters: 'any' };
  const lower = /lower-?\s?case|小写/i.test(list);
  const upper = /upper-?\s?case|大写/i.test(list);
  // "only the special characters . _ -" says nothing about letters and digits.
  const namesLetters = /letters?|alphabet|字母/i.test(list);
  return {
    separators: SEPARATORS.filter(({ named }) => named.test(list)).map(({ character }) => character),
    digits: !namesLetters || /digits?|numbers?|numerals?|alphanumeric|数字/i.test(list),
    letters: lower === upper ? 'any' : lower ? 'lower' : 'upper',
  };
}

/** "It must start with a letter and can contain digits" is two statements. */
function splitClauses(sentence: string): readonly string[] {
  return sentence.split(/,?\s+and\s+(?=(?:can|must|may|cannot)\b)|[，,](?=[^，,]*(?:开头|结尾|包[括含]|长度|开始))/i);
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return undefined;
}
