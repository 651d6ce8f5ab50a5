import assert from 'node:assert/strict';
import { convert, type Size, type View } from '../../domain/coordinates.js';
import { seededRandom } from '../hazards/random.js';

const WINDOW: Size = { width: 1280, height: 800 };

function viewAt(scale: number, zoom: number, longest: number): View {
  const css = { width: Math.round(WINDOW.width / zoom), height: Math.round(WINDOW.height / zoom) };
  const image = { width: Math.round(WINDOW.width * scale), height: Math.round(WINDOW.height * scale) };
  const shrink = Math.min(1, longest / image.width);
  return {
    css,
    image,
    model: { width: Math.round(image.width * shrink), height: Math.round(image.height * shrink) },
  };
}

describe('coordinates', () => {
  for (const scale of [1, 1.25, 2]) {
    for (const zoom of [1, 0.9]) {
      for (const longest of [4096, 1000, 733]) {
        const view = viewAt(scale, zoom, longest);
        it(`hits cells of 20 pixels at scale ${scale}, zoom ${zoom * 100} %, a picture of ${view.model.width} pixels`, () => {
          for (let x = 10; x < view.css.width - 20; x += 20) {
            for (let y = 10; y < view.css.height - 20; y += 20) {
              const hit = convert(convert({ x, y }, 'css', 'model', view), 'model', 'css', view);
              assert.deepEqual([Math.floor(hit.x / 20), Math.floor(hit.y / 20)], [(x - 10) / 20, (y - 10) / 20]);
            }
          }
        });
      }
    }
  }

  it('comes back to the same pixel of a picture, and stays inside', () => {
    const random = seededRandom(7);
    const view = viewAt(1.25, 0.9, 1000);
    for (let times = 0; times < 2_000; times += 1) {
      const pixel = { x: random.integer(0, view.model.width - 1), y: random.integer(0, view.model.height - 1) };
      for (const space of ['css', 'image'] as const) {
        const there = convert(pixel, 'model', space, view);
        assert.ok(there.x < view[space].width && there.y < view[space].height);
        assert.deepEqual(convert(there, space, 'model', view), pixel);
      }
    }
  });

  it('refuses places outside of the view', () => {
    const view = viewAt(1, 1, 1000);
    assert.throws(() => convert({ x: 1001, y: 1 }, 'model', 'css', view), RangeError);
    assert.throws(() => convert({ x: Number.NaN, y: 1 }, 'css', 'model', view), RangeError);
  });
});
