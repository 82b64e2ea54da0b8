/** A new show, added to pages/events.yaml; its other text is kept byte for byte. */
import { parseYaml } from '../../engine/content/yaml/index.ts';
import { type Edited, editAll } from '../../engine/edit/index.ts';
import { fieldOf } from '../../engine/lib/record.ts';
import { formatPosition } from '../../engine/problems/index.ts';
import { exampleOf, jsonSchemaOf, schemaLine } from '../reference/json-schema.ts';
import { commentOut, offerLanguages, writeKey } from './commented-yaml.ts';
import { ENGLISH_NOTES, type Notes } from './notes/index.ts';

export interface NewEvent {
  title: string;
  /** Day, such as `2026-11-21`, if known. */
  date?: string | undefined;
  /** The codes of the languages of the site beside the default. */
  languages?: readonly string[];
  /** Comments, in English by default. */
  notes?: Notes;
}

/** A file of events without any. */
export function startEvents(notes: Notes = ENGLISH_NOTES): string {
  return `${schemaLine('pages/events', 'pages/events.yaml')}\n# ${notes('The Events page: all shows in one list, in any order.')}\n\n`;
}

/** The city of a new show. */
const OPEN = 'TBA';

/** Adds the show at the end of the list. An unknown day is left open, an error until it is filled in: no show gets a wrong day. */
export function addEvent(text: string, event: NewEvent): Edited {
  const value = { title: event.title, date: event.date ?? null, city: OPEN };
  const edited = editAll('yaml', text, [
    { path: ['events', Number.POSITIVE_INFINITY], change: { kind: 'insert', value } },
  ]);
  if (!edited.ok) return edited;
  const added = findDifference(text, edited.text);
  return { ok: true, text: edited.text.slice(0, added) + explain(edited.text.slice(added), event) };
}

function findDifference(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  return at;
}

/** The keys that most shows have, as notes of a new one. */
const USUAL = ['time', 'venue', 'country'];

/** Explains the keys of a show on lines of its own. @param added the text from the show on */
function explain(added: string, { title, languages = [], notes = ENGLISH_NOTES }: NewEvent): string {
  const [plain = {}, whole = {}] = [[], languages].map(
    (codes) => jsonSchemaOf('pages/events', codes).properties?.['events']?.items ?? {},
  );
  const { properties = {} } = offerLanguages(plain, whole, languages, { title });
  const examples = [...USUAL, ...languages].flatMap((key) => {
    const schema = properties[key];
    return schema ? writeKey(key, exampleOf(schema)) : [];
  });
  const others = [...examples, 'tickets: https://…', notes('npx liner help keys lists all others.')];
  return added.replace(/^( +)date:.*?(\r?\n) +city: TBA/m, (keys, spaces: string, newline: string) => {
    const [day, ...below] = commentOut([notes('The day it begins, such as 2026-06-12.'), ...others]);
    return [`${spaces}${day}`, keys, ...below.map((note) => spaces + note)].join(newline);
  });
}

/** @param text the whole file @returns the position of a show of the same title whose day is open too: `content/pages/events.yaml:12:5` */
export function findEvent(file: string, text: string, { title }: NewEvent): string | undefined {
  const yaml = parseYaml(file, text);
  const events = fieldOf(yaml.data, 'events');
  if (!Array.isArray(events)) return undefined;
  const index = events.findIndex(
    (event) => isSameTitle(fieldOf(event, 'title'), title) && fieldOf(event, 'date') === undefined,
  );
  return index === -1 ? undefined : formatPosition(yaml.at(['events', index]));
}

/** Compares titles, ignoring case and outer spaces. */
export function isSameTitle(found: unknown, title: string): boolean {
  const fold = (text: string) => text.trim().toLowerCase();
  return typeof found === 'string' && fold(found) === fold(title);
}
