/** Names in the studio, and its wording of messages about files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CATALOGUE } from '../../../../generator/app/list/extensions.ts';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { MUSIC_KEYS } from '../../../../generator/site/platforms/table.ts';
import { cutPartOf, fieldOf, type Schema } from '../../../../generator/studio/ui/state/schema.ts';
import en from '../../../../generator/studio/ui/state/words/en.json' with { type: 'json' };
import englishKeys from '../../../../generator/studio/ui/state/words/keys.en.json' with { type: 'json' };
import arabicKeys from '../../../../generator/words/ar/keys.json' with { type: 'json' };
import audiences from '../../../../generator/words/ar/looks.json' with { type: 'json' };
import ar from '../../../../generator/words/ar/studio.json' with { type: 'json' };
import { LANGUAGES, textsIn } from '../../../../generator/words/index.ts';
import { exampleOf } from '../../../helpers/catalogue.ts';
import { packageRoot } from '../../../helpers/site.ts';
import { speak } from '../../../helpers/speak.ts';

speak('en');
const { wordInList, wordProblem } = await import('../../../../generator/studio/ui/state/advice.ts');
const { nameOf } = await import('../../../../generator/studio/ui/state/names.ts');
const { nameOfVariant } = await import('../../../../generator/studio/ui/state/variants.ts');
await loadSchemas();

type Worded = Parameters<typeof wordProblem>[0];

const made = (code: string, values: object, field?: (string | number)[]): Worded => ({
  ...{ code, values, message: 'M', hint: 'H' },
  ...(field && { field }),
});
const corrected = (how: string, line = '', words: string[] = []) =>
  made('schema/value', { expectation: 'must be text', found: '', correction: { how, line, words } }, [
    'from',
  ]);

test.each([
  [
    made('schema/missing', { key: 'title', found: 'key', line: 'title: A' }, ['title']),
    'Write something here, such as A.',
  ],
  [corrected('quotes', 'from: "28"'), 'Type it here once more.'],
  [corrected('brackets', 'from: [Soul]'), 'Remove the field, add it again, and fill in its parts.'],
  [corrected('empty'), 'Write your own here, or remove the field.'],
  [corrected('until', 'from: 2019', ['until: 2024']), 'Write 2019 here, and Until: 2024.'],
  [corrected('write', 'from: 2019'), 'Write  2019'],
  [
    made('schema/unknown-key', { key: 'x', known: ['title', 'release_date'] }, ['x']),
    'The fields here are: Title, Release date.',
  ],
  [
    made('date/far', { key: 'date', meant: '2027-03-02' }, ['date']),
    'If the year is wrong, write  2027-03-02',
  ],
  [made('sound/preview-after-end', { earlier: 24 }, ['preview', 'from']), 'Start it earlier, with  0:24'],
  [
    made('sound/preview-after-end', { earlier: 24 }, ['audio']),
    'Start it earlier, with  Part to listen to: From: 0:24',
  ],
  [
    made('artist/draft', { name: 'kim-ro' }, ['artists', 0]),
    'Remove  Draft: Yes  from artists/kim-ro.md, or write the name of the artist.',
  ],
  [
    made('announcement/not-latest', { url: '/music/' }, ['announcement', 'url']),
    'Announce the newer one (/music/), or set  Until  to the last day of this one.',
  ],
  [made('picture/unused', {}), 'Name it as Artwork of a release, a remix or a mix, or remove it.'],
])('advice is that of a field: %j', (problem, hint) => {
  expect(wordProblem(problem).hint?.text).toBe(hint);
});

test.each([
  ['release/no-date', 'release_date', 'Add the field Release date, such as 2025-08-01.'],
  ['release/no-links', 'streaming_links', 'Add the field Streaming links.'],
  ['tracks/none', 'tracks', 'Add the field Tracks.'],
  ['podcast/no-email', 'email', 'Add the field Email.'],
])('a field that %s misses can be added: %s', (code, key, add) => {
  const problem = { ...made(code, { title: 'A' }, [key]), isMissing: true };
  expect(wordProblem(problem)).toMatchObject({ hint: undefined, add });
  expect(wordInList(problem).hint?.text).toBe(add);
});

test('advice on a missing field that says more than to add it stays', () => {
  const problem = {
    ...made('tracks/some-numbers', { title: 'A' }, ['tracks', 0, 'track_number']),
    isMissing: true,
  };
  const hint = 'Number all tracks, or none of them: then the order of the list counts.';
  expect(wordProblem(problem)).toMatchObject({ hint: { text: hint }, add: 'Add the field Track number.' });
});

test.each([
  [['release_date'], 'Release date'],
  [['tracks', 0, 'preview', 'from'], 'Tracks › 1 › Part to listen to › From'],
  [['@ar', 'title'], 'Arabic › Title'],
])('%j is not named beside its field, and by its name in a list', (field, name) => {
  const problem = made('schema/value', { expectation: 'must be text', found: 'is the number 28' }, field);
  const expected = 'Must be text, but is the number 28.';
  expect(wordProblem(problem).message.text).toBe(expected);
  expect(wordInList(problem).message.text).toBe(`${name}: ${expected}`);
});

/** Words that make no sense beside a field. */
const OF_FILES =
  /(?<!on (?:its|one|a) (?:own )?|each )\bline\b(?! break)|\bcolon\b|(?<!curly )\bquotes around\b|\bhyphen before\b|\bindent|\bspaces before\b|put #/i;

