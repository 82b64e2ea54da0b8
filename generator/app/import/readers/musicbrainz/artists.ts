/** Whom MusicBrainz credits a release or a track to. */

import type { Artists } from '../../catalogue.ts';
import { listAt, textAt } from '../shared/data.ts';
import { readJoined } from '../shared/joined.ts';
import type { Notes } from '../shared/notes.ts';

/** As they are credited. */
export function readArtists(credited: unknown, notes: Notes): Artists | undefined {
  return readJoined(
    listAt(credited, 'artist-credit').flatMap((credit) => {
      const name = notes.line('Artist', textAt(credit, 'name') ?? textAt(credit, 'artist', 'name'));
      return name === undefined ? [] : [{ name, join: textAt(credit, 'joinphrase') ?? '' }];
    }),
  );
}

export function isSameCredit(one: Artists | undefined, other: Artists | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
