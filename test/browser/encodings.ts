/** Every form in which a page, a request or a file may write a value: name of the form to the value in it. */
export function everyForm(value: string): Readonly<Record<string, string>> {
  const uri = encodeURIComponent(value);
  const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
  const hex = Buffer.from(value, 'utf8').toString('hex');
  const bytes = hex.match(/../g) ?? [];
  const html = value.replace(/[&<>"'/+=]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return {
    itself: value,
    'percent codes': uri,
    'percent codes, lower case': uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    'percent codes twice': encodeURIComponent(uri),
    'percent codes of every letter': bytes.map((byte) => `%${byte}`).join(''),
    'base64, first way to lie': base64(value),
    'base64, second way': base64(`k=${value}&b`),
    'base64, third way': base64(`k:${value}`),
    'base64 of a user and password': base64(`ab:${value}`),
    base64url: Buffer.from(`u:${value}`).toString('base64url'),
    'base64 in a query': encodeURIComponent(base64(`xy${value}z`)),
    'base64 of percent codes': base64(`q=${uri}`),
    'base64 over lines': base64(`${'x'.repeat(50)}${value}`).replace(/.{16}/g, '$&\n'),
    hexadecimal: hex,
    'hexadecimal, upper case': hex.toUpperCase(),
    'hexadecimal with colons': bytes.join(':'),
    'codes of HTML': html,
    'named codes of HTML': value.replaceAll('&', '&amp;').replaceAll('/', '&sol;').replaceAll('+', '&plus;'),
    'escaped for JSON': JSON.stringify(value.replaceAll('/', '\\/')).slice(1, -1).replaceAll('\\\\/', '\\/'),
    'escaped for JSON twice': JSON.stringify(JSON.stringify({ value })),
    'codes of JavaScript': units(value, (code) => (code < 256 ? `\\x${digits(code, 2)}` : `\\u${digits(code, 4)}`)),
    'codes of Unicode': units(value, (code) => `\\u${digits(code, 4)}`),
    'upper case': value.toUpperCase(),
    'lower case': value.toLowerCase(),
    'over lines': value.replace(/.{5}/g, '$&\n  '),
    'with invisible letters': [...value].join('\u200b'),
  };
}

function units(value: string, write: (code: number) => string): string {
  return value
    .split('')
    .map((unit) => write(unit.charCodeAt(0)))
    .join('');
}

function digits(code: number, count: number): string {
  return code.toString(16).padStart(count, '0');
}

/** Names of the forms of a value that stand in a text; for looking through whatever a run left. */
export function formsIn(text: string, value: string): readonly string[] {
  return Object.entries(everyForm(value))
    .filter(([, form]) => text.includes(form))
    .map(([name]) => name);
}
