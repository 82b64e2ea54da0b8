/** What all covers share: the square, the label line at its lower edge, the grain. */

import { drawText } from './letters.mjs';
import { element, rect } from './svg.mjs';

/** Side of a cover in its own units and in pixels of the JPEG. */
export const SIDE = 2000;
export const MARGIN = 88;
const LABEL = 36;
/** Where a sheet's picture ends when the label needs a calm foot. */
export const FOOT = 1808;

/**
 * @typedef {object} Cover
 * @property {string} ground the colour of the sheet
 * @property {string} label the colour of the text at the edge
 * @property {'top' | 'bottom' | 'corners'} [edge] where the label stands; corners: title top left, number bottom right
 * @property {string} [defs] clip paths and patterns that the drawing refers to
 * @property {string[]} drawing back to front
 */

/**
 * Film grain: noise with a fixed seed, so the same sheet always looks the same.
 *
 * @param {number} seed @param {number} width @param {number} height @param {number} [strength]
 */
export function grain(seed, width, height, strength = 0.2) {
  const filter = element(
    'filter',
    { id: 'grain', x: '0', y: '0', width: '1', height: '1', 'color-interpolation-filters': 'sRGB' },
    [
      element('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '0.62',
        numOctaves: '2',
        seed,
        stitchTiles: 'noStitch',
      }),
      element('feColorMatrix', { values: '0 1.9 0 0 -0.45  0 1.9 0 0 -0.45  0 1.9 0 0 -0.45  0 0 0 0 1' }),
    ],
  );
  const film = element('rect', {
    width,
    height,
    filter: 'url(#grain)',
    opacity: strength,
    style: 'mix-blend-mode:soft-light',
  });
  return { filter, film };
}

/**
 * A whole SVG document.
 *
 * @param {{ width: number, height: number, title: string, defs?: string[], children: string[] }} page
 */
export function drawPage({ width, height, title, defs = [], children }) {
  const head = [element('title', {}, title), element('defs', {}, defs.filter(Boolean))];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  };
  return `${element('svg', attributes, [...head, ...children])}\n`;
}

/** @param {string} text of a title, as the label alphabet can set it */
const labelText = (text) => text.toUpperCase().replaceAll("'", '’');

/** @param {{ title: string, number: string, seed: number }} release @param {Cover} cover */
export function drawSheet({ title, number, seed }, cover) {
  const { filter, film } = grain(seed, SIDE, SIDE);
  const [top, bottom] = [MARGIN + LABEL, SIDE - MARGIN];
  const edge = cover.edge ?? 'bottom';
  const line = { height: LABEL, colour: cover.label };
  return drawPage({
    width: SIDE,
    height: SIDE,
    title: `${title}, ${number}`,
    defs: [cover.defs ?? '', filter],
    children: [
      rect(0, 0, SIDE, SIDE, cover.ground),
      ...cover.drawing,
      drawText(labelText(title), { ...line, x: MARGIN, y: edge === 'bottom' ? bottom : top }),
      drawText(number, { ...line, x: SIDE - MARGIN, y: edge === 'top' ? top : bottom, anchor: 'end' }),
      film,
    ],
  });
}
