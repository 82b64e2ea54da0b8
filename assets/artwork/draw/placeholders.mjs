/** Stand-ins for releases without artwork: a plain sleeve whose round window shows the record's label. */

import { arc, disc, line, number, polar, ring, shape, times } from './svg.mjs';

/** @typedef {import('./sheet.mjs').Cover} Cover */

const [PAPER, INK] = ['#ece7db', '#1b1916'];
const [X, Y, R] = [1000, 930, 700];

/** @param {string[]} drawing @returns {Cover} */
const sleeve = (drawing) => ({
  ground: PAPER,
  label: INK,
  drawing: [ring(X, Y, R + 70, INK, 6), disc(X, Y, R, INK), ...drawing],
});

const ray = (/** @type {number} */ angle, /** @type {number} */ from, /** @type {number} */ to) =>
  `M${polar(X, Y, from, angle).map(number).join(' ')}L${polar(X, Y, to, angle).map(number).join(' ')}`;

const spindle = (/** @type {number} */ r) => disc(X, Y, r, PAPER);

/** One title, and the wide hole of a seven-inch. */
export const drawSingle = () => sleeve([ring(X, Y, 420, PAPER, 8), spindle(250)]);

/** A band for each of a few titles. */
export const drawEp = () =>
  sleeve([...times(4, (at) => line(arc(X, Y, 590 - at * 100, 0, 180), PAPER, 16)), spindle(52)]);

/** Rings of a long record. */
export const drawAlbum = () =>
  sleeve([...times(7, (at) => ring(X, Y, 570 - at * 70, PAPER, 14)), spindle(52)]);

/** Sixty minutes. */
export const drawMix = () =>
  sleeve([
    ...times(60, (at) => line(ray(at * 6, at % 5 ? 600 : 500, 652), PAPER, 12)),
    line(ray(-60, 0, 600), PAPER, 12),
    spindle(52),
  ]);

/** The same label, its halves shifted. */
export const drawRemix = () => {
  const half = (/** @type {number} */ shift, /** @type {number} */ from) => [
    shape(`${arc(X, Y + shift, R, from, from + 180)}Z`, INK),
    ...[520, 380, 240].map((r) => line(arc(X, Y + shift, r, from, from + 180), PAPER, 14)),
    shape(`${arc(X, Y + shift, 70, from, from + 180)}Z`, PAPER),
  ];
  return { ground: PAPER, label: INK, drawing: [...half(-70, 90), ...half(70, 270)] };
};
