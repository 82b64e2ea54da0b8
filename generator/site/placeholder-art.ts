/** Placeholders for covers: records, drawn for sites without files for them. */
import type { Drawing } from '../engine/media/pictures/picture.ts';
import type { PlaceholderKind } from './assets.ts';
import { INK_HEX as INK, PAPER_HEX as PAPER } from './theme/tokens.ts';

/** In pixels, both ways. */
const SIZE = 1280;

const ring = (radius: number, width = 1) =>
  `<circle cx="160" cy="160" r="${radius}" stroke-width="${width}"/>`;

/** A shape for each kind, distinct at 80 pixels: more bands the longer a record is. */
export const PLACEHOLDERS: Record<PlaceholderKind, Drawing> = {
  single: draw(ring(104) + ring(46, 26)),
  ep: draw(ring(104) + ring(86) + ring(46, 26)),
  album: draw(ring(104) + ring(92) + ring(80) + ring(68) + ring(46, 26)),
  mix: draw(`${ring(104)}${ring(75, 57).replace('/>', ' stroke-dasharray="3 9"/>')}${ring(34, 2)}`),
  remix: draw(
    `${ring(104)}<path d="M160 100a60 60 0 0 1 0 120" stroke-width="26"/><path d="M148 220a60 60 0 0 1 0-120" stroke-width="2"/>`,
  ),
};

/** An SVG file of less than 2 KB. Without words, as all languages share it. */
function draw(marks: string): Drawing {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 320 320">`,
    `<rect width="320" height="320" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${INK}">`,
    marks,
    '</g>',
    `<circle cx="160" cy="160" r="5" fill="${INK}"/>`,
    '</svg>',
  ].join('');
  return { svg, size: SIZE };
}
