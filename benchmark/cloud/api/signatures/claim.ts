import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../engine/contract.js';
import type { CredentialDirectory } from '../../engine/credentials.js';
import { ApiError } from '../../spec/errors.js';
import type { SignatureErrors } from './errors.js';

/** What a request says about its own signature; each scheme reads it from another place. */
export interface SignatureClaim {
  readonly accessKeyId: string;
  readonly securityToken: string | undefined;
  readonly signature: string;
  /** Unix milliseconds; NaN when missing or unreadable. */
  readonly signedAt: number;
  /** Undefined for schemes without one. */
  readonly nonce: string | undefined;
  /** Texts to sign of the request as received; some schemes allow spellings that differ. */
  readonly stringsToSign: readonly string[];
  /** Signature of a text with a secret. */
  readonly sign: (secret: string, text: string) => string;
  /** Unix milliseconds; the end of a signed address, whose age does not matter. */
  readonly validUntil?: number;
}

const MAXIMUM_SKEW_MILLISECONDS = 15 * 60 * 1000;
/** A request may be signed up to the skew ahead of time, so a nonce counts for twice that long. */
const NONCE_MILLISECONDS = 2 * MAXIMUM_SKEW_MILLISECONDS;

/** Checks signature claims against the known credentials. */
export class SignatureChecker {
  readonly #credentials: CredentialDirectory;
  readonly #now: () => number;
  /** When each was used, oldest first. */
  readonly #nonces = new Map<string, number>();

  constructor(credentials: CredentialDirectory, now: () => number) {
    this.#credentials = credentials;
    this.#now = now;
  }

  /**
   * Finds out who signed, and remembers that the key was used.
   *
   * @throws ApiError with the refusal that the product's gateway documents
   */
  check(claim: SignatureClaim, errors: SignatureErrors): Caller {
    const now = this.#now();
    if (Number.isNaN(claim.signedAt)) throw new ApiError(errors.timeMissing);
    if (claim.validUntil !== undefined) {
      if (now > claim.validUntil) throw new ApiError(errors.addressEnded);
    } else if (Math.abs(now - claim.signedAt) > MAXIMUM_SKEW_MILLISECONDS) {
      throw new ApiError(errors.timeExpired);
    }
    const credential = this.#credentials.find(claim.accessKeyId);
    if (credential === undefined) throw new ApiError(errors.keyUnknown);
    if (!credential.enabled) throw new ApiError(errors.keyDisabled);
    const fits = claim.stringsToSign.some((text) =>
      equal(claim.sign(credential.accessKeySecret, text), claim.signature),
    );
    if (!fits) throw new ApiError(errors.mismatch, { text: claim.stringsToSign[0] ?? '' });
    if ((claim.securityToken ?? '') !== (credential.securityToken ?? '')) throw new ApiError(errors.tokenMismatch);
    if (credential.expiresAt !== undefined && credential.expiresAt <= now) throw new ApiError(errors.tokenExpired);
    if (claim.nonce !== undefined) this.#useNonce(`${claim.accessKeyId}/${claim.nonce}`, now, errors);
    this.#credentials.markUsed(claim.accessKeyId);
    return credential.caller;
  }

  #useNonce(nonce: string, now: number, errors: SignatureErrors): void {
    // The oldest come first, so that forgetting costs nothing however many there are.
    for (const [old, at] of this.#nonces) {
      if (now - at < NONCE_MILLISECONDS) break;
      this.#nonces.delete(old);
    }
    if (this.#nonces.has(nonce)) throw new ApiError(errors.nonceUsed);
    this.#nonces.set(nonce, now);
  }
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
