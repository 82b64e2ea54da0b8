/** What the studio calls things, and how it says what the build says of files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { CATALOGUE } from '../../../../generator/app/list/extensions.ts';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { englishWords, render } from '../../../../generator/engine/problems/render.ts';
import { MUSIC_KEYS } from '../../../../generator/site/platforms/table.ts';
import audiences from '../../../../generator/studio/looks.ar.json' with { type: 'json' };
import { fieldOf, type Schema } from '../../../../generator/studio/ui/state/schema.ts';
import ar from '../../../../generator/studio/ui/state/words/ar.json' with { type: 'json' };
import en from '../../../../generator/studio/ui/state/words/en.json' with { type: 'json' };
import arabicKeys from '../../../../generator/studio/ui/state/words/keys.ar.json' with { type: 'json' };
import englishKeys from '../../../../generator/studio/ui/state/words/keys.en.json' with { type: 'json' };
import { exampleOf } from '../../../helpers/catalogue.ts';
import { packageRoot } from '../../../helpers/site.ts';

vi.resetModules();
vi.stubGlobal('navigator', { languages: ['en'] });
const { wordInList, wordProblem } = await import('../../../../generator/studio/ui/state/advice.ts');
const { nameOf } = await import('../../../../generator/studio/ui/state/names.ts');
const { nameOfVariant } = await import('../../../../generator/studio/ui/state/variants.ts');
await loadSchemas();

const adviceOf = (hint: string, key = 'title') =>
  wordProblem({ code: 'x/y', message: '', hint, field: [key] }).hint?.text;

test.each([
  ['Write something after the colon, such as  title: New Song', 'Write something here, such as New Song.'],
  ['Write something after the colon, or remove the line.', 'Write your own here, or remove the field.'],
  ['Add a line such as  bpm: 96', 'Add the field BPM, such as 96.'],
  ["Add a line such as  time: '22:00'", 'Add the field Time, such as 22:00.'],
  [
    'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    'Add the field Release date, such as 2025-08-01.',
  ],
  ['Put quotes around it: title: "28"', 'Type it here once more.'],
  ['Put brackets around it: title: [Soul]', 'Remove the field, add it again, and fill in its parts.'],
  ['Did you mean  title: New Song', 'Did you mean  New Song'],
  [
    'Write  from: 2019  and on a line below it  until: 2024',
    'Write 2019 here, and 2024 into the field Until.',
    'from',
  ],
  ['Choose another one, or remove the line.', 'Choose another one, or remove the field.'],
  ['Remove the line.', 'Remove the field.'],
])('%s', (hint, expected, key = 'title') => {
  expect(adviceOf(hint, key)).toBe(expected);
});

test.each([
  [
    'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    'release_date',
    'Add the field Release date, such as 2025-08-01.',
  ],
  ['Add the line  isrc: NOX001600001', 'isrc', 'Add the field ISRC, such as NOX001600001.'],
  [
    'Add them under  streaming_links:  with keys such as spotify, apple, youtube, soundcloud or bandcamp.',
    'streaming_links',
    'Add the field Streaming links.',
  ],
  ['List them under  tracks:  with title and duration.', 'tracks', 'Add the field Tracks.'],
  ['Add one to site.yaml:  podcast: {email: podcast@your-name.example}', 'email', 'Add the field Email.'],
])('%s, of a field that is missing', (hint, key, add) => {
  const problem = { code: 'x/y', message: '', hint, field: [key], isMissing: true };
  expect(wordProblem(problem)).toMatchObject({ hint: undefined, add });
  expect(wordInList(problem).hint?.text).toBe(add);
});

test('advice on a missing field that says more than to add it stays', () => {
  const hint = 'Number all tracks, or none of them: then the order of the list counts.';
  const problem = { code: 'x/y', message: '', hint, field: ['tracks', 0, 'track_number'], isMissing: true };
  expect(wordProblem(problem)).toMatchObject({ hint: { text: hint }, add: 'Add the field Track number.' });
});

test.each([
  [
    ['release_date'],
    'release_date must be a day that exists, but is "2026-02-30".',
    'Release date',
    'Must be a day that exists, but is "2026-02-30".',
  ],
  [
    ['tracks', 0, 'preview', 'from'],
    'tracks, entry 1, preview, from must be a time from the beginning, but is "soon".',
    'Tracks › 1 › Part to listen to › From',
    'Must be a time from the beginning, but is "soon".',
  ],
  [
    ['@ar', 'title'],
    'title must be text, but is the number 28.',
    'Arabic › Title',
    'Must be text, but is the number 28.',
  ],
])('%j is not named beside its field, and by its name in a list', (field, message, name, expected) => {
  const problem = { code: 'schema/value', message, field };
  expect(wordProblem(problem).message.text).toBe(expected);
  expect(wordInList(problem).message.text).toBe(`${name}: ${expected}`);
});

test.each([
  [
    'Its page says 2026, the copyright_year of site.yaml.',
    'Its page says 2026, the Copyright year of the settings.',
  ],
  [
    'The card writes to "my_own", but site.yaml has no such address.',
    'The card writes to "my_own", but the settings have no such address.',
  ],
  ['"relase_date" is not a key of a release.', '"relase_date" is not known here.'],
  ['photos/a.jpg has no description.', 'photos/a.jpg has no description.'],
  [
    'There is no photos/on_stage.jpg in the assets folder.',
    'There is no photos/on_stage.jpg in the assets folder.',
  ],
])('%s', (message, expected) => {
  expect(wordProblem({ code: 'x/y', message, field: ['title'] }).message.text).toBe(expected);
});

test.each([
  [
    'If the address is right, change Spotify to  apple:',
    'If the address is right, change Spotify to  Apple Music',
  ],
  [
    'Announce the newer one, or set  until:  to the last day of this one.',
    'Announce the newer one, or set  Until  to the last day of this one.',
  ],
  ['Start it earlier, with a line such as  preview: {from: 0:24}', 'Start it earlier, with  0:24', 'from'],
  [
    'Start it earlier, with a line such as  preview: {from: 0:24}',
    'Start it earlier, with  Part to listen to: From 0:24',
  ],
  ['Write  draft: true  here.', 'Write  Draft: true  here.'],
  ['The keys are: title, release_date.', 'The fields here are: Title, Release date.'],
])('%s names fields', (hint, expected, key = 'title') => {
  expect(adviceOf(hint, key)).toBe(expected);
});

/** What makes no sense beside a field. */
const OF_FILES =
  /(?<!on (?:its|one|a) (?:own )?|each )\bline\b(?! break)|\bcolon\b|(?<!curly )\bquotes around\b|\bhyphen before\b|\bindent|\bspaces before\b|put #/i;

