/** Covers of the first four singles. Each function returns one composition. */

import { FOOT } from './sheet.mjs';
import { crescent, disc, element, group, mix, number, polygon, random, rect, shape, times } from './svg.mjs';

/** @typedef {import('./sheet.mjs').Cover} Cover */

/** A crescent, half of it under a soft horizon: whatever is moon above is night below. @returns {Cover} */
export function drawReve() {
  const [night, moon, horizon, step] = ['#16131f', '#b7a4f0', 1010, 62];
  // A sea of lines that closes up towards the viewer; the moon turns them over where it lies under them.
  const lines = times(11, (at) => ({ y: horizon + at * step, height: 12 + at * 4.6 }));
  const sea = lines.map(({ y, height }) => `M0 ${number(y)}H2000V${number(y + height)}H0Z`).join('');
  const shore = `M0 ${horizon + 11 * step}H2000V2000H0Z`;
  const moonlight = crescent({ x: 960, y: 970, r: 760 }, { x: 1190, y: 810, r: 640 });
  return {
    ground: night,
    label: night,
    defs: [
      element('clipPath', { id: 'sky' }, rect(0, 0, 2000, horizon, night)),
      element('clipPath', { id: 'sea' }, rect(0, horizon, 2000, 2000 - horizon, night)),
    ].join('\n'),
    drawing: [
      shape(moonlight, moon, { 'clip-path': 'url(#sky)' }),
      shape(`${sea}${shore}${moonlight}`, moon, { 'fill-rule': 'evenodd', 'clip-path': 'url(#sea)' }),
    ],
  };
}

/** A road of converging bars that runs into an arch and becomes it. @returns {Cover} */
export function drawWayToTomorrowland() {
  const [midnight, magenta, orange, light] = ['#120f33', '#e5127d', '#ff9a1f', '#ffe3c2'];
  const [foot, spread, count, width] = [960, 2.35, 6, 112];
  const bands = times(count, (at) => {
    const outer = 800 - at * width;
    const inner = outer - width * 0.72;
    const leg = (/** @type {1 | -1} */ side) =>
      polygon([
        [1000 + side * outer, foot],
        [1000 + side * inner, foot],
        [1000 + side * inner * spread, 2000],
        [1000 + side * outer * spread, 2000],
      ]);
    // One unit of overlap, so that no seam shows between an arch and its legs.
    const [left, right] = [1000 - outer, 1000 + outer];
    const over = `M${number(left)} ${foot + 1}A${number(outer)} ${number(outer)} 0 0 1 ${number(right)} ${foot + 1}`;
    const under = `H${number(1000 + inner)}A${number(inner)} ${number(inner)} 0 0 0 ${number(1000 - inner)} ${foot + 1}Z`;
    return shape(`${over}${under}${leg(-1)}${leg(1)}`, mix(magenta, orange, at / (count - 1)));
  });
  return {
    ground: midnight,
    label: light,
    edge: 'top',
    drawing: [...bands, disc(1000, foot - 12, 78, light)],
  };
}

/**
 * An isometric house: `x`, `y` the front corner of its foot, `side` its length, `h` its height.
 *
 * @param {number} x @param {number} y @param {number} side @param {number} h
 * @param {{ top: string, left: string, right: string }} colours
 */
function drawHouse(x, y, side, h, { top, left, right }) {
  const [dx, dy] = [side * 0.8660254, side / 2];
  return group([
    shape(
      polygon([
        [x, y],
        [x - dx, y - dy],
        [x - dx, y - dy - h],
        [x, y - h],
      ]),
      left,
    ),
    shape(
      polygon([
        [x, y],
        [x + dx, y - dy],
        [x + dx, y - dy - h],
        [x, y - h],
      ]),
      right,
    ),
    shape(
      polygon([
        [x, y - h],
        [x - dx, y - dy - h],
        [x, y - side - h],
        [x + dx, y - dy - h],
      ]),
      top,
    ),
  ]);
}

/** Isometric rooftops under a low sun. @returns {Cover} */
export function drawDreamville() {
  const [cream, pink, mint, shade] = ['#fdf1dc', '#f78fb0', '#93dcc0', '#2f8f7d'];
  const [unit, next] = [420, random(44)];
  const places = times(8, (row) => times(5, (column) => ({ row, column }))).flat();
  const houses = places.map(({ row, column }) => {
    const x = (column - 1.5 + (row % 2) / 2) * unit * 1.7320508;
    const y = 1300 + row * unit * 0.5;
    const height = 200 + Math.floor(next() * 4) * 90;
    const roof = next() < 0.3 ? pink : cream;
    const house = drawHouse(x, y, unit * 0.76, height, { top: roof, left: mint, right: shade });
    const hut = drawHouse(x, y - height - unit * 0.2, unit * 0.3, 90, {
      top: roof === pink ? cream : pink,
      left: mint,
      right: shade,
    });
    return next() < 0.3 ? group([house, hut]) : house;
  });
  return { ground: pink, label: '#1d5f56', edge: 'top', drawing: [disc(1180, 830, 580, cream), ...houses] };
}

/** Triangles rise and open like raised hands: the crowd stands highest at the sides. @returns {Cover} */
export function drawExult() {
  const [cream, vermilion] = ['#f7ead2', '#e8381b'];
  const [width, height] = [1000 / 3, FOOT / 4];
  // How many triangles each row has on either side, from the top.
  const hands = [1, 2, 3, 3].flatMap((count, row) =>
    times(count, (at) => {
      const [outer, inner] = [1000 - at * width, 1000 - (at + 1) * width];
      const [top, bottom] = [row * height, (row + 1) * height];
      return [-1, 1].map((side) =>
        shape(
          polygon([
            [1000 + side * outer, top],
            [1000 + side * outer, bottom],
            [1000 + side * inner, bottom],
          ]),
          vermilion,
        ),
      );
    }).flat(),
  );
  return { ground: cream, label: vermilion, drawing: hands };
}
