import { type MarkBox, marksLayer } from '../../../domain/marks-layer.js';
import type { Observation, ObservedElement } from '../../../domain/observation.js';
import { html, type Markup, raw } from './markup.js';
import type { Words } from './words.js';

/** Marks beyond this number would hide the page. */
const MAX_MARKS = 150;

/** Identifier of a screenshot among the report's shared pictures. */
function pictureId(observation: Observation): string {
  return `shot-${observation.screenshot.sha256.slice(0, 16)}`;
}

/** Every picture once; the player and the findings refer to them, so that none is stored twice. */
export function sharedPictures(observations: readonly Observation[], pictures: ReadonlyMap<string, Buffer>): Markup {
  const distinct = new Map(observations.map((observation) => [observation.screenshot.sha256, observation]));
  const images = [...distinct].flatMap(([hash, observation]) => {
    const picture = pictures.get(hash);
    if (picture === undefined) return [];
    const { width, height } = observation.viewport;
    const data = `data:image/png;base64,${picture.toString('base64')}`;
    return [html`<image id="${pictureId(observation)}" width="${width}" height="${height}" href="${data}"/>`];
  });
  return html`<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${images}</defs></svg>`;
}

export interface ScreenshotView {
  readonly observation: Observation;
  /** Mark of the element acted on or meant. */
  readonly acted: number | null;
  /** Only the part around the acted element. */
  readonly crop: boolean;
  readonly hasPicture: boolean;
  readonly words: Words;
}

/** A screenshot with the numbered marks that the agent saw, and the element in question outlined. */
export function screenshot({ observation, acted, crop, hasPicture, words }: ScreenshotView): Markup {
  const { width, height } = observation.viewport;
  const element = observation.elements.find(({ mark }) => mark === acted);
  const box = crop && element !== undefined ? around(element, width, height) : { x: 0, y: 0, width, height };
  const layer = marksLayer(observation.elements, observation.viewport).slice(0, MAX_MARKS);
  return html`<svg class="${crop ? 'crop' : 'shot'}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" role="img" aria-label="${
    observation.title
  }">${
    hasPicture
      ? html`<use href="#${pictureId(observation)}"/>`
      : html`<text x="${width / 2}" y="${height / 2}" text-anchor="middle" fill="currentColor">${words.noPicture}</text>`
  }${crop ? null : [marks(layer), numbers(layer)]}${element === undefined ? null : outline(element)}</svg>`;
}

/** All boxes as one path: a crowded page has more than a hundred. */
function marks(layer: readonly MarkBox[]): Markup {
  const path = layer.map(({ box }) => {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
    return `M${x} ${y}h${width}v${height}h-${width}z`;
  });
  return html`<path class="marks" d="${path.join('')}"/>`;
}

function numbers(layer: readonly MarkBox[]): Markup {
  const labels = layer.map(({ box, mark }) => {
    const x = Math.max(0, Math.round(box.x) - 1);
    const y = Math.max(0, Math.round(box.y) - 6);
    const width = 4 + 6 * String(mark).length;
    return `<path d="M${x} ${y}h${width}v12h-${width}z" fill="var(--mark)"/><text x="${x + 2}" y="${y + 10}">${mark}</text>`;
  });
  // Only numbers were put in.
  return html`<g class="numbers">${raw(labels.join(''))}</g>`;
}

function outline({ box }: ObservedElement): Markup {
  return html`<rect class="acted" x="${box.x - 3}" y="${box.y - 3}" width="${box.width + 6}" height="${box.height + 6}" rx="4"/>`;
}

/** A part of the page with the proportions of a strip, the element in its middle as far as the edges allow. */
function around({ box }: ObservedElement, pageWidth: number, pageHeight: number) {
  const width = Math.min(pageWidth, Math.max(560, box.width + 160));
  const height = Math.min(pageHeight, Math.max(220, box.height + 100));
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  return {
    x: clamp(box.x + box.width / 2 - width / 2, pageWidth - width),
    y: clamp(box.y + box.height / 2 - height / 2, pageHeight - height),
    width,
    height,
  };
}
