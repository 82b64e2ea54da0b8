/** Who did what on a recording. */
import type { CreditFacts } from '../../catalogue.ts';
import { groupBy } from '../shared/data.ts';
import type { Field, Recording } from './recording.ts';

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

export interface People {
  readonly composer?: readonly string[];
  readonly arranger?: readonly string[];
  readonly conductor?: readonly string[];
  readonly ensemble?: readonly string[];
  readonly soloists?: readonly string[];
  readonly credits?: CreditFacts;
}

export function peopleOf(recording: Recording): People {
  const named = (field: Field) =>
    unique(recording.tags.all(field).flatMap((names) => names.split(/\s*;\s*/)));
  const listed = (role: string) =>
    recording.people.flatMap(([each, name]) => (each.toLowerCase() === role ? [name] : []));
  const lists = {
    composer: unique([...named('composer'), ...listed('composer')]),
    arranger: unique([...named('arranger'), ...listed('arranger')]),
    conductor: unique([...named('conductor'), ...listed('conductor')]),
    ensemble: named('ensemble'),
    soloists: named('soloist'),
  };
  const credits = creditsOf(recording, named);
  const found = Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0));
  return { ...found, ...(Object.keys(credits).length > 0 && { credits }) };
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
        : [[LISTED[role.toLowerCase()] ?? upperFirst(role), name] as const],
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