/** Codes of files that a form cannot show, of the text below the keys, and of files that are not content. */
const OTHERS =
  /^(?:yaml|front-matter|files|markdown|directive|styles|template|islands|dev|import|look|output|static|links?)\//;

test('no advice beside a field speaks of lines, colons and quotes', () => {
  const left = Object.entries(CATALOGUE).flatMap(([code, kind]) => {
    const { message, hint } = wordProblem(made(code, exampleOf(code, kind), ['key']));
    return OTHERS.test(code) ? [] : [`${message.text} ${hint?.text ?? ''}`];
  });
  expect(left.filter((each) => OF_FILES.test(each))).toEqual([]);
});

test('what is not translated is said by the name of its language, and what is needed by its name in a list', () => {
  const values = { code: 'ar', texts: ['genre', 'tracks 2 title'], isWhole: false, hasMore: false };
  const missing = made('language/missing', values, ['genre']);
  expect(wordProblem(missing).message.text).toBe('Not translated to Arabic: genre; tracks 2 title.');
  expect(wordProblem(missing).hint?.text).not.toContain('npx');
  const whole = made('language/missing', { ...values, isWhole: true });
  expect(wordInList(whole).message.text).toBe('Not translated to Arabic yet.');
  const needed = {
    ...made('schema/missing', { key: 'title', found: 'nothing' }, ['tracks', 1, 'title']),
    isMissing: true,
  };
  expect(wordProblem(needed).message.text).toBe('This is needed.');
  expect(wordInList(needed).message.text).toBe('Tracks › 2 › Title: This is needed.');
  expect(wordInList(needed).hint?.text).toBe('Write something here.');
});

test('a problem of a whole file stays as it is', () => {
  const problem = { ...made('front-matter/missing', { found: 'empty' }), file: 'releases/new-song.md' };
  const { message, hint } = wordProblem(problem);
  expect([message.text, hint?.text]).toEqual(['M', 'H']);
});

test('fields have names for people', () => {
  expect(['release_date', 'artwork_url', 'bpm', 'soundcloud_url', 'url'].map(nameOf)).toEqual([
    'Release date',
    'Artwork',
    'BPM',
    'SoundCloud',
    'Web address',
  ]);
});

