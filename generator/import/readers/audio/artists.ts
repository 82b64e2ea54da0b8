/** Whose recordings they are. */
import { fold } from '../../../engine/lib/fold.ts';
import { divideNames, JOINED } from '../../../engine/values/index.ts';
import type { Artists, NamedRole } from '../../catalogue.ts';
import { isVarious, VARIOUS } from '../../various.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import type { Recording } from './recording.ts';

const FEATURING = /\s*[([]?\s*(?<![\p{L}\p{N}])(?:feat(?:uring)?|ft)\b\.?\s+(.+?)[)\]]?$/iu;
const NOBODY = /^(?:unknown(?: artist)?|n\/a|none|<unknown>|track)$/i;

/** A title as it is compared: `Song (feat. Guest)` is `Song`. */
export function titleKey(title: string): string {
  return keyOf(title.replace(FEATURING, ''));
}

/** Names as they are compared. */
export function keyOf(name: string): string {
  const folded = fold(name);
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  // Some names are signs alone: `!!!`.
  return words === '' ? folded : words.replace(/^the /, '');
}

export interface Owner {
  /** Tells whether it is a name of the artist of the site. */
  is(name: string): boolean;
  readonly names: readonly string[];
  readonly isLabel: boolean;
}

export function ownerOf(site: SiteFacts): Owner {
  const names = namesOf(site);
  const keys = new Set(names.map(keyOf));
  return { is: (name) => keys.has(keyOf(name)), names, isLabel: site.isLabel ?? false };
}

/** The artists that the tags of a recording name: one for each tag, or divided at the name of the artist of the site. */
export function artistsOf({ tags }: Recording, owner: Owner): NamedRole[] {
  const several = tags.all('artists');
  const named = several.length > 1 ? several : listed(tags.all('artist'));
  return [
    ...named.flatMap((name) => splitArtists(name, owner)),
    ...listed(tags.all('remixer')).map((name) => ({ name, role: 'remixer' }) as const),
  ];
}

/** Those of the album; of one of many artists, `Various Artists`. */
export function albumArtistsOf({ tags }: Recording, owner: Owner): NamedRole[] {
  const several = tags.all('albumArtists');
  return (several.length > 1 ? several : listed(tags.all('albumArtist'))).flatMap((name): NamedRole[] =>
    isVarious(name) ? [{ name: VARIOUS, role: 'main' }] : splitArtists(name, owner),
  );
}

/** Programs write `;` between the values of a tag that can have one only. */
function listed(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(/\s*;\s*/).filter(Boolean));
}

function splitArtists(written: string, owner: Owner): NamedRole[] {
  const [all, guests] = FEATURING.exec(written) ?? [];
  const main = all ? written.slice(0, -all.length).trim() : written;
  const isKnown = !NOBODY.test(main) && !isVarious(main) && main !== '';
  return [
    ...(isKnown ? splitJoint(main, owner) : []).map((name) => ({ name, role: 'main' }) as const),
    ...(guests ? splitGuests(guests) : []).map((name) => ({ name, role: 'featuring' }) as const),
  ];
}

/** `A & B` may be the name of a duo: it is divided only if the artist of the site is one of them. */
function splitJoint(names: string, owner: Owner): string[] {
  const parts = divideNames(names, { isKnown: owner.is, joins: JOINED, isTight: true });
  return parts.some(owner.is) ? parts : [names];
}

/** `A, B & C` are three; `A & B` may be a duo. */
function splitGuests(names: string): string[] {
  return names.includes(',') ? divideNames(names, { joins: ['comma', 'and'] }) : [names];
}

/** As the files write them: a name alone is that of a main artist. */
export function writeArtists(artists: readonly NamedRole[]): Artists {
  return artists.map((artist) => (artist.role === 'main' ? artist.name : artist));
}

/** Tells whether a recording is by the artist of the site: its main artists name it, or nobody. */
export function isBy(artists: readonly NamedRole[], owner: Owner): boolean {
  const main = artists.filter(({ role }) => role === 'main');
  return owner.isLabel || main.length === 0 || main.some(({ name }) => owner.is(name));
}
