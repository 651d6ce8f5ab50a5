import type { Caller } from '../../engine/contract.js';
import type { ProductConsole } from '../../spec/console.js';
import type { TourModel } from '../page-model.js';
import { common } from './common-texts.js';
import type { Renderer } from './renderer.js';

/** Guided tours: shown on a user's first visit to a product, until they are closed. */
export class Tours {
  readonly #isOn: boolean;
  readonly #seen = new Set<string>();

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** The tour that a page begins with, if the user has not closed it yet. */
  of(renderer: Renderer, caller: Caller): TourModel | undefined {
    const { product } = renderer.place;
    if (!this.#isOn || !product.tour?.length || this.#seen.has(keyOf(caller, product))) return undefined;
    return {
      boxes: product.tour.map(({ title, text }) => ({ title: renderer.text(title), text: renderer.text(text) })),
      next: renderer.text(common.next),
      done: renderer.text(common.gotIt),
    };
  }

  close(caller: Caller, product: ProductConsole): void {
    this.#seen.add(keyOf(caller, product));
  }
}

function keyOf(caller: Caller, product: ProductConsole): string {
  return `${caller.accountId}/${caller.type}/${caller.userName}/${product.product}`;
}
