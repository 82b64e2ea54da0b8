/** The three press pictures: one scene, framed for a portrait, a landscape and a square. */

import { drawFigure, drawFolds, drawWorkingHand } from './figure.mjs';
import { drawPage, grain } from './sheet.mjs';
import { arc, disc, element, group, line, number, polygon, rect, ring, shape, times } from './svg.mjs';

const NIGHT = '#0a4245';
const DEEP = '#041a1c';
const BODY = '#031416';
const STEEL = '#0a3335';
const LIGHT = '#ffb231';
const EMBER = '#c57a1c';

/**
 * The flat front view of a box on the table, seen a little from above.
 *
 * @param {number} x its middle @param {number} width @param {number} lean how far its far edge is drawn in
 */
const drawBox = (x, width, lean) => {
  const [near, far] = [width / 2, width / 2 - 22];
  const top = polygon([
    [x - far + lean, 14],
    [x + far + lean, 14],
    [x + near, 128],
    [x - near, 128],
  ]);
  return [
    shape(top, STEEL),
    rect(x - near, 128, width, 44, DEEP),
    line(top, LIGHT, 4, { 'stroke-linejoin': 'round' }),
  ];
};

/** A player with its wheel. @param {number} x @param {1 | -1} side of the table */
const drawPlayer = (x, side) => {
  const wheel = (/** @type {number} */ r, /** @type {string} */ fill) =>
    element('ellipse', {
      cx: x - side * 10,
      cy: 74,
      rx: r,
      ry: r * 0.4,
      fill,
      stroke: LIGHT,
      'stroke-width': 4,
    });
  return group([
    ...drawBox(x, 344, -side * 14),
    wheel(112, DEEP),
    wheel(84, DEEP),
    wheel(20, LIGHT),
    ...[0, 1].map((at) => element('ellipse', { cx: x - 146 + at * 36, cy: 112, rx: 11, ry: 6, fill: LIGHT })),
  ]);
};

/** The mixer between the players. */
const drawMixer = () =>
  group([
    ...drawBox(0, 236, 0),
    ...times(12, (at) =>
      element('ellipse', {
        cx: -72 + (at % 4) * 48,
        cy: 32 + Math.floor(at / 4) * 19,
        rx: 9,
        ry: 5,
        fill: LIGHT,
      }),
    ),
    ...times(4, (at) => line(`M${-74 + at * 49} 88V118`, LIGHT, 4)),
    ...times(4, (at) => rect(-84 + at * 49, 96 + ((at * 7) % 3) * 6, 20, 8, LIGHT)),
  ]);

/** Pairs of arcs that turn about a dot, as a frieze along the cloth. @param {number} top @param {number} height that is in the picture */
function drawFrieze(top, height) {
  const emblem = group([
    line(arc(-2, -34, 118, 90, 270), NIGHT, 62),
    line(arc(2, 34, 118, 270, 450), NIGHT, 62),
    disc(0, 0, 38, NIGHT),
  ]);
  const scale = (height * 0.66) / 366;
  return times(31, (at) =>
    group(emblem, {
      transform: `translate(${number((at - 15) * 372 * scale)} ${number(top + height / 2)}) scale(${number(scale)})`,
    }),
  );
}

/**
 * @param {{ width: number, height: number, x: number, table: number, scale: number, sun: { x: number, y: number, r: number }, title: string, seed: number }} frame
 *   x and table: where the body's axis and the table's far edge stand, in pixels; scale: pixels to a unit
 */
function drawScene({ width, height, x, table, scale, sun, title, seed }) {
  const { filter, film } = grain(seed, width, height, 0.34);
  const reach = width / scale;
  const scene = [
    group(drawFigure(EMBER), { transform: 'translate(-9 -7)' }),
    drawFigure(BODY),
    drawFolds(STEEL, 7),
    rect(-reach, 0, reach * 2, 172, DEEP),
    line(`M${-reach} 0H${reach}`, EMBER, 4),
    drawPlayer(-338, -1),
    drawPlayer(338, 1),
    drawMixer(),
    group(drawWorkingHand(EMBER), { transform: 'translate(-6 -5)', 'clip-path': 'url(#over)' }),
    drawWorkingHand(BODY),
    rect(-reach, 172, reach * 2, 2000, BODY),
    line(`M${-reach} 174H${reach}`, LIGHT, 6),
    ...drawFrieze(172, (height - table) / scale - 172),
  ];
  return drawPage({
    width,
    height,
    title,
    defs: [filter, element('clipPath', { id: 'over' }, rect(-600, 2, 600, 200, BODY))],
    children: [
      rect(0, 0, width, height, NIGHT),
      ...times(4, (at) => ring(sun.x, sun.y, sun.r * (1.16 + at * 0.2), LIGHT, 5 - at)),
      disc(sun.x, sun.y, sun.r, LIGHT),
      group(scene, { transform: `translate(${x} ${table}) scale(${scale})` }),
      film,
    ],
  });
}

/** @type {{ name: string, draw: () => string }[]} */
export const PHOTOS = [
  {
    name: 'portrait',
    draw: () =>
      drawScene({
        width: 2400,
        height: 3000,
        x: 1200,
        table: 2300,
        scale: 1.74,
        sun: { x: 1250, y: 1230, r: 930 },
        title: 'Portrait: a figure behind decks',
        seed: 101,
      }),
  },
  {
    name: 'landscape',
    draw: () =>
      drawScene({
        width: 3000,
        height: 2000,
        x: 1890,
        table: 1520,
        scale: 1.27,
        sun: { x: 1915, y: 830, r: 690 },
        title: 'Landscape: a figure behind decks',
        seed: 102,
      }),
  },
  {
    name: 'square',
    draw: () =>
      drawScene({
        width: 2400,
        height: 2400,
        x: 1190,
        table: 1900,
        scale: 1.56,
        sun: { x: 1230, y: 1020, r: 860 },
        title: 'Square: a figure behind decks',
        seed: 103,
      }),
  },
];
