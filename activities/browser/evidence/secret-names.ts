import type { Redactor } from '../redact.js';

/**
 * Values whose field says that they are secret are masked in requests even when the session has never seen the value
 * itself: what a page sends is not limited to what it shows.
 */

export const SECRET_MASK = '[secret]';

const SECRET_NAME =
  /pass(?:word|wd|phrase|code)|secret|token|credential|signature|authorization|cookie|session_?id|private_?key|^(?:pwd|sig|otp|pin|auth|ticket)$|口令|密码/i;
/** Settings about a secret, such as `PasswordResetRequired`, are none. */
const NO_SECRET = /^(?:|true|false|null|undefined|\d{1,3})$/;
/** Deeper data is cut off: a console's parameters are nested a few levels. */
const DEEPEST = 12;

export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

function maskNamed(name: string, value: string, redactor: Redactor): string {
  if (isSecretName(name) && !NO_SECRET.test(value)) return SECRET_MASK;
  return maskText(value, redactor);
}

/** A text, or JSON inside a text as consoles send it in form fields. */
function maskText(text: string, redactor: Redactor, depth = 0): string {
  const isJson = /^\s*[[{]/.test(text) && depth < DEEPEST;
  if (!isJson) return redactor.text(text);
  try {
    return JSON.stringify(maskJson(JSON.parse(text), redactor, depth + 1));
  } catch {
    return redactor.text(text);
  }
}

function maskJson(value: unknown, redactor: Redactor, depth: number): unknown {
  if (depth > DEEPEST) return SECRET_MASK;
  if (typeof value === 'string') return maskText(value, redactor, depth);
  if (Array.isArray(value)) return value.map((item) => maskJson(item, redactor, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  // A field given as a pair, `{"name": "password", "value": "…"}`.
  const pair = Object.entries(value).find(([key, text]) => /^(?:name|key)$/i.test(key) && typeof text === 'string');
  const isSecretPair = pair !== undefined && isSecretName(String(pair[1]));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isSecret = isSecretName(key) || (isSecretPair && /^value$/i.test(key));
      if (!isSecret || typeof item === 'boolean') return [redactor.text(key), maskJson(item, redactor, depth + 1)];
      return [redactor.text(key), NO_SECRET.test(String(item)) ? item : SECRET_MASK];
    }),
  );
}

/** An address without fragment and credentials, its secret parameters masked. */
export function maskUrl(address: string, redactor: Redactor): string {
  if (!URL.canParse(address)) return redactor.text(address);
  const url = new URL(address);
  url.hash = '';
  url.username = '';
  url.password = '';
  const masked = [...url.searchParams].map(([name, value]): [string, string] => [
    name,
    maskNamed(name, value, redactor),
  ]);
  const query = masked.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  url.search = '';
  return redactor.text(url.href) + (query === '' ? '' : `?${query}`);
}

/** As a query or form writes it, the mask itself readable. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(encodeURIComponent(SECRET_MASK), SECRET_MASK);
}

/**
 * A request's body with its secrets masked; null when it is no text, so that nothing can be said of what is in it.
 *
 * @param mediaType as the request's content type gives it
 */
export function maskBody(body: Buffer, mediaType: string, redactor: Redactor): string | null {
  const text = body.toString('utf8');
  if (/json/i.test(mediaType)) return maskText(text, redactor);
  if (/x-www-form-urlencoded/i.test(mediaType)) {
    return [...new URLSearchParams(text)]
      .map(([name, value]) => `${encode(redactor.text(name))}=${encode(maskNamed(name, value, redactor))}`)
      .join('&');
  }
  if (/xml/i.test(mediaType)) return redactor.text(text.replace(/<(\w+)>([^<]*)<\/\1>/g, maskElement));
  // Many consoles send JSON as plain text, to spare the browser a preflight request.
  return /^text\/plain/i.test(mediaType) ? maskText(text, redactor) : null;
}

function maskElement(whole: string, name: string, value: string): string {
  return isSecretName(name) && !NO_SECRET.test(value) ? `<${name}>${SECRET_MASK}</${name}>` : whole;
}
