import type { Attributes } from './handler.js';

/** Where and as what one background resource is made. */
export interface CrowdPlace {
  /** 0 for the oldest of its kind. */
  readonly index: number;
  readonly regionId: string;
  /** A zone of the region. */
  readonly zoneId: string;
  /** One of several names that differ by little, unlike any other of its kind in the account. */
  readonly name: string;
  /** Five lower-case letters and digits, for names that must differ over the whole cloud. */
  readonly suffix: string;
  /** Id that an earlier entry (`vpc/CreateVpc`) made in this region; each in turn. */
  made(operation: string): string;
}

/** A call that belongs to one background resource. */
export interface CrowdCall {
  readonly action: string;
  readonly parameters: Attributes;
}

/**
 * Background resources of one kind in a lived-in account: an operation of the product, called once for each. None of
 * them may be what a document's prerequisites ask for: they lie away from the default region, or lack what is needed.
 */
export interface CrowdEntry {
  readonly action: string;
  /** 24 when left out; fewer where a quota does not allow more. */
  readonly count?: number;
  /** Place of the id in the answer, such as `VpcId`; the name when left out. */
  readonly id?: string;
  readonly parameters: (place: CrowdPlace) => Attributes;
  /** What is done to each afterwards. */
  readonly afterwards?: (id: string, place: CrowdPlace) => readonly CrowdCall[];
}
