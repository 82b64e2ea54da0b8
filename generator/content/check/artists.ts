/** The artists of a release: one of them made it, each is named once, and each by a name of their own. */
import { fold } from '../../lib/fold.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Release } from '../schema/music.ts';
import type { Entry } from '../types.ts';
import type { Check } from './context.ts';

/** `A feat. B` is two artists. An & may be part of a name. */
const GUEST = /^(.+?)\s+[([]?(?:feat|ft|featuring)(?:\.\s*|\s+)([^)\]]+)[)\]]?$/i;

export const checkArtists: Check = ({ content }) => {
  const own = fold(content.site.data.artist.name);
  return content.releases.flatMap((release) => [
    ...checkMain(release, own),
    ...checkRepeated(release),
    ...checkNames(release),
  ]);
};

/** Where only guests are named, the artist of the site made it; as one of the guests they did not, and nobody else did. */
function checkMain(release: Entry<Release>, own: string): Problem[] {
  const { artists = [], title } = release.data;
  if (artists.some(({ role }) => role === 'main')) return [];
  const index = artists.findIndex(({ name }) => fold(name) === own);
  const guest = artists[index];
  if (!guest) return [];
  const at = positionOf(release, ['artists', index]);
  return [problem('artists/no-main', at, { title, name: guest.name, role: guest.role })];
}

function checkRepeated(release: Entry<Release>): Problem[] {
  const { artists = [] } = release.data;
  const names = artists.map(({ name }) => fold(name));
  return artists.flatMap(({ name }, index) =>
    names.indexOf(fold(name)) < index
      ? [problem('artists/repeated', positionOf(release, ['artists', index]), { name })]
      : [],
  );
}

function checkNames(release: Entry<Release>): Problem[] {
  return (release.data.artists ?? []).flatMap(({ name }, index) => {
    const [, first, guest] = GUEST.exec(name) ?? [];
    if (first === undefined || guest === undefined) return [];
    return [problem('artists/several', positionOf(release, ['artists', index]), { name, first, guest })];
  });
}
