import type { Point } from './action.js';

/** Places on a page, in its screenshot, and in the picture that a model saw: one way to get from each to the others. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a place is counted in: CSS pixels, pixels of the screenshot, or pixels of the picture that a model was given. */
export type Space = 'css' | 'image' | 'model';

/** How large the same view is in each space. Device scale and zoom are the ratio of `image` to `css`. */
export type View = Readonly<Record<Space, Size>>;

/**
 * A place in another space. Each axis has its own scale, since the sides of a resized picture are rounded. Pixels of pictures
 * are counted by their number, so that number 0 means the middle of the first one; CSS pixels are a distance.
 *
 * @returns the place, inside the view. Fails with a RangeError when a size or a place is no number above zero or outside.
 */
export function convert(point: Point, from: Space, to: Space, view: View): Point {
  return {
    x: along(point.x, from, to, view[from].width, view[to].width),
    y: along(point.y, from, to, view[from].height, view[to].height),
  };
}

function along(place: number, from: Space, to: Space, length: number, wanted: number): number {
  if (!(length > 0 && wanted > 0)) throw new RangeError(`A view of ${length} and ${wanted} pixels shows nothing.`);
  if (!(place >= 0 && place <= length)) throw new RangeError(`${place} is outside of a view of ${length} pixels.`);
  const share = (from === 'css' ? place : Math.min(place + 0.5, length)) / length;
  const at = share * wanted;
  return to === 'css' ? at : Math.min(Math.floor(at), Math.ceil(wanted) - 1);
}
