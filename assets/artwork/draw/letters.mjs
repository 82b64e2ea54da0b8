/**
 * A single-stroke alphabet for the labels, drawn as paths so that no machine's fonts take part. Glyphs stand on a grid
 * of 4 by 6 units, baseline at 6, every one as wide as the next.
 */

import { line, number } from './svg.mjs';

const ADVANCE = 5.9;
const HEIGHT = 6;
const WEIGHT = 0.72;

/** @type {Record<string, string>} */
const GLYPHS = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 3H2.5A1.5 1.5 0 0 1 2.5 6H0V0H2.3A1.5 1.5 0 0 1 2.3 3',
  C: 'M4 1.7A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4.3',
  D: 'M0 0V6H2A2 2 0 0 0 4 4V2A2 2 0 0 0 2 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.7A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V3.2H2.2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M.5 0H3.5M2 0V6M.5 6H3.5',
  J: 'M4 0V4A2 2 0 0 1 0 4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  P: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.2H0',
  Q: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.4 4.4L4 6',
  R: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.2H0M2 3.2L4 6',
  S: 'M3.9 1.4C3.7 .5 3 0 2 0C.9 0 .1 .6 .1 1.5C.1 3.6 3.9 2.4 3.9 4.5C3.9 5.4 3.1 6 2 6C1 6 .2 5.5 .1 4.5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L.9 6L2 2L3.1 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM1.2 4.2L2.8 1.8',
  1: 'M.6 1.2L2 0V6M.5 6H3.5',
  2: 'M.1 1.7A1.9 1.8 0 0 1 3.9 1.7C3.9 3.2 1.2 4.1 0 6H4',
  3: 'M.3 0H3.7L1.9 2.4A1.9 1.8 0 1 1 .1 4.6',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.7 0H.5L.2 2.7C.7 2.3 1.3 2.1 2 2.1A1.95 1.95 0 1 1 .1 4.8',
  6: 'M3.4 .3C1.2 .1 0 2 0 4A2 2 0 1 0 4 4A2 2 0 0 0 0 4',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8A1.6 1.4 0 1 1 2 0A1.6 1.4 0 1 1 2 2.8A1.8 1.6 0 1 1 2 6A1.8 1.6 0 1 1 2 2.8',
  9: 'M.6 5.7C2.8 5.9 4 4 4 2A2 2 0 1 0 0 2A2 2 0 0 0 4 2',
  '-': 'M.7 3H3.3',
  '.': 'M2 5.9V6',
  '’': 'M2.2 0L1.8 1.4',
  '/': 'M.4 6.6L3.6 -.6',
  '(': 'M2.9 -.6C1.3 1.2 1.3 4.8 2.9 6.6',
  ')': 'M1.1 -.6C2.7 1.2 2.7 4.8 1.1 6.6',
  '·': 'M2 3V3.1',
  ' ': '',
};

/** @param {string} text @param {number} height of a capital */
export const measureText = (text, height) => ((text.length * ADVANCE - (ADVANCE - 4)) * height) / HEIGHT;

/** Moves a glyph's path (absolute commands only) to its place. @param {string} d @param {number} x @param {number} y @param {number} scale */
function placeGlyph(d, x, y, scale) {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, /** @type {string} */ command, /** @type {string} */ rest) => {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'H') return `H${number(x + values[0] * scale)}`;
    if (command === 'V') return `V${number(y + values[0] * scale)}`;
    if (command === 'A') {
      const [rx, ry, turn, large, sweep, endX, endY] = values;
      const radii = `${number(rx * scale)} ${number(ry * scale)} ${turn} ${large} ${sweep}`;
      return `A${radii} ${number(x + endX * scale)} ${number(y + endY * scale)}`;
    }
    return command + values.map((value, at) => number((at % 2 ? y : x) + value * scale)).join(' ');
  });
}

/**
 * One line of label text, `y` at the baseline, `x` at its start, middle or end.
 *
 * @param {string} text capitals, digits and the marks above; anything else throws
 * @param {{ x: number, y: number, height: number, colour: string, anchor?: 'start' | 'middle' | 'end', weight?: number }} options
 */
export function drawText(text, { x, y, height, colour, anchor = 'start', weight = WEIGHT }) {
  const scale = height / HEIGHT;
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * measureText(text, height);
  const paths = [...text].map((character, at) => {
    const glyph = GLYPHS[character];
    if (glyph === undefined) throw new Error(`The label alphabet has no '${character}'.`);
    return placeGlyph(glyph, x - shift + at * ADVANCE * scale, y - height, scale);
  });
  return line(paths.join(''), colour, weight * scale, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
