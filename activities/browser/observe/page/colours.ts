/// <reference lib="dom" />
import { drawnAncestors } from './tree.js';

/** Whether the colour of a text tells it from what is behind it. */

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const known = new Map<string, Colour>();
let pixel: OffscreenCanvasRenderingContext2D | null = null;

/** Any CSS colour as numbers from 0 to 255 and its opacity; the browser itself converts the unusual ones. */
function colourOf(text: string): Colour {
  const before = known.get(text);
  if (before !== undefined) return before;
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
  const colour =
    parts === null
      ? drawnColour(text)
      : { red: Number(parts[1]), green: Number(parts[2]), blue: Number(parts[3]), alpha: Number(parts[4] ?? 1) };
  if (known.size > 500) known.clear();
  known.set(text, colour);
  return colour;
}

function drawnColour(text: string): Colour {
  pixel ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (pixel === null) return { red: 0, green: 0, blue: 0, alpha: 1 };
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = text;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

function over(top: Colour, below: Colour): Colour {
  const mix = (one: number, other: number): number => one * top.alpha + other * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** What the elements around a text paint behind it; null when a picture does, or the page's own dark canvas. */
function behind(element: Element): Colour | null {
  const layers: Colour[] = [];
  for (const at of [element, ...drawnAncestors(element)]) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none' && style.backgroundClip !== 'text') return null;
    const colour = colourOf(style.backgroundColor);
    if (colour.alpha > 0) layers.push(colour);
    if (colour.alpha === 1) return layers.reduceRight((below, top) => over(top, below));
  }
  if (/dark/.test(getComputedStyle(document.documentElement).colorScheme)) return null;
  return layers.reduceRight((below, top) => over(top, below), WHITE);
}

/** Something that is drawn behind an element without being around it, such as a banner's picture or a coloured sibling. */
function paintedBeneath(element: Element): Colour | 'picture' | null {
  const rect = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(rect.x + Math.min(rect.width / 2, 20), rect.y + rect.height / 2);
  for (const one of stack.slice(stack.indexOf(element) + 1)) {
    if (one.contains(element) || element.contains(one)) continue;
    if (/^(IMG|CANVAS|VIDEO|svg|PICTURE|OBJECT|IFRAME)$/.test(one.tagName)) return 'picture';
    const style = getComputedStyle(one);
    if (style.backgroundImage !== 'none') return 'picture';
    const colour = colourOf(style.backgroundColor);
    if (colour.alpha > 0.5) return over(colour, WHITE);
  }
  return null;
}

/** Largest difference of a colour part below which nobody tells two colours apart. */
const INDISTINCT = 14;

function differs(one: Colour, other: Colour): boolean {
  const parts = [one.red - other.red, one.green - other.green, one.blue - other.blue];
  return parts.some((difference) => Math.abs(difference) > INDISTINCT);
}

/** Whether the own text of an element stands out from what is behind it. */
export function standsOut(element: Element): boolean {
  const style = getComputedStyle(element);
  // Text that a picture shines through, or with a shadow or an outline, is read by those.
  if (style.backgroundClip === 'text' || style.textShadow !== 'none') return true;
  if (Number.parseFloat(style.webkitTextStrokeWidth) > 0) return true;
  const colour = colourOf(style.webkitTextFillColor || style.color);
  if (colour.alpha < 0.08) return false;
  const background = behind(element);
  if (background === null || differs(over(colour, background), background)) return true;
  const beneath = paintedBeneath(element);
  return beneath === 'picture' || (beneath !== null && differs(over(colour, beneath), beneath));
}
