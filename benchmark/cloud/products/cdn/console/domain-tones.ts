import type { Tone } from '../../../spec/console.js';

/** Colours of a domain's states. */
export const domainTones: Readonly<Record<string, Tone>> = {
  online: 'success',
  offline: 'disabled',
  configuring: 'loading',
  stopping: 'loading',
};
