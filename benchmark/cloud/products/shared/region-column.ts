import { REGIONS } from './regions.js';

/** Names of the regions as the states of a column that holds region ids. */
export const regionStates = Object.fromEntries(REGIONS.map(({ regionId, label }) => [regionId, { label }]));
