import type { MetaOffer } from '../../domain/needs.js';
import type { ResourceMeta } from './meta.js';
import { network } from './network.js';
import { ramUserWithAccessKey } from './ram-user-with-access-key.js';

/** Every META that this program knows, hand-written. */
export const META_LIBRARY: readonly ResourceMeta[] = [network, ramUserWithAccessKey];

/** What the library offers, in the terms in which needs are matched. */
export const META_OFFERS: readonly MetaOffer[] = META_LIBRARY.map(({ description, provides }) => ({
  id: description.id,
  attributes: description.attributes,
  provides,
}));

/** A META by its identifier. */
export function findMeta(id: string): ResourceMeta | undefined {
  return META_LIBRARY.find((meta) => meta.description.id === id);
}
