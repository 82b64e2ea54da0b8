/** What of all recordings is by the artist of the site. */
import type { Album } from './albums.ts';
import { artistsOf, isBy, type Owner } from './artists.ts';
import { isSame, type Track } from './tracks.ts';

export interface Divided {
  readonly albums: readonly Album[];
  readonly others: readonly Track[];
  /** Recordings of the artist on releases of others that are on their own, too. */
  readonly again: readonly Track[];
}

/** The albums of the artist. Of what others released, their own recordings are singles, unless they are there already. */
export function divide(albums: readonly Album[], owner: Owner): Divided {
  const isOwn = ({ recording }: Track) => isBy(artistsOf(recording, owner), owner);
  const own = albums.filter(
    (album) => !album.isCompilation && (album.title !== undefined || album.tracks.some(isOwn)),
  );
  const known = own.flatMap(({ tracks }) => tracks);
  const taken = new Set(own);
  const others: Track[] = [];
  const again: Track[] = [];
  const found: Album[] = [];
  for (const album of albums.filter((each) => !taken.has(each))) {
    for (const track of album.tracks) {
      if (!isOwn(track) || track.artists.length === 0) others.push(track);
      else if (known.some((each) => isSame(each, track))) again.push(track);
      else {
        known.push(track);
        found.push({ ...album, tracks: [track], appearsOn: album.title, title: undefined });
      }
    }
  }
  return { albums: [...own, ...found], others, again };
}

export function nameArtists({ artists }: Track): string {
  return artists.map((artist) => (typeof artist === 'string' ? artist : artist.name)).join(', ');
}
