import { createHmac } from 'node:crypto';

/** What OSS and the log service share in version 4 of their signatures. */

/** Signature of a text with a key that is good for one day, region and product only. */
export function signInScope(secret: string, scope: readonly string[], text: string): string {
  const key = scope.reduce<string | Buffer>(
    (parent, part) => createHmac('sha256', parent).update(part).digest(),
    `aliyun_v4${secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Unix milliseconds of `20260102T030405Z`; NaN for anything else. */
export function basicTime(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (parts === null) return Number.NaN;
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
