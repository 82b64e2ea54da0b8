/** Artists of MusicBrainz that were saved alone. */
import { fold } from '../../../engine/lib/fold.ts';
import type { ArtistFacts, ItemOf } from '../../catalogue.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import { sortProfiles } from '../shared/addresses.ts';
import { given, known, listAt, some, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';
import { addressOf } from './release.ts';

function namesIn(artist: unknown, notes: Notes): string[] {
  const all = [artist, ...listAt(artist, 'aliases')];
  return all.flatMap((each) => given(notes.line('Name', textAt(each, 'name'))));
}

function isOwn(names: readonly string[], site: SiteFacts): boolean {
  const own = namesOf(site).map(fold);
  return names.some((name) => own.includes(fold(name)));
}

/** Returns the site's name for an artist: MusicBrainz may know its own artist by another. */
export function siteName(artist: unknown, site: SiteFacts, notes: Notes): string | undefined {
  const names = namesIn(artist, notes);
  return isOwn(names, site) ? site.artist : names[0];
}

/** One of the artists of the site. What belongs to the artist whose site it is has other files, and is left over. */
export function makeArtist(artist: unknown, site: SiteFacts, notes: Notes): ItemOf<'artists'> | undefined {
  const [name, ...names] = namesIn(artist, notes);
  if (name === undefined) return undefined;
  const urls = listAt(artist, 'relations').flatMap((each) =>
    given(notes.url('Address', textAt(each, 'url', 'resource'))),
  );
  const { profiles = [] } = sortProfiles(urls.map((url) => ({ url })));
  if (isOwn([name, ...names], site)) {
    for (const { url } of profiles) notes.leave('Profile of the artist, for site.yaml', url);
    return undefined;
  }
  const type = textAt(artist, 'type');
  return {
    kind: 'artists',
    facts: known<ArtistFacts>({
      name,
      kind: type === 'Person' ? 'person' : type === 'Group' ? 'group' : undefined,
      profiles: some(profiles),
    }),
    origin: notes.origin,
    ids: some(given(addressOf('artist', artist))),
  };
}
