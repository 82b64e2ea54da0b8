/** The parts of a form, by the kind of its file, with their keys in order: what no part names follows in the first. */
import { capitalize, nameOf, nounOf } from '../state/names.ts';
import { say } from '../state/words.ts';
import tables from './sections.json' with { type: 'json' };

/** The text below the keys, among the keys of a form. */
export const BODY = 'body';

export interface Section {
  id: string;
  name: string;
  keys: readonly string[];
}

const RECORDS = new Set(['releases', 'remixes']);
/** Kinds of music: somebody listens there, rather than follow a link. */
const MUSIC = new Set([...RECORDS, 'mixes', 'scores', 'works']);

/** Divides the keys of a form, each part in its own order. @param keys in the order of the schema */
export function divideKeys(kind: string, keys: readonly string[]): Section[] {
  const table: Readonly<Record<string, readonly string[]>> = kind === 'site' ? tables.site : tables.entry;
  const named = new Set(Object.values(table).flat());
  const others = keys.filter((key) => !named.has(key));
  const parts = Object.entries({ own: [], ...table }).map(([id, own]) => ({
    id,
    keys: [...own.filter((key) => keys.includes(key)), ...(id === 'own' ? others : [])],
  }));
  return parts
    .filter((section) => section.keys.length > 0)
    .map((section) => ({ ...section, name: nameSection(section.id, kind) }));
}

function nameSection(id: string, kind: string): string {
  if (id === 'tracks') return say('sectionTracks');
  if (id === 'listen') return say(MUSIC.has(kind) ? 'sectionListen' : 'sectionLinks');
  if (id === 'words') return say('sectionWords');
  if (id === 'look') return nameOf('look');
  if (id === 'more') return say('more');
  if (kind === 'site') return say('theSite');
  return RECORDS.has(kind) ? say('sectionRecord') : capitalize(nounOf(kind));
}
