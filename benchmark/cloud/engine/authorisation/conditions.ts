import { BlockList, isIP, isIPv6 } from 'node:net';
import { like } from './like.js';

/** What a condition may ask about a call, by lower-case key such as `acs:sourceip`. */
export type ConditionContext = Readonly<Record<string, string>>;

type Comparison = (actual: string, wanted: string) => boolean;

const numeric = (compare: (a: number, b: number) => boolean): Comparison => {
  return (actual, wanted) => compare(Number(actual), Number(wanted));
};
const dated = (compare: (a: number, b: number) => boolean): Comparison => {
  return (actual, wanted) => compare(Date.parse(actual), Date.parse(wanted));
};
const sameCase = (actual: string, wanted: string) => actual.toLowerCase() === wanted.toLowerCase();

/** Operators whose condition holds when any of the values fits. */
const ANY: Readonly<Record<string, Comparison>> = {
  StringEquals: (actual, wanted) => actual === wanted,
  StringEqualsIgnoreCase: sameCase,
  StringLike: (actual, wanted) => like(wanted, actual),
  NumericEquals: numeric((a, b) => a === b),
  NumericLessThan: numeric((a, b) => a < b),
  NumericLessThanEquals: numeric((a, b) => a <= b),
  NumericGreaterThan: numeric((a, b) => a > b),
  NumericGreaterThanEquals: numeric((a, b) => a >= b),
  DateEquals: dated((a, b) => a === b),
  DateLessThan: dated((a, b) => a < b),
  DateLessThanEquals: dated((a, b) => a <= b),
  DateGreaterThan: dated((a, b) => a > b),
  DateGreaterThanEquals: dated((a, b) => a >= b),
  Bool: sameCase,
  IpAddress: isWithin,
};

/** Operators whose condition holds when none of the values fits: the opposite of another operator. */
const NONE: Readonly<Record<string, string>> = {
  StringNotEquals: 'StringEquals',
  StringNotEqualsIgnoreCase: 'StringEqualsIgnoreCase',
  StringNotLike: 'StringLike',
  NumericNotEquals: 'NumericEquals',
  DateNotEquals: 'DateEquals',
  NotIpAddress: 'IpAddress',
};

/**
 * Whether all conditions of a statement hold. A key that the call does not have and an operator that RAM does not know
 * hold never.
 */
export function conditionsHold(condition: unknown, context: ConditionContext): boolean {
  if (condition === undefined) return true;
  return entriesOf(condition).every(([operator, keys]) =>
    entriesOf(keys).every(([key, values]) => holds(operator, context[key.toLowerCase()], values)),
  );
}

function holds(operator: string, actual: string | undefined, values: unknown): boolean {
  const negated = NONE[operator];
  const comparison = ANY[negated ?? operator];
  if (comparison === undefined || actual === undefined) return false;
  const fits = (Array.isArray(values) ? values : [values]).some((wanted) => comparison(actual, String(wanted)));
  return negated === undefined ? fits : !fits;
}

/** Whether an address lies in a network such as `10.0.0.0/8`, or is the address given. */
function isWithin(address: string, network: string): boolean {
  const [base = '', length] = network.split('/');
  const family = isIPv6(base) ? 'ipv6' : 'ipv4';
  const bits = length === undefined ? (family === 'ipv6' ? 128 : 32) : Number(length);
  if (isIP(base) === 0 || isIP(address) === 0 || !Number.isInteger(bits)) return false;
  if (bits < 0 || bits > (family === 'ipv6' ? 128 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(base, bits, family);
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