/** Every group of keys, and every choice between ways to write a value. */
function walk(schema: Schema, visit: (schema: Schema) => void): void {
  visit(schema);
  const field = fieldOf(schema);
  const parts = {
    ...{ list: 'item' in field ? [field.item] : [] },
    ...{ group: 'schema' in field ? Object.values(field.schema.properties ?? {}) : [] },
    ...{ table: 'value' in field ? [field.value] : [] },
    ...{ variants: 'variants' in field ? field.variants : [] },
  };
  for (const part of Object.values(parts).flat()) walk(part, visit);
}

test('no name has "url" in it, no two fields beside each other have one name, no two choices either', () => {
  for (const kind of ALL_KINDS)
    walk(formSchemaOf(kind, []), (schema) => {
      const field = fieldOf(schema);
      const names =
        field.as === 'group'
          ? Object.keys(field.schema.properties ?? {}).map(nameOf)
          : field.as === 'variants'
            ? field.variants.map((each) => nameOfVariant(each, field.variants))
            : [];
      expect([kind, names.filter((each) => /\burl\b/i.test(each))]).toEqual([kind, []]);
      expect([kind, names]).toEqual([kind, [...new Set(names)]]);
    });
});

test('a choice is called by what is written', () => {
  const choicesOf = (name: string) => {
    const field = fieldOf(formSchemaOf('releases', []).properties?.[name] ?? {});
    const found = field.as === 'list' ? fieldOf(field.item) : field;
    return found.as === 'variants' ? found.variants.map((each) => nameOfVariant(each, found.variants)) : [];
  };
  expect(choicesOf('credits')).toEqual(['Roles and names', 'Several: Role, name, and web address']);
  expect(choicesOf('artists')).toEqual(['Name only', 'Name, role, and web address']);
  expect(choicesOf('label')).toEqual(['Name only', 'Name and web address']);
});

test('every key has a name in Arabic, but for the names of platforms', () => {
  // The text below the keys has a name as they have.
  const keys = new Set(['body']);
  const words = LANGUAGES.map((language) => ({ language, names: textsIn(language, 'keys') }));
  for (const kind of ALL_KINDS)
    walk(formSchemaOf(kind, []), (schema) => {
      const field = fieldOf(schema);
      const own = field.as === 'group' ? Object.keys(field.schema.properties ?? {}) : [];
      for (const key of own) keys.add(key);
      // Others than those who support the artist.
      if (own.includes('on_sale')) keys.add('events.support');
      for (const { language, names } of words) {
        const named = own.flatMap((key) => names[key] ?? []);
        expect([language, kind, named]).toEqual([language, kind, [...new Set(named)]]);
      }
      if (field.as === 'cut')
        for (const key of Object.keys(cutPartOf(schema).properties ?? {})) keys.add(key);
    });
  const platforms = [...MUSIC_KEYS, 'apple_music', 'musicbrainz', 'wikidata', 'discogs'];
  const isPlatform = (key: string) => platforms.includes(key.replace(/_url$/, ''));
  expect([...keys].filter((key) => !(key in arabicKeys) && !isPlatform(key))).toEqual([]);
  expect(Object.keys(arabicKeys).filter((key) => !keys.has(key))).toEqual([]);
  expect(Object.keys(englishKeys).filter((key) => !keys.has(key))).toEqual([]);
});

test('whom each look is for has words in Arabic', () => {
  const looks = join(packageRoot, 'templates/looks');
  const texts = readdirSync(looks).map(
    (name) => parse(readFileSync(join(looks, name, 'look.yaml'), 'utf8')).for,
  );
  expect(Object.keys(audiences).sort()).toEqual(texts.sort());
});

test('Arabic has every word, with the same names in braces', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en));
  const bracesOf = (words: object) =>
    Object.values(words).map((text) =>
      String(text)
        .match(/\{\w+\}/g)
        ?.sort(),
    );
  expect(bracesOf(ar)).toEqual(bracesOf(en));
});
