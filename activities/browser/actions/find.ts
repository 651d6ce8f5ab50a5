import type { BrowserAction } from '../../../domain/action.js';
import { orElse } from '../deadline.js';
import type { Acted, Hands } from './hands.js';

/** Brings a text into view, in whatever frame or scrolling part it is; asking again goes to the next place. */
export class Finder {
  #last = '';
  #times = 0;

  async find(hands: Hands, action: Extract<BrowserAction, { kind: 'find' }>): Promise<Acted> {
    this.#times = action.text === this.#last ? this.#times + 1 : 0;
    this.#last = action.text;
    const { bridge } = hands.tabs.current;
    const found = { total: 0, shown: null as string | null };
    for (const world of bridge.frames().slice(0, 25)) {
      const answer = await orElse(bridge.call(world, 'find', [action.text, this.#times]), 3_000, {
        matches: 0,
        shown: null,
      });
      found.total += answer.matches;
      found.shown ??= answer.shown;
    }
    const readBack =
      found.shown === null ? `"${action.text}" is not on the page` : `${found.total} place(s); shown: ${found.shown}`;
    return { target: null, readBack, wanted: action.text };
  }
}
