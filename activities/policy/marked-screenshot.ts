import { PNG } from 'pngjs';
import type { MarkBox } from '../../domain/marks-layer.js';

type Colour = readonly [red: number, green: number, blue: number];

const INK: Colour = [214, 0, 110];
const PAPER: Colour = [255, 255, 255];
/** Digits of five rows by three columns, row by row. */
const DIGITS = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
] as const;
const DIGIT_WIDTH = 3;
const DIGIT_HEIGHT = 5;
/** Pixels a dot: large enough for a vision model that scales pages down. */
const DOT = 2;

/**
 * The screenshot with each element's box and mark drawn on it (set-of-mark prompting), for policies that look.
 *
 * @param png screenshot as stored, without marks
 * @param layer marks of the same observation
 */
export function drawMarks(png: Buffer, layer: readonly MarkBox[]): Buffer {
  const image = PNG.sync.read(png);
  for (const { box } of layer) frame(image, Math.round(box.x), Math.round(box.y), box.width, box.height);
  // Numbers last, so that no neighbour's frame crosses one.
  for (const { box, mark } of layer) number(image, mark, Math.round(box.x), Math.round(box.y));
  return PNG.sync.write(image);
}

function frame(image: PNG, x: number, y: number, width: number, height: number): void {
  const [right, bottom] = [x + Math.round(width) - 1, y + Math.round(height) - 1];
  for (let column = x; column <= right; column += 1) {
    paint(image, column, y, INK);
    paint(image, column, bottom, INK);
  }
  for (let row = y; row <= bottom; row += 1) {
    paint(image, x, row, INK);
    paint(image, right, row, INK);
  }
}

function number(image: PNG, mark: number, x: number, y: number): void {
  const digits = [...String(mark)].map(Number);
  const width = digits.length * (DIGIT_WIDTH + 1) * DOT + DOT;
  const height = (DIGIT_HEIGHT + 2) * DOT;
  fill(image, x, y, width, height, INK);
  for (const [index, digit] of digits.entries()) {
    const left = x + DOT + index * (DIGIT_WIDTH + 1) * DOT;
    for (const [cell, dot] of [...(DIGITS[digit] ?? '')].entries()) {
      if (dot !== '1') continue;
      const [column, row] = [cell % DIGIT_WIDTH, Math.floor(cell / DIGIT_WIDTH)];
      fill(image, left + column * DOT, y + DOT + row * DOT, DOT, DOT, PAPER);
    }
  }
}

function fill(image: PNG, x: number, y: number, width: number, height: number, colour: Colour): void {
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) paint(image, column, row, colour);
  }
}

function paint(image: PNG, x: number, y: number, [red, green, blue]: Colour): void {
  if (x < 0 || y < 0 || x >= image.width || y >= image.height) return;
  const at = (y * image.width + x) * 4;
  image.data[at] = red;
  image.data[at + 1] = green;
  image.data[at + 2] = blue;
  image.data[at + 3] = 255;
}
