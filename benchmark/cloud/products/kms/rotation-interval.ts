import type { Attributes } from '../../spec/index.js';
import { invalidParameter, missingParameter } from './errors.js';
import { isSymmetric } from './key-specs.js';

const SECONDS_A_DAY = 86_400;
const SECONDS: Readonly<Record<string, number>> = { d: SECONDS_A_DAY, h: 3_600, m: 60, s: 1 };

/** The interval, in seconds, of a call that turns on the rotation of a key. Keys of other kinds do not rotate. */
export function rotationInterval({ RotationInterval }: Attributes, keySpec: string, origin: unknown): string {
  if (!isSymmetric(keySpec) || origin === 'EXTERNAL') throw invalidParameter('EnableAutomaticRotation');
  if (RotationInterval === undefined) throw missingParameter('RotationInterval');
  const seconds = secondsOf(String(RotationInterval));
  if (seconds === undefined) throw invalidParameter('RotationInterval');
  return `${seconds}s`;
}

/** Seconds of an interval such as `365d`; undefined when it is malformed or not between 7 and 730 days. */
function secondsOf(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,9})([dhms])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  return seconds >= 7 * SECONDS_A_DAY && seconds <= 730 * SECONDS_A_DAY ? seconds : undefined;
}
