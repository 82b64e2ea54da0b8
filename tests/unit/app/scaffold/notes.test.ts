/** The comments of new files in the languages of sites. The snapshot lists what a language lacks; renew it with `npx vitest run -u`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ALL_KINDS, COLLECTIONS } from '../../../../generator/app/list/grammar.ts';
import { jsonSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { LOOK_EXAMPLE, writeContent } from '../../../../generator/app/scaffold/artist/content.ts';
import type { ArtistFacts, NewFile } from '../../../../generator/app/scaffold/artist/index.ts';
import { EXAMPLES, SUGGESTED_LOOKS } from '../../../../generator/app/scaffold/artist/kinds.ts';
import { writeEntry, writePage } from '../../../../generator/app/scaffold/entry.ts';
import { addEvent, startEvents } from '../../../../generator/app/scaffold/event.ts';
import { type Notes, notesIn, pathsOf, readNotes } from '../../../../generator/app/scaffold/notes/index.ts';
import type { Kind } from '../../../../generator/engine/content/grammar.ts';
import { PAGE_NAMES } from '../../../../generator/site/routes.ts';
import { ARTIST_KINDS } from '../../../../generator/site/schema/artist-kinds.ts';
import { TRANSLATIONS } from '../../../../generator/site/words/index.ts';
import hints from '../../../../generator/words/ar/hints.json' with { type: 'json' };
import { pickOf } from '../../../helpers/matrix.ts';

const LANGUAGES = TRANSLATIONS.filter((code) => code !== 'en');
const TODAY = '2026-11-26';
const HOST = { slug: 'a', baseUrl: 'https://a.example', timezone: 'UTC', today: TODAY };

/** With them, everything that has keys below it has a value, and its keys are explained. */
const KNOWN: Partial<ArtistFacts> = { location: 'Lisbon', email: 'a@a.example', style: 'board' };

function writeNewSite(
  kind: ArtistFacts['kind'],
  code: string,
  notesOf?: typeof notesIn,
  known = KNOWN,
): NewFile[] {
  const facts: ArtistFacts = {
    ...{ name: 'A', kind, look: 'dark', baseUrl: HOST.baseUrl, host: 'nginx', ...known },
    languages: [code, 'en'],
  };
  return writeContent(facts, HOST, notesOf);
}

/** Everything that `init` and `new` write, for any artist. */
function writeAll(notesOf: (kind: Kind) => Notes): string[] {
  const sites = [KNOWN, {}].flatMap((known) =>
    ARTIST_KINDS.flatMap((artist) => writeNewSite(artist, 'de', (_, kind) => notesOf(kind), known)),
  );
  const entries = COLLECTIONS.map((kind) =>
    writeEntry({ kind, title: 'A', slug: 'a', today: TODAY, languages: ['en'], notes: notesOf(kind) }),
  );
  const pages = PAGE_NAMES.map((name) => writePage(name, ['en'], notesOf(`pages/${name}`)));
  const notes = notesOf('pages/events');
  const events = addEvent(startEvents(notes), { title: 'A', notes });
  return [...sites.map(({ text }) => text), ...entries, ...pages, events.ok ? events.text : ''];
}

/** Examples of all keys, at any depth. */
function addSchemaExamples(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  addExamples(Reflect.get(schema, 'examples'));
  Object.values(schema).forEach(addSchemaExamples);
}

/** The English texts that may be translated, by the kinds of the files that have them. */
const texts = new Map<Kind, Set<string>>(ALL_KINDS.map((kind) => [kind, new Set()]));

beforeAll(async () => {
  await loadSchemas();
  for (const kind of ALL_KINDS) addSchemaExamples(jsonSchemaOf(kind));
  addExamples([EXAMPLES, SUGGESTED_LOOKS, LOOK_EXAMPLE, 'A', 'a', 'artwork/a.jpg', 'photos/a.jpg']);
  writeAll((kind) => (english) => {
    texts.get(kind)?.add(english);
    return english;
  });
});

/** Examples in comments: those that nobody has translated are not missed. */
const examples = new Set<string>();

function addExamples(value: unknown): void {
  if (typeof value === 'string') examples.add(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(addExamples);
}

/** The keys of a kind's texts in new files: for itself, and for all kinds. */
function pathsIn(kind: Kind): string[] {
  const own = [...pathsOf(kind)].filter(([english]) => texts.get(kind)?.has(english));
  return own.flatMap(([, path]) => [kind + path, path]);
}

describe.each(LANGUAGES)('in %s', (code) => {
  test('the comments of what init and new write are translated', () => {
    const lacking = [...texts].flatMap(([kind, own]) => {
      const notes = notesIn(code, kind);
      return [...own].filter((text) => /\p{L}/u.test(text) && !examples.has(text) && notes(text) === text);
    });
    expect([...new Set(lacking)]).toMatchSnapshot();
  });

  test('every translation is of a text that there is', () => {
    const known = [...texts].flatMap(([kind, own]) => [...own, ...pathsIn(kind)]);
    const isKnown = (english: string) => {
      const [before = '', after] = english.split('%');
      return known.some((text) =>
        after === undefined ? text === english : text.startsWith(before) && text.endsWith(after),
      );
    };
    expect(Object.keys(readNotes(code)).filter((english) => !isKnown(english))).toEqual([]);
  });

  test('a new site is written in it, and its files can be read', () => {
    const files = writeNewSite('band', code);
    const { text: settings = '' } = files.find(({ path }) => path === 'content/site.yaml') ?? {};
    expect(settings).toContain(`# ${notesIn(code, 'site')('One line under the name.')}`);
    expect(settings).not.toContain('# One line under the name.');
    for (const { path, text } of files.filter((file) => file.path.endsWith('.yaml')))
      expect(parseDocument(text).errors, path).toEqual([]);
  });
});

test.each(pickOf(LANGUAGES, 'ar', 'de'))('the examples in the comments of new files are in %s', (code) => {
  const files = ARTIST_KINDS.flatMap((kind) => writeNewSite(kind, code));
  const comments = files.flatMap(({ text }) => text.match(/^ *# (?!yaml-language-server).*/gm) ?? []);
  expect(comments.filter((line) => /\b(?:the|of)\b/i.test(line))).toEqual([]);
});

test('every language has the translations of all others', () => {
  const [first, ...others] = LANGUAGES.map((code) => Object.keys(readNotes(code)));
  for (const keys of others) expect(keys).toEqual(first);
});

test.each([
  ['notes', readNotes('ar')],
  ['hints', { ...readNotes('ar'), ...hints }],
])('a translation that kinds share is of one text: %s', (_, table: Record<string, string>) => {
  const found = new Map<string, string>();
  for (const kind of ALL_KINDS)
    for (const [english, path] of pathsOf(kind)) {
      if (table[path] === undefined || table[kind + path] !== undefined) continue;
      expect(found.get(path) ?? english, `${kind}${path}`).toBe(english);
      found.set(path, english);
    }
});

test('a language without translations has English comments', () => {
  const [first] = writeNewSite('band', 'nl');
  expect(first?.text).toContain('# One line under the name.');
});

test('a % stands for any words', () => {
  expect(notesIn('de', 'releases')('Its address on Spotify.')).toBe('Die Adresse auf Spotify.');
  expect(notesIn('pt-BR', 'site')('Its address on Spotify.')).toBe(
    notesIn('pt', 'site')('Its address on Spotify.'),
  );
});
