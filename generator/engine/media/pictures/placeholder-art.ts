/** Placeholders for covers: files of the site's where there are any, else drawings. */
import type { Artifact } from '../../artifact.ts';
import { hash } from '../../lib/hash.ts';
import { mapValues } from '../../lib/record.ts';
import { describePicture } from './describe.ts';
import type { Drawing, PictureFile } from './picture.ts';
import type { Planned } from './plan.ts';

/** `artwork/placeholder-single.jpg`. */
export function locatePlaceholder(kind: string): string {
  return `artwork/placeholder-${kind}.jpg`;
}

/** One for each kind, and the files behind those that are drawn. */
export function planPlaceholders<Kind extends string>(
  drawings: Readonly<Record<Kind, Drawing>>,
  planned: ReadonlyMap<string, Planned>,
  href: (url: string) => string,
): { placeholders: Record<Kind, PictureFile>; artifacts: Artifact[] } {
  const artifacts: Artifact[] = [];
  const placeholders = mapValues(drawings, ({ svg, size }, kind): PictureFile => {
    const own = planned.get(locatePlaceholder(kind));
    if (own) return describePicture(own, href);
    const path = `assets/pictures/placeholder-${kind}-${hash(svg).slice(0, 8)}.svg`;
    artifacts.push({ path, body: svg, immutable: true });
    const src = href(`/${path}`);
    return { src, width: size, height: size, sources: [], placeholder: '', smallest: src };
  });
  return { placeholders, artifacts };
}
