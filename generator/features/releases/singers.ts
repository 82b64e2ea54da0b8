/** People named in the lyrics of a release. */

import type { Data } from '../../engine/content/grammar.ts';
import { fold } from '../../engine/lib/fold.ts';
import { artistsOf } from '../../site/artists.ts';
import { linkTo } from '../../site/context.ts';
import { mayHaveMarks, readLyrics, splitMark } from '../../site/lyrics.ts';
import type { Singer } from '../../site/parts.ts';
import { artistRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';

type WithPeople = Pick<Site, 'settings' | 'artists' | 'urls' | 'words'>;

/** People named by marks in its lyrics, with their pages: artists of the release, members, and `artists/`; undefined if there are none. */
export function singersIn(
  site: WithPeople,
  release: Pick<Data<'releases'>, 'artists'>,
  lyrics: string | undefined,
): Singer[] | undefined {
  if (lyrics === undefined || !mayHaveMarks(lyrics)) return undefined;
  const known = listSingers(site, release);
  const named = new Set(
    readLyrics(lyrics, known).flatMap(({ mark }) =>
      splitMark(mark, known).flatMap(({ singer }) => singer ?? []),
    ),
  );
  return named.size > 0 ? [...named] : undefined;
}

/** Lists everybody by their names: a page here precedes one elsewhere. */
function listSingers(site: WithPeople, release: Pick<Data<'releases'>, 'artists'>): Singer[] {
  const { name, members = [] } = site.settings.artist;
  const people = [
    ...site.artists.map(({ slug, data }) => ({ name: data.name, url: artistRoute(slug) })),
    ...members,
    ...artistsOf(site, release),
    { name },
  ];
  const byName = new Map<string, Singer>();
  for (const { name: each, url } of people.map((person) => ({ url: undefined, ...person }))) {
    if (byName.get(fold(each))?.link) continue;
    byName.set(fold(each), { name: each, link: url ? linkTo({ site }, each, url) : undefined });
  }
  return [...byName.values()];
}
