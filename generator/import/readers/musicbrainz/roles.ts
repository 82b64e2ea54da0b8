/** Artists and recordings of MusicBrainz, and roles. */
import type { Artists } from '../../catalogue.ts';
import { chooseName, type SiteFacts } from '../reader.ts';
import { given, listAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';
import { readJoined, roleNamed } from '../shared/roles.ts';

const TYPES: Readonly<Record<string, string>> = {
  'design/illustration': 'Design and illustration',
  'graphic design': 'Design',
  'liner notes': 'Booklet text',
  'performing orchestra': 'Orchestra',
  'chorus master': 'Chorus master',
  'mix-DJ': 'DJ mix',
  orchestrator: 'Orchestration',
  'instrument arranger': 'Arranger',
  'vocal arranger': 'Vocal arrangement',
  translator: 'Translation',
  compiler: 'Compiled by',
  sound: 'Sound',
  audio: 'Sound',
  balance: 'Balance engineer',
  librettist: 'Libretto',
};

/** Attributes that say more about the role. */
const MODIFIERS = new Set(['executive', 'co', 'additional', 'assistant', 'associate', 'sub']);
/** Attributes that say something else. */
const IGNORED = new Set([
  'guest',
  'solo',
  'instrumental',
  'cover',
  'live',
  'medley',
  'partial',
  'time',
  'task',
]);

/** Roles of a relation: several, if it names several instruments. */
export function rolesOf(relation: unknown): string[] {
  const type = textAt(relation, 'type') ?? '';
  const attributes = listAt(relation, 'attributes').filter((each) => typeof each === 'string');
  const modifiers = attributes.filter((each) => MODIFIERS.has(each));
  const others = attributes.filter((each) => !MODIFIERS.has(each) && !IGNORED.has(each));
  if (type === 'vocal') return named(others, 'Vocals');
  if (type === 'instrument') return named(others, 'Performer');
  const role = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  const [modifier] = modifiers;
  if (modifier === undefined) return [role ?? roleNamed(type) ?? capitalize(type)];
  const whole = modifier === 'co' ? `co-${type}` : `${modifier} ${type}`;
  return [roleNamed(whole) ?? capitalize(whole)];
}

function named(attributes: readonly string[], otherwise: string): string[] {
  // `drums (drum set)` are drums.
  const plain = attributes.map((each) => each.replace(/ \(.*\)$/, ''));
  return plain.length > 0 ? plain.map((each) => roleNamed(each) ?? capitalize(each)) : [otherwise];
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Reads artists as they are credited, unless the site knows them by their other name. */
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
