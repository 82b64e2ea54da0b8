/** Whom MusicBrainz credits a release or a track to. */
import type { NamedRole } from '../../catalogue.ts';
import { listAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';

type Names = readonly (string | NamedRole)[];

/** As they are credited; what joins the names decides the role: `A feat. B` has a guest. */
export function readArtists(credited: unknown, notes: Notes): Names | undefined {
  let role: NamedRole['role'] = 'main';
  const names = listAt(credited, 'artist-credit').flatMap((credit): (string | NamedRole)[] => {
    const name = notes.line('Artist', textAt(credit, 'name') ?? textAt(credit, 'artist', 'name'));
    const own = role;
    role = roleAfter(textAt(credit, 'joinphrase') ?? '', role);
    return name === undefined ? [] : [own === 'main' ? name : { name, role: own }];
  });
  return names.length > 0 ? names : undefined;
}

/** Guests after the first are joined by commas. */
function roleAfter(join: string, before: NamedRole['role']): NamedRole['role'] {
  if (/\b(?:feat|ft|featuring)\b/i.test(join)) return 'featuring';
  if (/\b(?:with|mit|avec|con|com|ile|مع)\b/i.test(join)) return 'with';
  return /^\s*(?:,|&|and|\+)\s*$/i.test(join) ? before : 'main';
}

export function isSameCredit(one: Names | undefined, other: Names | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
