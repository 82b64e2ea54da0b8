/** Covers of 2019. Each function returns one composition. */

import { FOOT, SIDE } from './sheet.mjs';
import { disc, group, line, number, polar, polygon, rect, ring, shape, times, wedge } from './svg.mjs';

/** @typedef {import('./sheet.mjs').Cover} Cover */
/** @typedef {import('./svg.mjs').Point} Point */

/** Nineteen rings resolve into a point. @returns {Cover} */
export function drawResolution19() {
  const [ink, ice] = ['#10141a', '#bfe3f2'];
  const [x, y] = [620, 1120];
  const rings = times(19, (at) => {
    const share = (at + 1) / 19;
    // Each ring leans away from the point, so that the stack reads as depth.
    const lean = share ** 1.5 * 400;
    return ring(x + lean, y - lean, 30 + 1120 * share ** 1.5, ice, 6 + 44 * share ** 1.3);
  });
  return { ground: ink, label: ice, drawing: [...rings, disc(x, y, 22, ice)] };
}

/** A black disc and its corona of thin rays. @returns {Cover} */
export function drawDarkEnergy() {
  const [black, ultraviolet, x, y, r] = ['#08060d', '#7a35ff', 1000, 930, 600];
  const count = 240;
  const rays = times(count, (at) => {
    const angle = (at * 360) / count;
    const turn = (angle * Math.PI) / 180;
    const swell = Math.sin(turn * 2 + 0.6) * 0.5 + Math.sin(turn * 5 + 2) * 0.28 + Math.sin(turn * 11) * 0.22;
    const reach = 1010 + swell * 330 + (at % 2) * -190 + (at % 5 === 0 ? 190 : 0);
    return polygon([polar(x, y, r, angle - 0.5), polar(x, y, reach, angle), polar(x, y, r, angle + 0.5)]);
  });
  return {
    ground: black,
    label: '#a47bff',
    // The dark disc stands a little off, as a moon does before totality.
    drawing: [
      shape(rays.join(''), ultraviolet),
      disc(x, y, r + 16, ultraviolet),
      disc(x + 14, y + 10, r, black),
    ],
  };
}

/** An eight-pointed star: two squares, one turned. @param {number} x @param {number} y @param {number} r of its points @returns {Point[]} */
function starPoints(x, y, r) {
  const inner = r * 0.7653668647;
  return times(16, (at) => polar(x, y, at % 2 ? inner : r, at * 22.5));
}

/** Stars and crosses laid on a saffron bed; where one star is missing the bed shows. @returns {Cover} */
export function drawAndalus() {
  const [cobalt, white, saffron] = ['#1438b8', '#f8f6ef', '#f6a90b'];
  const [pitch, joint] = [2000 / 3, 11];
  const rows = [-1, 0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({ row, column, x: (column + 0.5) * pitch, y: FOOT - (row + 0.5) * pitch })),
  );
  // Stars touch at their points, so what lies between four of them is a cross.
  const beds = rows.map(({ x, y }) => shape(polygon(starPoints(x, y, pitch / 2 + joint)), saffron));
  const stars = rows.map(({ row, column, x, y }) =>
    row === 1 && column === 2
      ? ''
      : group([
          shape(polygon(starPoints(x, y, pitch / 2 - joint)), white),
          shape(polygon(starPoints(x, y, pitch * 0.29)), cobalt),
          shape(polygon(starPoints(x, y, pitch * 0.15)), white),
        ]),
  );
  return {
    ground: cobalt,
    label: white,
    drawing: [...beds, ...stars, rect(0, FOOT, SIDE, SIDE - FOOT, cobalt)],
  };
}

/** A radar sweep over a street grid finds one dot. @returns {Cover} */
export function drawFindMeTonight() {
  const [night, street, amber] = ['#0b1533', '#22356c', '#ffb224'];
  const [x, y] = [300, 1510];
  const columns = [0, 230, 390, 700, 860, 1150, 1420, 1560, 1840, 2100, 2260, 2500];
  const rows = [0, 260, 420, 640, 930, 1090, 1330, 1610, 1780, 2060, 2300, 2500];
  const blocks = columns
    .slice(1)
    .flatMap((right, column) =>
      rows
        .slice(1)
        .map((bottom, row) =>
          rect(
            columns[column] + 15,
            rows[row] + 15,
            right - columns[column] - 30,
            bottom - rows[row] - 30,
            street,
          ),
        ),
    );
  const sweep = times(6, (at) =>
    shape(wedge(x, y, 2600, -76 + at * 7, -34), amber, { 'fill-opacity': 0.1 + at * 0.035 }),
  );
  return {
    ground: night,
    label: amber,
    drawing: [
      group(blocks, { transform: 'rotate(-14 1000 1000) translate(-260 -260)' }),
      ...sweep,
      ...[420, 840, 1260, 1680].map((r) => ring(x, y, r, amber, 7)),
      line(`M${x} ${y}L${polar(x, y, 2600, -34).map(number).join(' ')}`, amber, 14),
      disc(x, y, 36, amber),
      disc(1270, 640, 160, night),
      disc(1270, 640, 104, amber),
      rect(0, FOOT, SIDE, SIDE - FOOT, night),
    ],
  };
}

/** The numerals out of twenty-eight dots. @returns {Cover} */
export function draw28() {
  const [white, black, orange] = ['#f6f5f1', '#111110', '#ff5a1f'];
  const rows = ['### ###', '  # # #', '  # # #', '###  # ', '#   # #', '#   # #', '### ###'];
  const dots = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === '#'
        ? [disc(1000 + (x - 3) * 252, 940 + (y - 3) * 252, 112, x === 5 && y === 3 ? orange : black)]
        : [],
    ),
  );
  return { ground: white, label: black, drawing: dots };
}
