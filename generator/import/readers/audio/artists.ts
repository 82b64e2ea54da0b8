/** Artists of recordings, and their roles. */

import { fold } from '../../../engine/lib/fold.ts';
import { ownOf } from '../../../engine/lib/record.ts';
import { divideNames, JOINED } from '../../../engine/values/index.ts';
import { isVarious, VARIOUS } from '../../../site/various.ts';
import type { Artists, CreditFacts, NamedRole, PeopleFacts } from '../../catalogue.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import { groupBy, known, some, someOf } from '../shared/data.ts';
import type { Field, Recording } from './recording.ts';

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

/** Artists of the album; `Various Artists` if there are many. */
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

/** Writes artists as the files have them: a name alone is that of a main artist. */
export function writeArtists(artists: readonly NamedRole[]): Artists {
  return artists.map((artist) => (artist.role === 'main' ? artist.name : artist));
}

/** Returns true if a recording is by the artist of the site: its main artists include it, or are unknown. */
export function isBy(artists: readonly NamedRole[], owner: Owner): boolean {
  const main = artists.filter(({ role }) => role === 'main');
  return owner.isLabel || main.length === 0 || main.some(({ name }) => owner.is(name));
}

const ROLES: Partial<Record<Field, string>> = {
  writer: 'Songwriter',
  lyricist: 'Lyrics',
  producer: 'Producer',
  engineer: 'Engineer',
  mixer: 'Mixing',
  mastering: 'Mastering',
  djMixer: 'DJ Mix',
};

/** Roles of the lists of ID3v2 that have a name here. */
const LISTED: Readonly<Record<string, string>> = { mix: 'Mixing', 'dj-mix': 'DJ Mix', djmix: 'DJ Mix' };

export function peopleOf(recording: Recording): PeopleFacts {
  const named = (field: Field) =>
    unique(recording.tags.all(field).flatMap((names) => names.split(/\s*;\s*/)));
  const listed = (role: string) =>
    recording.people.flatMap(([each, name]) => (each.toLowerCase() === role ? [name] : []));
  return known<PeopleFacts>({
    composer: some(unique([...named('composer'), ...listed('composer')])),
    arranger: some(unique([...named('arranger'), ...listed('arranger')])),
    conductor: some(unique([...named('conductor'), ...listed('conductor')])),
    ensemble: some(named('ensemble')),
    soloists: some(named('soloist')),
    credits: someOf(creditsOf(recording, named)),
  });
}

function creditsOf(recording: Recording, named: (field: Field) => string[]): CreditFacts {
  const rows = [
    ...Object.entries(ROLES).flatMap(([field, role]) =>
      // Object.entries loses the types of keys.
      named(field as Field).map((name) => [role, name] as const),
    ),
    ...named('performer').map(readPerformer),
    ...recording.people.flatMap(([role, name]) =>
      /^(?:composer|arranger|conductor)$/i.test(role)
        ? []
        : [[ownOf(LISTED, role.toLowerCase()) ?? upperFirst(role), name] as const],
    ),
  ];
  const grouped = groupBy(rows, ([role]) => role);
  return Object.fromEntries([...grouped].map(([role, list]) => [role, unique(list.map(([, name]) => name))]));
}

/** `Name (violin)`. */
function readPerformer(written: string): readonly [string, string] {
  const [, name, role] = /^(.+?)\s*\(([^()]+)\)$/.exec(written) ?? [];
  return name && role ? [upperFirst(role.trim()), name] : ['Performer', written];
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.filter(Boolean))];
}
