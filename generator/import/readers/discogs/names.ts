/** Artists and roles as Discogs writes them. */

import type { Artists } from '../../catalogue.ts';
import { chooseName, type SiteFacts } from '../reader.ts';
import { given, listAt, textAt } from '../shared/data.ts';
import { readJoined } from '../shared/joined.ts';
import type { Notes } from '../shared/notes.ts';
import { roleNamed } from '../shared/roles.ts';

/** Without the number that tells artists of one name apart, `Oto (2)`, and the star of a variation of a name. */
export function cleanName(name: string): string {
  return name.replace(/\s+\(\d+\)$/, '').replace(/\*$/, '');
}

/** The name on the sleeve, where it is another one. */
export function nameOf(artist: unknown, notes: Notes): string | undefined {
  const name = notes.line('Name', textAt(artist, 'anv') ?? textAt(artist, 'name'));
  return name && cleanName(name);
}

/** As the sleeve names them, unless the site knows them by another name. */
export function readArtists(entity: unknown, site: SiteFacts, notes: Notes): Artists | undefined {
  return readJoined(
    listAt(entity, 'artists').flatMap((artist) => {
      const written = [textAt(artist, 'anv'), textAt(artist, 'name')];
      const names = written.flatMap((each) => given(notes.line('Name', each)).map(cleanName));
      const name = chooseName(names, site);
      return name === undefined ? [] : [{ name, join: textAt(artist, 'join') ?? '' }];
    }),
  );
}

/** The roles of `Written-By, Guitar [Lead], Producer`. */
export function rolesOf(artist: unknown): string[] {
  const written = (textAt(artist, 'role') ?? '').slice(0, 1000);
  // Commas within brackets belong to the role.
  const roles = written.split(/\s*,(?![^[\]]*\])\s*/).filter(Boolean);
  return roles.map((role) => {
    const [, base = role, detail] = /^(.+?)\s*\[(.*)\]$/.exec(role) ?? [];
    const plain = base.replace(/[\s-]by$/i, '');
    const known = roleNamed(plain) ?? roleNamed(base) ?? plain;
    return detail ? `${known} (${detail})` : known;
  });
}