/** Codes of files that a form cannot show, of the text below the keys, and of files that are not content. */
const OTHERS =
  /^(?:yaml|front-matter|files|markdown|directive|styles|template|islands|dev|look|output|static|links?)\//;

test('no advice beside a field speaks of lines, colons and quotes', () => {
  const texts = Object.entries(CATALOGUE).flatMap(([code, kind]) => {
    const { message, hint } = render(
      { code, values: exampleOf(code, kind) },
      'terminal',
      englishWords(CATALOGUE),
    );
    return OTHERS.test(code) ? [] : [message, hint].flatMap((text) => text ?? []);
  });
  const left = texts.map((hint) => adviceOf(hint, 'key') ?? '');
  expect(left.filter((each) => OF_FILES.test(each))).toEqual([]);
});

test('what is not translated is said by the name of its language, and what lacks by its name in a list', () => {
  const missing = {
    code: 'language/missing',
    message: 'releases/a.md lacks 2 texts in ar: genre; tracks 2 title.',
    hint: 'Until then visitors read the default language. For a list to fill in:  npx liner translations export ar',
    values: { file: 'releases/a.md', code: 'ar', texts: ['genre', 'tracks 2 title'], count: 2, total: 3 },
    field: ['genre'],
  };
  expect(wordProblem(missing).message.text).toBe('Not translated to Arabic: genre; tracks 2 title.');
  expect(wordProblem(missing).hint?.text).not.toContain('npx');
  const { field: _, ...whole } = { ...missing, values: { ...missing.values, count: 3 } };
  const { message, hint } = wordInList(whole);
  expect(message.text).toBe('Not translated to Arabic yet.');
  expect(hint).toEqual(wordProblem(missing).hint);
  const needed = { code: 'schema/missing', message: 'M', hint: undefined, field: ['tracks', 1, 'title'] };
  expect(wordProblem(needed).message.text).toBe('This is needed.');
  expect(wordInList(needed).message.text).toBe('Tracks › 2 › Title: This is needed.');
  const absent = { ...needed, hint: 'Add a line that begins with  title:', isMissing: true };
  expect(wordInList(absent).hint?.text).toBe('Write something here.');
});

test('a problem of a whole file stays as it is', () => {
  const file = 'releases/new-song.md';
  const problem = { code: 'front-matter/missing', message: 'M', hint: 'Write  title: New Song', file };
  const { message, hint } = wordProblem(problem);
  expect([message.text, hint?.text]).toEqual(['M', 'Write  title: New Song']);
});

test('a problem of the whole site names fields, too', () => {
  const problem = {
    code: 'picture/unused',
    message: 'No page shows artwork/my_song.jpg from the assets folder.',
    hint: 'Name it as artwork_url of a release, a remix or a mix, or remove it.',
  };
  const { message, hint } = wordProblem(problem);
  expect([message.text, hint?.text]).toEqual([
    problem.message,
    'Name it as Artwork of a release, a remix or a mix, or remove it.',
  ]);
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
  for (const kind of ALL_KINDS)
    walk(formSchemaOf(kind, []), (schema) => {
      const field = fieldOf(schema);
      const own = field.as === 'group' ? Object.keys(field.schema.properties ?? {}) : [];
      for (const key of own) keys.add(key);
      const names = Object.entries(arabicKeys).flatMap(([key, name]) => (own.includes(key) ? [name] : []));
      expect([kind, names]).toEqual([kind, [...new Set(names)]]);
      if (field.as === 'cut') for (const key of Object.keys(field.part.properties ?? {})) keys.add(key);
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
