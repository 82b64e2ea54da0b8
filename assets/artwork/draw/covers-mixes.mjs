/** Covers of the remix and of the mixes. Each function returns one composition. */

import { drawText } from './letters.mjs';
import { arc, disc, element, group, line, number, polar, ring, shape, times } from './svg.mjs';

/** @typedef {import('./sheet.mjs').Cover} Cover */

/** A drum from above; the beat travels over its skin in rings. @returns {Cover} */
export function drawKhaboot() {
  const [violet, ochre] = ['#3c1a63', '#dd9d2a'];
  const [x, y] = [1000, 940];
  const lugs = times(12, (at) => {
    const [lugX, lugY] = polar(x, y, 800, at * 30 + 15);
    return disc(lugX, lugY, 46, ochre);
  });
  const ripples = times(9, (at) => ring(780, 1130, 110 + at * 128 + at * at * 4, violet, 62 - at * 5.6));
  return {
    ground: violet,
    label: ochre,
    defs: element('clipPath', { id: 'skin' }, disc(x, y, 640, ochre)),
    drawing: [
      ring(x, y, 800, ochre, 26),
      ...lugs,
      ring(x, y, 706, ochre, 60),
      disc(x, y, 640, ochre),
      group([...ripples, disc(780, 1130, 52, violet)], { 'clip-path': 'url(#skin)' }),
    ],
  };
}

/** Whether step `at` of `steps` sounds when `hits` are spread as evenly as they go. @param {number} at @param {number} hits @param {number} steps */
const sounds = (at, hits, steps) => (at * hits) % steps < hits;

/** A step sequencer: each row spreads one more hit over its eight steps, and starts elsewhere. @returns {Cover} */
export function drawAlgorhythmic() {
  const [brown, sky, dim] = ['#2e1710', '#8fd0f5', '#553527'];
  const [pitch, size, hits] = [217, 183, [3, 5, 2, 6, 4, 7, 1, 5]];
  const pads = times(64, (at) => {
    const [column, row] = [at % 8, Math.floor(at / 8)];
    const lit = sounds((column + row * 3) % 8, hits[row], 8);
    const [x, y] = [1000 + (column - 4) * pitch + 17, 62 + row * pitch + 17];
    return element('rect', {
      x,
      y,
      width: size,
      height: size,
      rx: lit ? size / 2 : 16,
      fill: lit ? sky : dim,
    });
  });
  return { ground: brown, label: sky, drawing: pads };
}

/** A radio's dial at night. @returns {Cover} */
export function drawNightFrequency() {
  const [green, glow, light] = ['#0b2a22', '#ff9d6e', '#ffe8d8'];
  const [x, y, needle] = [1000, 1560, -118];
  const ray = (/** @type {number} */ angle, /** @type {number} */ from, /** @type {number} */ to) =>
    `M${polar(x, y, from, angle).map(number).join(' ')}L${polar(x, y, to, angle).map(number).join(' ')}`;
  const ticks = times(51, (at) =>
    line(ray(-180 + at * 3.6, at % 5 ? 1075 : 990, 1190), glow, at % 5 ? 11 : 26),
  );
  const marks = ['92', '96', '100', '104'].map((text, at) => {
    const angle = -144 + at * 36;
    const [markX, markY] = polar(x, y, 850, angle);
    return group(drawText(text, { x: 0, y: 50, height: 100, colour: glow, anchor: 'middle', weight: 0.95 }), {
      transform: `translate(${number(markX)} ${number(markY)}) rotate(${angle + 90})`,
    });
  });
  return {
    ground: green,
    label: glow,
    drawing: [
      line(arc(x, y, 1330, 180, 360), glow, 100),
      ...ticks,
      ...marks,
      shape(`${arc(x, y, 640, 180, 360)}Z`, glow),
      line(ray(needle, 0, 1420), light, 30),
      shape(`${arc(x, y, 150, 180, 360)}Z`, green),
    ],
  };
}
