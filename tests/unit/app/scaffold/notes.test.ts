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
import { type Notes, notesIn, readNotes } from '../../../../generator/app/scaffold/notes/index.ts';
import { PAGE_NAMES } from '../../../../generator/site/routes.ts';
import { ARTIST_KINDS } from '../../../../generator/site/schema/artist-kinds.ts';
import { TRANSLATIONS } from '../../../../generator/site/words/index.ts';

const LANGUAGES = TRANSLATIONS.filter((code) => code !== 'en');
const TODAY = '2026-11-26';
const HOST = { slug: 'a', baseUrl: 'https://a.example', timezone: 'UTC', today: TODAY };

function writeNewSite(kind: ArtistFacts['kind'], code: string, notesOf?: () => Notes): NewFile[] {
  const facts: ArtistFacts = {
    // With a value for everything that has keys below it, which are explained then.
    ...{ name: 'A', kind, look: 'dark', baseUrl: HOST.baseUrl, host: 'nginx', location: 'Lisbon' },
    ...{ email: 'a@a.example', style: 'board' },
    languages: [code, 'en'],
  };
  return writeContent(facts, HOST, notesOf);
}

/** Everything that `init` and `new` write, for any artist. */
function writeAll(notes: Notes): string[] {
  const sites = ARTIST_KINDS.flatMap((kind) => writeNewSite(kind, 'de', () => notes).map(({ text }) => text));
  const entries = COLLECTIONS.map((kind) =>
    writeEntry({ kind, title: 'A', slug: 'a', today: TODAY, languages: ['en'], notes }),
  );
  const pages = PAGE_NAMES.map((name) => writePage(name, ['en'], notes));
  const events = addEvent(startEvents(notes), { title: 'A', notes });
  return [...sites, ...entries, ...pages, events.ok ? events.text : ''];
}

/** Those of all keys, at any depth. */
function addSchemaExamples(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  addExamples(Reflect.get(schema, 'examples'));
  Object.values(schema).forEach(addSchemaExamples);
}

/** The English texts that may be translated. */
const texts = new Set<string>();

beforeAll(async () => {
  await loadSchemas();
  for (const kind of ALL_KINDS) addSchemaExamples(jsonSchemaOf(kind));
  addExamples([EXAMPLES, SUGGESTED_LOOKS, LOOK_EXAMPLE, 'A', 'a', 'artwork/a.jpg', 'photos/a.jpg']);
  writeAll((english) => {
    texts.add(english);
    return english;
  });
});

/** Examples in comments: those that nobody has translated are not missed. */
const examples = new Set<string>();

function addExamples(value: unknown): void {
  if (typeof value === 'string') examples.add(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(addExamples);
}

describe.each(LANGUAGES)('in %s', (code) => {
  test('the comments of what init and new write are translated', () => {
    const notes = notesIn(code);
    const isLacking = (text: string) => /\p{L}/u.test(text) && !examples.has(text) && notes(text) === text;
    expect([...texts].filter(isLacking)).toMatchSnapshot();
  });

  test('every translation is of a text that there is', () => {
    const known = [...texts];
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
    expect(settings).toContain(`# ${notesIn(code)('One line under the name.')}`);
    expect(settings).not.toContain('# One line under the name.');
    for (const { path, text } of files.filter((file) => file.path.endsWith('.yaml')))
      expect(parseDocument(text).errors, path).toEqual([]);
  });
});

test.each(LANGUAGES)('the examples in the comments of new files are in %s', (code) => {
  const files = ARTIST_KINDS.flatMap((kind) => writeNewSite(kind, code));
  const comments = files.flatMap(({ text }) => text.match(/^ *# (?!yaml-language-server).*/gm) ?? []);
  expect(comments.filter((line) => /\b(?:the|of)\b/i.test(line))).toEqual([]);
});

test('every language has the translations of all others', () => {
  const [first, ...others] = LANGUAGES.map((code) => Object.keys(readNotes(code)));
  for (const keys of others) expect(keys).toEqual(first);
});

test('a language without translations has English comments', () => {
  const [first] = writeNewSite('band', 'nl');
  expect(first?.text).toContain('# One line under the name.');
});

test('a % stands for any words', () => {
  expect(notesIn('de')('Its address on Spotify.')).toBe('Die Adresse auf Spotify.');
  expect(notesIn('pt-BR')('Its address on Spotify.')).toBe(notesIn('pt')('Its address on Spotify.'));
});
