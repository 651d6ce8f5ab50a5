import type { BrowserAction } from '../../../domain/action.js';
import { AgentError } from '../../../domain/errors.js';
import type { Acted, Hands } from './hands.js';
import { describe, resolve } from './target.js';

/** Gives a file of the episode's folder to the page. */
export async function upload(hands: Hands, action: Extract<BrowserAction, { kind: 'upload' }>): Promise<Acted> {
  const target = await resolve(hands, action.mark);
  throw new AgentError('ElementUnsuitable', `${describe(target.located.element)} takes no file.`, { alternatives: [] });
}
