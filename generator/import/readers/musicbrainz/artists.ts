/** Whom MusicBrainz credits a release or a track to. */

import type { Artists } from '../../catalogue.ts';
import { chooseName, type SiteFacts } from '../reader.ts';
import { given, listAt, textAt } from '../shared/data.ts';
import { readJoined } from '../shared/joined.ts';
import type { Notes } from '../shared/notes.ts';

/** As they are credited, unless the site knows them by their other name. */
export function readArtists(credited: unknown, site: SiteFacts, notes: Notes): Artists | undefined {
  return readJoined(
    listAt(credited, 'artist-credit').flatMap((credit) => {
      const written = [textAt(credit, 'name'), textAt(credit, 'artist', 'name')];
      const name = chooseName(
        written.flatMap((each) => given(notes.line('Artist', each))),
        site,
      );
      return name === undefined ? [] : [{ name, join: textAt(credit, 'joinphrase') ?? '' }];
    }),
  );
}

export function isSameCredit(one: Artists | undefined, other: Artists | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
