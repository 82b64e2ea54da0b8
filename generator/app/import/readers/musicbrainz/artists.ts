/** Whom MusicBrainz credits a release or a track to. */
import { listAt, textAt } from '../shared/data.ts';
import { type Names, readJoined } from '../shared/joined.ts';
import type { Notes } from '../shared/notes.ts';

/** As they are credited. */
export function readArtists(credited: unknown, notes: Notes): Names | undefined {
  return readJoined(
    listAt(credited, 'artist-credit').flatMap((credit) => {
      const name = notes.line('Artist', textAt(credit, 'name') ?? textAt(credit, 'artist', 'name'));
      return name === undefined ? [] : [{ name, join: textAt(credit, 'joinphrase') ?? '' }];
    }),
  );
}

export function isSameCredit(one: Names | undefined, other: Names | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
