/** Covers of 2021 to 2025. Each function returns one composition. */

import { arc, disc, group, line, mix, number, polygon, polyline, rect, ring, shape, times } from './svg.mjs';

/** @typedef {import('./sheet.mjs').Cover} Cover */
/** @typedef {import('./svg.mjs').Point} Point */

/**
 * A rope along the x axis, from one end to the other, twisted; a torn end splays into its strands.
 *
 * @param {{ y: number, from: number, to: number, torn?: 1 | -1 }} rope @param {string} colour @param {string} gap
 */
function drawRope({ y, from, to, torn }, colour, gap) {
  const [thick, step] = [236, 168];
  const twist = times(Math.ceil((to - from) / step) + 1, (at) => {
    const x = torn === -1 ? from + at * step : to - at * step;
    return line(`M${x - 62} ${thick / 2 + 8}C${x - 10} 60 ${x - 52} -60 ${x} ${-thick / 2 - 8}`, gap, 22);
  });
  const end = torn === -1 ? from : to;
  const splay = (torn ? [-1.15, -0.5, 0.12, 0.8] : []).map((lift, at) => {
    const reach = (torn ?? 1) * (230 + (at % 2) * 90);
    const start = -thick / 2 + 30 + at * 59;
    return line(
      `M${end - (torn ?? 1) * 14} ${start}C${end + reach * 0.5} ${start} ${end + reach * 0.7} ${start + lift * 60} ${end + reach} ${start + lift * 190}`,
      colour,
      46,
    );
  });
  return group([rect(from, -thick / 2, to - from, thick, colour), ...twist, ...splay], {
    transform: `translate(0 ${y})`,
  });
}

/** Ropes of a ring on the diagonal, one of them snapped. @returns {Cover} */
export function drawFighter() {
  const [black, yellow] = ['#0d0d0b', '#e6ff1a'];
  const ropes = [
    { y: -640, from: -1700, to: 1700 },
    { y: -213, from: -1700, to: 1700 },
    { y: 213, from: -1700, to: -380, torn: /** @type {const} */ (1) },
    { y: 213, from: 470, to: 1700, torn: /** @type {const} */ (-1) },
    { y: 640, from: -1700, to: 1700 },
  ];
  return {
    ground: black,
    label: yellow,
    edge: 'corners',
    drawing: [
      group(
        ropes.map((rope) => drawRope(rope, yellow, black)),
        { transform: 'translate(1000 1000) rotate(-34)' },
      ),
    ],
  };
}

/** Stacked waves, the lowest one glowing. @returns {Cover} */
export function drawUnderneathYourLove() {
  const [burgundy, rose, glow] = ['#3d0a1e', '#e0587e', '#ffd9d2'];
  const wave = (/** @type {number} */ y, /** @type {number} */ shift) => {
    const bends = times(
      8,
      (at) =>
        `${at ? 'T' : `Q${number(shift - 1250)} ${number(y - 290)} `}${number(shift - 1000 + 500 * at)} ${number(y)}`,
    );
    return `M${number(shift - 1500)} ${number(y)}${bends.join('')}`;
  };
  const waves = times(6, (at) =>
    line(wave(110 + at * 232, at * 125), mix(burgundy, rose, 0.14 + at * 0.1), 138),
  );
  const light = [
    [330, 0.5],
    [270, 0.72],
    [206, 1],
  ].map(([width, share]) => line(wave(1500, 750), mix(burgundy, rose, share), width));
  return { ground: burgundy, label: rose, drawing: [...waves, ...light, line(wave(1500, 750), glow, 118)] };
}

/** Five ridges with their contour lines, and a thin sun. @returns {Cover} */
export function drawSurvivalTale() {
  const [sand, emerald, deep] = ['#ecdcb6', '#12946a', '#06382d'];
  /** @type {Point[][]} */
  const ridges = [
    [
      [0, 900],
      [260, 640],
      [420, 760],
      [760, 420],
      [1010, 720],
      [1240, 560],
      [1560, 860],
      [1800, 700],
      [2000, 820],
    ],
    [
      [0, 1010],
      [300, 1100],
      [620, 800],
      [900, 1060],
      [1300, 760],
      [1620, 1060],
      [2000, 880],
    ],
    [
      [0, 1180],
      [340, 980],
      [700, 1240],
      [1060, 1020],
      [1480, 1290],
      [1780, 1080],
      [2000, 1200],
    ],
    [
      [0, 1400],
      [420, 1340],
      [820, 1180],
      [1180, 1430],
      [1560, 1300],
      [2000, 1480],
    ],
    [
      [0, 1540],
      [360, 1620],
      [860, 1440],
      [1320, 1650],
      [1700, 1560],
      [2000, 1640],
    ],
  ];
  const layers = ridges.map((ridge, at) => {
    const colour = mix(emerald, deep, at / 4);
    const contours = times(4, (row) =>
      line(polyline(ridge.map(([x, y]) => [x, y + 54 + row * 54])), sand, 7),
    );
    return group([shape(polygon([...ridge, [2000, 2000], [0, 2000]]), colour), ...contours]);
  });
  return { ground: sand, label: sand, drawing: [ring(1330, 560, 400, emerald, 12), ...layers] };
}

/** Two arcs, like two dancers, face each other and turn about one dot. @returns {Cover} */
export function drawMatchWeddy() {
  const [teal, marigold] = ['#06393b', '#ffb01f'];
  const [y, r, width] = [930, 575, 296];
  const step = width / 2 + 14;
  return {
    ground: teal,
    label: marigold,
    drawing: [
      line(arc(1000 - 7, y - step, r, 90, 270), marigold, width),
      line(arc(1000 + 7, y + step, r, 270, 450), marigold, width),
      disc(1000, y, 190, marigold),
    ],
  };
}
