/**
 * A disc jockey against the light, as a flat shape. Local units: the table's far edge is y 0, up is negative, the body's
 * axis is x 0; the crown stands at about -985.
 */

import { element, group, number, polygon, shape } from './svg.mjs';

/** @typedef {import('./svg.mjs').Point} Point */
/** @typedef {[x: number, y: number, r: number]} Joint */

/** Two round joints and the skin between them. @param {Joint} one @param {Joint} other @param {string} fill */
function drawLimb([x1, y1, r1], [x2, y2, r2], fill) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos((r1 - r2) / Math.hypot(x2 - x1, y2 - y1));
  const touch = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    /** @type {1 | -1} */ side,
  ) =>
    /** @type {Point} */ ([x + r * Math.cos(angle + side * spread), y + r * Math.sin(angle + side * spread)]);
  return [
    shape(
      polygon([touch(x1, y1, r1, 1), touch(x2, y2, r2, 1), touch(x2, y2, r2, -1), touch(x1, y1, r1, -1)]),
      fill,
    ),
    element('circle', { cx: x1, cy: y1, r: r1, fill }),
    element('circle', { cx: x2, cy: y2, r: r2, fill }),
  ].join('\n');
}

/** A run of joints. @param {Joint[]} joints @param {string} fill */
const drawChain = (joints, fill) =>
  joints
    .slice(1)
    .map((joint, at) => drawLimb(joints[at], joint, fill))
    .join('\n');

const TORSO =
  'M-232 120C-228 -60 -262 -210 -292 -330C-318 -420 -346 -470 -338 -520C-328 -580 -262 -600 -178 -628C-110 -652 -54 -664 -44 -742' +
  'L60 -742C66 -664 110 -652 178 -628C262 -600 328 -580 338 -520C346 -470 318 -420 292 -330C262 -210 228 -60 232 120Z';
const FACE =
  'M-88 -862C-92 -980 92 -980 88 -862C90 -806 78 -756 46 -726C22 -704 -22 -704 -46 -726C-78 -756 -90 -806 -88 -862Z';
const HAIR =
  'M-94 -838C-118 -930 -84 -992 -24 -990C-6 -1004 36 -1000 52 -984C98 -968 112 -904 94 -838C88 -880 -88 -880 -94 -838Z';
const CORD = 'M-96 -800C-108 -730 -124 -690 -122 -620';
const BAND = 'M-116 -846C-140 -1108 140 -1108 116 -846';

/** Head and headphones, leaning towards the raised hand. @param {string} fill */
const drawHead = (fill) =>
  group(
    [
      shape(FACE, fill),
      shape(HAIR, fill),
      element('path', { d: BAND, fill: 'none', stroke: fill, 'stroke-width': 19 }),
      ...[-1, 1].map((side) =>
        element('rect', { x: side * 106 - 27, y: -902, width: 54, height: 112, rx: 24, fill }),
      ),
    ],
    { transform: 'rotate(9 0 -720)' },
  );

/** Shoulder, elbow, wrist and knuckles of the arm that holds the headphones. @type {Joint[]} */
const RAISED = [
  [258, -516, 80],
  [476, -474, 47],
  [258, -718, 35],
  [212, -766, 35],
];
/** The same of the arm that works the player. @type {Joint[]} */
const WORKING = [
  [-258, -516, 80],
  [-456, -262, 52],
  [-352, -54, 37],
  [-334, -4, 36],
];
/** Root and tip of each finger. @type {[Joint, Joint][]} */
const FINGERS = [
  [
    [206, -782, 19],
    [138, -858, 15],
  ],
  [
    [210, -796, 18],
    [156, -892, 14],
  ],
  [
    [196, -756, 19],
    [140, -814, 15],
  ],
  [
    [222, -742, 18],
    [170, -744, 15],
  ],
  [
    [-356, 8, 17],
    [-372, 58, 13],
  ],
  [
    [-342, 16, 17],
    [-340, 72, 13],
  ],
  [
    [-322, 12, 17],
    [-308, 64, 13],
  ],
  [
    [-308, -6, 17],
    [-276, 34, 13],
  ],
];

/** The whole figure in one colour, so that it can be laid over itself for an edge of light. @param {string} fill */
export function drawFigure(fill) {
  const arms = [RAISED, WORKING].map((joints) => drawChain(joints, fill));
  const fingers = FINGERS.map(([root, tip]) => drawLimb(root, tip, fill));
  const cord = element('path', { d: CORD, fill: 'none', stroke: fill, 'stroke-width': 7 });
  return group([shape(TORSO, fill), drawHead(fill), cord, ...arms, ...fingers]);
}

/** Only the hand on the player, to be laid over it. @param {string} fill */
export const drawWorkingHand = (fill) =>
  group([
    drawChain(WORKING.slice(2), fill),
    ...FINGERS.slice(4).map(([root, tip]) => drawLimb(root, tip, fill)),
  ]);

/** The collar, a few folds and the headphones' cord, where some light gets through. @param {string} stroke @param {number} width */
export const drawFolds = (stroke, width) =>
  element('path', {
    d: 'M-54 -684C-30 -644 36 -644 56 -684M-238 -392C-232 -350 -214 -318 -190 -300M-172 -110C-140 -60 -128 -20 -134 20M150 -140C128 -80 118 -30 122 10M-122 -632C-128 -540 -60 -420 -76 -270C-88 -150 -40 -70 -52 20',
    fill: 'none',
    stroke,
    'stroke-width': number(width),
    'stroke-linecap': 'round',
  });
