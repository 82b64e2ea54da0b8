/** Covers of 2020. Each function returns one composition. */

import { disc, element, group, polygon, rect, shape, times } from './svg.mjs';

/** @typedef {import('./sheet.mjs').Cover} Cover */
/** @typedef {import('./svg.mjs').Point} Point */

/** Two circles printed off register; the second is a line screen that runs past the first. @returns {Cover} */
export function drawStrangeLove() {
  const [paper, coral, cyan, both] = ['#f3eee2', '#ff6a55', '#19b3d8', '#2a2f66'];
  const [one, other] = [
    { x: 790, y: 770, r: 640 },
    { x: 1210, y: 1140, r: 640 },
  ];
  const screen = times(28, (at) => rect(500, other.y - 640 + at * 46, 1400, 10 + at * 1.25, 'SCREEN'));
  const print = (/** @type {string} */ ink) =>
    group(screen, { transform: `rotate(-45 ${other.x} ${other.y})` }).replaceAll('SCREEN', ink);
  return {
    ground: paper,
    label: both,
    defs: [
      element('clipPath', { id: 'one' }, disc(one.x, one.y, one.r, coral)),
      element('clipPath', { id: 'other' }, disc(other.x, other.y, other.r, cyan)),
    ].join('\n'),
    drawing: [
      disc(one.x, one.y, one.r, coral),
      group(print(cyan), { 'clip-path': 'url(#other)' }),
      group(group(print(both), { 'clip-path': 'url(#other)' }), { 'clip-path': 'url(#one)' }),
    ],
  };
}

/** An hourglass of half-discs: levels sink in the upper bowl, layers pile up under the lower dome. @returns {Cover} */
export function drawTantoTiempo() {
  const [olive, terracotta, dark] = ['#474b26', '#d86f41', '#2c2f17'];
  const [neck, r] = [920, 840];
  const half = (
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {0 | 1} */ sweep,
    /** @type {string} */ fill,
  ) => shape(`M${1000 - size} ${y}A${size} ${size} 0 0 ${sweep} ${1000 + size} ${y}Z`, fill);
  const levels = [terracotta, dark, terracotta, dark, terracotta];
  return {
    ground: olive,
    label: terracotta,
    drawing: [
      ...levels.map((fill, at) => half(neck - r + at * 168, r - at * 168, 0, fill)),
      ...[r, 690, 520, 250].map((size, at) => half(neck + r, size, 1, at % 2 ? dark : terracotta)),
    ],
  };
}

/** A tiled square, cracked through. @returns {Cover} */
export function drawToTheOnesWeHate() {
  const [blood, greys] = ['#a80f1b', ['#8d8d90', '#5f5f64', '#b9b9ba', '#3e3e43']];
  const pattern = [0, 2, 1, 0, 1, 0, 3, 2, 2, 3, 0, 1, 0, 1, 2, 3];
  const tiles = pattern.map((grey, at) =>
    rect(104 + (at % 4) * 450, 40 + Math.floor(at / 4) * 430, 442, 422, greys[grey]),
  );
  /** @type {Point[]} */
  const crack = [
    [1500, -300],
    [1270, 230],
    [1400, 430],
    [960, 770],
    [1110, 990],
    [640, 1270],
    [760, 1500],
    [460, 2300],
  ];
  const half = (/** @type {number} */ x) => shape(polygon([...crack, [x, 2300], [x, -300]]), blood);
  return {
    ground: blood,
    label: '#f3dcd8',
    defs: [
      element('clipPath', { id: 'left' }, half(-400)),
      element('clipPath', { id: 'right' }, half(2400)),
    ].join('\n'),
    drawing: [
      group(group(tiles, { 'clip-path': 'url(#left)' }), {
        transform: 'translate(-74 -6) rotate(-1.4 600 900)',
      }),
      group(group(tiles, { 'clip-path': 'url(#right)' }), {
        transform: 'translate(74 24) rotate(2.2 1400 900)',
      }),
    ],
  };
}
