/** Whether two artists of a roster are one: by their names. */
import { slugify } from '../../engine/lib/slug.ts';
import { type Matchable, textIn } from './facts.ts';
import { type Likeness, OTHER, sure } from './likeness.ts';
import { foldName } from './names.ts';
import type { Marks } from './nearby.ts';

interface ArtistTraits {
  readonly name: string;
  readonly slugs: readonly string[];
}

export function traitsOfArtist({ data, slug }: Matchable): ArtistTraits {
  const name = textIn(data, 'name') ?? '';
  return { name: foldName(name), slugs: [slugify(name), ...(slug === undefined ? [] : [slug])] };
}

export function marksOfArtist({ name, slugs }: ArtistTraits): Marks {
  return { keys: [`name:${name}`, ...slugs.filter(Boolean).map((slug) => `slug:${slug}`)] };
}

export function compareArtists(one: ArtistTraits, other: ArtistTraits): Likeness {
  const isSame = one.name === other.name || one.slugs.some((slug) => slug && other.slugs.includes(slug));
  return isSame ? sure('same name') : OTHER;
}
