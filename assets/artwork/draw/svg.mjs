/**
 * The smallest set of helpers to write SVG as strings. Units are those of the drawing (a cover is 2000 square), angles
 * are degrees clockwise from the right, as SVG has them.
 */

/** @typedef {[x: number, y: number]} Point */
/** @typedef {Record<string, string | number>} Attributes */

/** @param {number} value a coordinate, kept to two decimals so that sources stay readable and equal everywhere */
export const number = (value) => String(Math.round(value * 100) / 100 + 0);

/**
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {string | string[]} [children]
 */
export function element(name, attributes = {}, children = '') {
  const pairs = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  const inner = Array.isArray(children) ? children.join('\n') : children;
  return inner
    ? `<${name}${pairs}>${inner.includes('<') ? `\n${inner}\n` : inner}</${name}>`
    : `<${name}${pairs}/>`;
}

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill */
export const disc = (cx, cy, r, fill) => element('circle', { cx, cy, r, fill });

/** A circle's line: `r` is its middle. @param {number} cx @param {number} cy @param {number} r @param {string} stroke @param {number} width */
export const ring = (cx, cy, r, stroke, width) =>
  element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill */
export const rect = (x, y, width, height, fill) => element('rect', { x, y, width, height, fill });

/** @param {string} d @param {string} fill @param {Attributes} [more] */
export const shape = (d, fill, more = {}) => element('path', { d, fill, ...more });

/** @param {string} d @param {string} stroke @param {number} width @param {Attributes} [more] */
export const line = (d, stroke, width, more = {}) =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });

/** @param {string | string[]} children @param {Attributes} [attributes] */
export const group = (children, attributes = {}) => element('g', attributes, children);

/** @param {Point[]} points @param {boolean} [close] */
export const polyline = (points, close = false) =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${close ? 'Z' : ''}`;

/** @param {Point[]} points */
export const polygon = (points) => polyline(points, true);

/** @param {number} cx @param {number} cy @param {number} r @param {number} angle @returns {Point} */
export function polar(cx, cy, r, angle) {
  const radians = (angle * Math.PI) / 180;
  return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)];
}

/** An open arc, clockwise from one angle to the other. @param {number} cx @param {number} cy @param {number} r @param {number} from @param {number} to */
export function arc(cx, cy, r, from, to) {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  return `M${number(x1)} ${number(y1)}A${number(r)} ${number(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${number(x2)} ${number(y2)}`;
}

/** A slice of a disc. @param {number} cx @param {number} cy @param {number} r @param {number} from @param {number} to */
export const wedge = (cx, cy, r, from, to) => `${arc(cx, cy, r, from, to)}L${number(cx)} ${number(cy)}Z`;

/**
 * What one circle keeps when another bites into its edge.
 *
 * @param {{ x: number, y: number, r: number }} whole @param {{ x: number, y: number, r: number }} bite
 */
export function crescent(whole, bite) {
  const [dx, dy] = [bite.x - whole.x, bite.y - whole.y];
  const distance = Math.hypot(dx, dy);
  const along = (distance ** 2 + whole.r ** 2 - bite.r ** 2) / (2 * distance);
  const across = Math.sqrt(whole.r ** 2 - along ** 2);
  const tip = (/** @type {1 | -1} */ side) =>
    [
      whole.x + (along * dx - side * across * dy) / distance,
      whole.y + (along * dy + side * across * dx) / distance,
    ]
      .map(number)
      .join(' ');
  return `M${tip(1)}A${whole.r} ${whole.r} 0 1 1 ${tip(-1)}A${bite.r} ${bite.r} 0 ${along > distance ? 0 : 1} 0 ${tip(1)}Z`;
}

/** Colour between two others, so that a run of flat steps needs only its ends. @param {string} from '#rrggbb' @param {string} to '#rrggbb' @param {number} share 0 to 1 */
export function mix(from, to, share) {
  const channel = (/** @type {string} */ colour, /** @type {number} */ at) =>
    Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** @template T @param {number} count @param {(index: number) => T} make @returns {T[]} */
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
