/** The tracks of a release of Discogs, with the names and roles that it has. */
import { readSeconds } from '../../../engine/values/index.ts';
import type { Artists, NamedRole, TrackFacts } from '../../catalogue.ts';
import { chooseName, type SiteFacts } from '../reader.ts';
import { given, known, listAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';
import { openPeople, type People, readJoined, roleNamed } from '../shared/roles.ts';

interface Row {
  readonly track: unknown;
  readonly disc: number;
  readonly work?: string | undefined;
  readonly movement?: number | undefined;
}

/** @param artists those of the release */
export function readTracks(
  release: unknown,
  artists: Artists | undefined,
  site: SiteFacts,
  notes: Notes,
): TrackFacts[] {
  const rows = listAt(release, 'tracklist').flatMap((row) => readRow(row, notes));
  const isSeveral = new Set(rows.map(({ disc }) => disc)).size > 1;
  return rows.flatMap(({ track, disc, work, movement }) => {
    const title = notes.line('Title of a track', textAt(track, 'title'));
    if (title === undefined) return [];
    const people = openPeople();
    const guests = addCredits(track, people, notes);
    const own = readArtists(track, site, notes);
    const credited = guests.length > 0 ? [...(own ?? artists ?? []), ...guests] : own;
    return [
      known<TrackFacts>({
        title,
        artists: JSON.stringify(credited) === JSON.stringify(artists) ? undefined : credited,
        disc: isSeveral ? disc : undefined,
        duration: notes.length(readSeconds(textAt(track, 'duration') ?? '')),
        work,
        movement,
        ...people.facts(),
      }),
    ];
  });
}

function readRow(row: unknown, notes: Notes): Row[] {
  const type = textAt(row, 'type_') ?? 'track';
  const title = notes.line('Title of a track', textAt(row, 'title'));
  const position = textAt(row, 'position') ?? '';
  if (VIDEO.test(position)) {
    notes.leave('Video', title ?? position);
    return [];
  }
  if (type === 'index' && listAt(row, 'sub_tracks').length > 0)
    return listAt(row, 'sub_tracks').map((track, index) => ({
      track,
      // Behind the dot is the part of the track.
      disc: discOf((textAt(track, 'position') || position).replace(/\.[^.]*$/, '')),
      work: title,
      movement: index < 99 ? index + 1 : undefined,
    }));
  if (type === 'track' || type === 'index') return [{ track: row, disc: discOf(position) }];
  if (title !== undefined) notes.leave('Heading', title);
  return [];
}

/** Media with pictures, without tracks. */
const VIDEO = /^(?:video|dvd|vhs|blu-?ray)/i;

/** `2-03` and `CD2-3` are on the second disc; the sides of records are two on each, and `B3.1` is a part of a track. */
function discOf(position: string): number {
  const [, number] = /^(?:[a-z]{2,})?(\d{1,2})[-.]\d/i.exec(position) ?? [];
  if (number !== undefined) return Math.max(1, Number(number));
  const [side] = /^[A-Z](?=\d|$)/.exec(position) ?? [];
  return side === undefined ? 1 : Math.floor((side.charCodeAt(0) - 65) / 2) + 1;
}

/** Adds the credits of a release or a track, but for those of some tracks of a release. @returns guests */
export function addCredits(entity: unknown, people: People, notes: Notes): NamedRole[] {
  return listAt(entity, 'extraartists').flatMap((artist) => {
    const name = nameOf(artist, notes);
    const roles = rolesOf(artist);
    if (name === undefined) return [];
    if (textAt(artist, 'tracks') !== undefined) {
      notes.leave('Credit for some tracks', `${roles.join(', ')}: ${name}`);
      return [];
    }
    const isGuest = (role: string) => /^(?:featuring|feat\.?)$/i.test(role);
    for (const role of roles) if (!isGuest(role)) people.add(role, name);
    return roles.some(isGuest) ? [{ name, role: 'featuring' as const }] : [];
  });
}

/** Drops the number that tells artists of one name apart, `Oto (2)`, and the star of a variation of a name. */
export function cleanName(name: string): string {
  return name.replace(/\s+\(\d+\)$/, '').replace(/\*$/, '');
}

function nameOf(artist: unknown, notes: Notes): string | undefined {
  const name = notes.line('Name', textAt(artist, 'anv') ?? textAt(artist, 'name'));
  return name && cleanName(name);
}

/** Reads artists as the sleeve names them, unless the site knows them by another name. */
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
