/** Advice about artists: what their files lack, whose releases are, and names that are written in two ways. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import { inline } from '../../engine/content/validate/fit.ts';
import { dropInvisible } from '../../engine/lib/invisible.ts';
import { lettersOf } from '../../engine/lib/near.ts';
import { formatPosition } from '../../engine/problems/index.ts';
import type { Lint } from '../../site/check.ts';
import { hasBiography } from '../../site/roster.ts';
import { isVarious } from '../../site/various.ts';
import { problem } from './messages.ts';
import { listNames, listReleaseNames, type Named, openKnown, openNear } from './names.ts';

/** Recommends a photo and a text for current artists. */
export const lintArtists: Lint = ({ content: { artists } }) =>
  artists.flatMap((entry) => {
    const { slug, data } = entry;
    const { name, photo, former } = data;
    if (former) return [];
    const at = positionOf(entry, ['name']);
    return [
      ...(photo === undefined
        ? [problem('artist/no-photo', positionBeside(entry, ['name'], 'photo'), { name, slug })]
        : []),
      ...(hasBiography(entry) ? [] : [problem('artist/no-text', at, { name })]),
    ];
  });

/** Requires an artist of `artists/` on each release of a label or a collective. */
export const lintOwners: Lint = ({ content }) => {
  const { artists, releases, site } = content;
  const { kind, name: ownName } = site.data.artist;
  const [example] = artists;
  if (!example || (kind !== 'label' && kind !== 'collective')) return [];
  const isKnown = openKnown(content);
  const findNear = openNear(artists);
  // Who is nearly one of them has been reported.
  const isOurs = ({ name }: Named) => isKnown(name) || findNear(name) !== undefined;
  return releases.flatMap((entry) => {
    const { title, artists: named = [], tracks = [] } = entry.data;
    const [first] = named;
    if (first) {
      if (listReleaseNames(entry).some(isOurs)) return [];
      const plain = named.map((each) => (each.role === 'main' && !each.url ? each.name : each));
      const listed = inline([...plain, { name: example.slug, role: 'with' }]);
      const isByMany = isVarious(first.name);
      return [
        problem('artist/nobody', positionOf(entry, ['artists']), {
          title,
          name: first.name,
          listed,
          isByMany,
        }),
      ];
    }
    // A collective may make music of its own; a label has artists.
    if (kind !== 'label' || tracks.some((track) => track.artists)) return [];
    return [
      problem('artist/none', positionBeside(entry, ['title'], 'artists'), {
        title,
        ownName,
        slug: example.slug,
      }),
    ];
  });
};

/** A name that differs from another one by blanks, signs or capitals, as in `DJ-Kemi` and `DJ Kemi`. */
export const lintSpellings: Lint = ({ content }) => {
  const isKnown = openKnown(content);
  const others = listNames(content).filter(({ name }) => !isKnown(name));
  const spellings = new Map<string, Map<string, Named[]>>();
  for (const each of others) {
    const letters = lettersOf(each.name);
    const same = spellings.get(letters) ?? new Map<string, Named[]>();
    // Marks that nobody can see are reported as such.
    const name = dropInvisible(each.name);
    same.set(name, [...(same.get(name) ?? []), each]);
    if (letters) spellings.set(letters, same);
  }
  return [...spellings.values()].flatMap((same) => {
    const [usual, ...rare] = [...same.values()].sort((a, b) => b.length - a.length);
    const [first] = usual ?? [];
    if (!first) return [];
    const place = formatPosition(positionOf(first.entry, first.path));
    return rare.flat().map(({ name, entry, path }) =>
      problem('artist/two-spellings', positionOf(entry, path), {
        name,
        usual: dropInvisible(first.name),
        place,
      }),
    );
  });
};
