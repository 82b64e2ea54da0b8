/** Placeholders for covers: files of the artist's where there are any, else records drawn here. */

import type { PictureFile, PlaceholderKind } from '../../../site/assets.ts';
import { INK_HEX as INK, PAPER_HEX as PAPER } from '../../../site/theme/tokens.ts';
import type { Artifact } from '../../artifact.ts';
import { hash } from '../../lib/hash.ts';
import { describePicture } from './describe.ts';
import type { Planned } from './plan.ts';

const KINDS = ['single', 'ep', 'album', 'mix', 'remix'] as const satisfies PlaceholderKind[];

/** In pixels, both ways. */
const SIZE = 1280;

/** `artwork/placeholder-single.jpg` and its like, as far as they are there. */
export function findPlaceholders(files: readonly string[]): string[] {
  return files.filter(isPlaceholder);
}

export function isPlaceholder(file: string): boolean {
  return KINDS.some((kind) => file === locatePlaceholder(kind));
}

function locatePlaceholder(kind: PlaceholderKind): string {
  return `artwork/placeholder-${kind}.jpg`;
}

/** One for each kind, and the files behind those that are drawn. */
export function planPlaceholders(
  planned: ReadonlyMap<string, Planned>,
  href: (url: string) => string,
): { placeholders: Record<PlaceholderKind, PictureFile>; artifacts: Artifact[] } {
  const artifacts: Artifact[] = [];
  const plan = (kind: PlaceholderKind): PictureFile => {
    const own = planned.get(locatePlaceholder(kind));
    if (own) return describePicture(own, href);
    const body = drawPlaceholder(kind);
    const path = `assets/pictures/placeholder-${kind}-${hash(body).slice(0, 8)}.svg`;
    artifacts.push({ path, body, immutable: true });
    const src = href(`/${path}`);
    return { src, width: SIZE, height: SIZE, sources: [], placeholder: '', smallest: src };
  };
  const placeholders = {
    single: plan('single'),
    ep: plan('ep'),
    album: plan('album'),
    mix: plan('mix'),
    remix: plan('remix'),
  };
  return { placeholders, artifacts };
}

/** A record, as an SVG file of less than 2 KB: more bands the longer it is. Without words, as all languages share it. */
function drawPlaceholder(kind: PlaceholderKind): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 320 320">`,
    `<rect width="320" height="320" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${INK}">`,
    MARKS[kind],
    '</g>',
    `<circle cx="160" cy="160" r="5" fill="${INK}"/>`,
    '</svg>',
  ].join('');
}

const ring = (radius: number, width = 1) =>
  `<circle cx="160" cy="160" r="${radius}" stroke-width="${width}"/>`;

/** A shape for each kind, distinct at 80 pixels. */
const MARKS: Record<PlaceholderKind, string> = {
  single: ring(104) + ring(46, 26),
  ep: ring(104) + ring(86) + ring(46, 26),
  album: ring(104) + ring(92) + ring(80) + ring(68) + ring(46, 26),
  mix: `${ring(104)}${ring(75, 57).replace('/>', ' stroke-dasharray="3 9"/>')}${ring(34, 2)}`,
  remix: `${ring(104)}<path d="M160 100a60 60 0 0 1 0 120" stroke-width="26"/><path d="M148 220a60 60 0 0 1 0-120" stroke-width="2"/>`,
};
