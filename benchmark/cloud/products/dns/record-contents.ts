import { isIP } from 'node:net';
import { ApiError } from '../../spec/index.js';

/** What a caller decides of a record. */
export interface RecordContents {
  readonly RR: string;
  readonly Type: string;
  readonly Value: string;
  /** Seconds. */
  readonly TTL: number;
  readonly Line: string;
  readonly Priority?: number;
}

const HOST =
  /^(?:@|\*|(?:\*\.)?[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*)$/;
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]\.?$/i;

/** Whether a value is well formed, by type of record. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  A: (value) => isIP(value) === 4,
  AAAA: (value) => isIP(value) === 6,
  CNAME: (value) => NAME.test(value),
  NS: (value) => NAME.test(value),
  MX: (value) => NAME.test(value),
  TXT: (value) => value.length <= 512,
  SRV: (value) => /^\d{1,5} \d{1,5} \d{1,5} \S+$/.test(value),
  CAA: (value) => /^\d{1,3} (?:issue|issuewild|iodef) "?[^"]+"?$/.test(value),
  REDIRECT_URL: (value) => /^https?:\/\/\S+$/.test(value),
  FORWARD_URL: (value) => /^https?:\/\/\S+$/.test(value),
  // As the vendor's reference misspells it, and the provider sends it.
  FORWORD_URL: (value) => /^https?:\/\/\S+$/.test(value),
};

const LONGEST_TTL = 86_400;
/** Of the free edition. */
const SHORTEST_TTL = 600;

/** Refuses contents that are malformed in themselves. */
export function checkRecord({ RR, Type, Value, TTL, Priority }: RecordContents): void {
  if (!HOST.test(RR)) throw refusal('InvalidRR.Format', 'The parameter value RR is invalid.');
  const fits = VALUES[Type];
  if (fits === undefined) throw refusal('InvalidType', 'The parameter value Type is invalid.');
  if (Type === 'MX' && Priority === undefined) {
    throw refusal('MissingPriority', 'Priority is mandatory for this action.');
  }
  if (!fits(Value)) {
    throw refusal('SubDomainInvalid.Value', 'The DNS record is invalid or in the wrong format.');
  }
  if (TTL < SHORTEST_TTL || TTL > LONGEST_TTL) {
    throw refusal('QuotaExceeded.TTL', 'The TTL is outside the range that the edition of the domain allows.');
  }
}

function refusal(code: string, message: string): ApiError {
  return new ApiError({ status: 400, code, message });
}
