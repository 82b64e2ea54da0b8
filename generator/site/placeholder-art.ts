/** Placeholders for covers: records, drawn for sites without files for them. */
import type { Drawing } from '../engine/media/pictures/picture.ts';
import type { PlaceholderKind } from './assets.ts';
import type { Look } from './schema/look.ts';
import { siteGrounds } from './theme/index.ts';
import type { Recipe } from './theme/recipes.ts';
import type { Ground } from './theme/tokens.ts';

/** Pixels, both ways. */
const SIZE = 1280;

const ring = (radius: number, width = 1) =>
  `<circle cx="160" cy="160" r="${radius}" stroke-width="${width}"/>`;

/** A shape for each kind, distinct at 80 pixels: more bands the longer a record is. */
const SHAPES: Record<PlaceholderKind, string> = {
  single: ring(104) + ring(46, 26),
  ep: ring(104) + ring(86) + ring(46, 26),
  album: ring(104) + ring(92) + ring(80) + ring(68) + ring(46, 26),
  mix: `${ring(104)}${ring(75, 57).replace('/>', ' stroke-dasharray="3 9"/>')}${ring(34, 2)}`,
  remix: `${ring(104)}<path d="M160 100a60 60 0 0 1 0 120" stroke-width="26"/><path d="M148 220a60 60 0 0 1 0-120" stroke-width="2"/>`,
};

/** Draws the placeholders in the colours of the pages. @param look of site.yaml */
export function drawPlaceholders(recipe: Recipe, look?: Look): Record<PlaceholderKind, Drawing> {
  const { ground, dark } = siteGrounds(recipe, look);
  const paint = (kind: PlaceholderKind) => draw(SHAPES[kind], ground, dark);
  return {
    single: paint('single'),
    ep: paint('ep'),
    album: paint('album'),
    mix: paint('mix'),
    remix: paint('remix'),
  };
}

/** Returns styles for visitors whose devices are set to dark colours. */
const whenDark = ({ paper, ink }: Ground) =>
  `<style>@media (prefers-color-scheme:dark){rect{fill:${paper}}g{stroke:${ink}}g+circle{fill:${ink}}}</style>`;

/** An SVG file of less than 2 KB. Without words, as all languages share it. */
function draw(marks: string, { paper, ink }: Ground, dark?: Ground): Drawing {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 320 320">`,
    ...(dark ? [whenDark(dark)] : []),
    `<rect width="320" height="320" fill="${paper}"/>`,
    `<g fill="none" stroke="${ink}">`,
    marks,
    '</g>',
    `<circle cx="160" cy="160" r="5" fill="${ink}"/>`,
    '</svg>',
  ].join('');
  return { svg, size: SIZE };
}
