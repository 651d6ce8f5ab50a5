import type { Box, ObservedElement } from './observation.js';

/**
 * The numbers and boxes of an observation, as a layer of their own. Stored screenshots have no marks on them; the layer
 * follows from the stored observation, and is drawn over the picture where a reader or a model wants it.
 */
export interface MarkBox {
  readonly mark: number;
  /** CSS pixels, which are the screenshot's pixels at scale 1. */
  readonly box: Box;
}

/** Marks of what can be seen on the picture, in the order of the observation. */
export function marksLayer(
  elements: readonly Pick<ObservedElement, 'mark' | 'box' | 'states'>[],
  viewport: { readonly width: number; readonly height: number },
): readonly MarkBox[] {
  return elements
    .filter(({ box, states }) => {
      const inside =
        box.x < viewport.width && box.y < viewport.height && box.x + box.width > 0 && box.y + box.height > 0;
      return inside && box.width > 0 && !states.includes('offscreen') && !states.includes('covered');
    })
    .map(({ mark, box }) => ({ mark, box }));
}
