/** Words of every language, through the door of generator/site/words. */
import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { formatTexts, isPlural, PLACEHOLDER } from '../../../../generator/site/words/format.ts';
import {
  type Catalogue,
  ENGLISH_WORDS,
  formatDate,
  formatDays,
  formatShortDate,
  formatShortDayOfYear,
  formatShortDays,
  joinAll,
  joinAny,
  joinList,
  languageOf,
  shortWeekdayOf,
  TRANSLATIONS,
  weekdayOf,
  wordsFor,
  wordsOf,
} from '../../../../generator/site/words/index.ts';
import { bracesOf, mergeTexts } from '../../../../generator/site/words/overrides.ts';
import type { Plural } from '../../../../generator/site/words/types.ts';

type Leaf = [path: string, text: string | Plural];

function leaves(tree: object, path = ''): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' || isPlural(value) ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

/** Braces that must be there: the text of one number may lack the number. */
function braces(leaf: string | Plural): string[] {
  return typeof leaf === 'string' ? bracesOf(leaf) : bracesOf(leaf.other);
}

const texts = (code: string): Catalogue => wordsFor(code).texts;

test('there are translations into seven languages', () => {
  expect(TRANSLATIONS).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'pt', 'tr']);
});

/** A file as it is written, without English texts for those that it lacks. */
function readFile(code: string): object {
  return JSON.parse(
    readFileSync(new URL(`../../../../generator/site/words/${code}.json`, import.meta.url), 'utf8'),
  );
}

/** The plural categories that a translation needs. Romance languages have `many` only for millions. */
function pluralForms(code: string): string[] {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return categories.filter((form) => form !== 'many' || code === 'ar');
}

/** Where a translation does not fit the English texts. */
function listFaults(code: string): string[] {
  const english = new Map(leaves(readFile('en')));
  const own = new Map(leaves(readFile(code)));
  const forms = pluralForms(code);
  return [
    ...[...english.keys()].filter((path) => !own.has(path)).map((path) => `${path} is missing`),
    ...[...own].flatMap(([path, text]) => {
      const source = english.get(path);
      if (source === undefined) return [`${path} is unknown`];
      if (typeof text !== typeof source) return [`${path} has plural forms in one language only`];
      const written = typeof text === 'string' ? [text] : Object.values(text);
      return [
        ...(String(braces(text)) === String(braces(source)) ? [] : [`${path} needs ${braces(source)}`]),
        ...written
          .filter(
            (each) => each.trim() === '' || bracesOf(each).some((name) => !braces(source).includes(name)),
          )
          .map((each) => `${path} cannot be "${each}"`),
        ...(typeof text === 'string' || String(Object.keys(text).sort()) === String(forms.toSorted())
          ? []
          : [`${path} needs ${forms}`]),
      ];
    }),
  ];
}

test.each(TRANSLATIONS)('%s has all texts, with their placeholders and plural forms', (code) => {
  expect(listFaults(code)).toEqual([]);
});

test('what a translation lacks is English', () => {
  const german = { search: { none: 'Nichts zu „{query}“' } };
  const { search } = mergeTexts(texts('en'), german);
  expect(search).toEqual({ ...texts('en').search, none: 'Nichts zu „{query}“' });
});

function typeOf(tree: object, indent: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'object' && !isPlural(value)) {
      const rows = typeOf(value, `${indent}  `);
      return rows.length > 0 ? [`${indent}${key}: {`, ...rows, `${indent}};`] : [];
    }
    const names = [...(isPlural(value) ? value.other : String(value)).matchAll(PLACEHOLDER)]
      .map(([, name]) => `'${name}'`)
      .filter((name) => !isPlural(value) || name !== "'count'");
    return names.length > 0 ? [`${indent}${key}: ${[...new Set(names)].join(' | ')};`] : [];
  });
}

test('the types have the placeholders of the English texts', async () => {
  const lines = [
    '/** The placeholders of the English texts. Made from en.json: npx vitest run --project unit tests/unit/site/words -u */',
    'export interface Placeholders {',
    ...typeOf(texts('en'), '  '),
    '}\n',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../../generator/site/words/placeholders.ts');
});

test('texts have the signs of their language', () => {
  const said = (code: string) =>
    leaves(texts(code)).flatMap(([, text]) => (typeof text === 'string' ? [text] : Object.values(text)));
  // A line may not begin with one of these, nor end with an opening quote.
  expect(said('fr').filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(said('ar').filter((text) => /[,;?"“”]/.test(text))).toEqual([]);
  for (const code of TRANSLATIONS.filter((each) => each !== 'en'))
    expect([code, said(code).filter((text) => /\.\.\.|'|"/.test(text))]).toEqual([code, []]);
});

test('texts are functions of what is in their braces, and of counts', () => {
  const { gallery, player, press, search } = ENGLISH_WORDS;
  expectTypeOf(gallery.close).toEqualTypeOf<string>();
  expectTypeOf(player.play).parameter(0).toEqualTypeOf<{ readonly title: string | number }>();
  expectTypeOf(press.words).parameters.toEqualTypeOf<[count: number]>();
  expectTypeOf(search.results).parameter(1).toEqualTypeOf<{ readonly query: string | number }>();
  expect([gallery.close, player.play({ title: '$& {x}' }), press.words(1), press.words(0)]).toEqual([
    'Close',
    'Play $& {x}',
    '1 word',
    '0 words',
  ]);
  expect(search.results(1, { query: 'Kim' })).toBe('1 result for “Kim”');
});

test('Arabic counts in six forms, with the digits of the site', () => {
  const tracks = {
    zero: 'zero',
    one: 'one',
    two: 'two',
    few: 'few {count}',
    many: 'many',
    other: 'other {count}',
  };
  const { recordings } = formatTexts(
    { recordings: { ...texts('ar').recordings, tracks } },
    { code: 'ar', digits: 'arab' },
  );
  expect([0, 1, 2, 3, 11, 100, 103].map((count) => recordings.tracks(count))).toEqual([
    'zero',
    'one',
    'two',
    'few ٣',
    'many',
    'other ١٠٠',
    'few ١٠٣',
  ]);
});

test.each([
  [
    'en',
    '1 August 2025',
    '1 Aug 2025',
    'November 2017',
    '12–14 August 2026',
    '30 July – 2 August 2026',
    'Friday',
  ],
  [
    'ar',
    '1 أغسطس 2025',
    '1 أغسطس 2025',
    'نوفمبر 2017',
    '12–14 أغسطس 2026',
    '30 يوليو – 2 أغسطس 2026',
    'الجمعة',
  ],
  [
    'de',
    '1. August 2025',
    '1. Aug. 2025',
    'November 2017',
    '12.–14. August 2026',
    '30. Juli – 2. August 2026',
    'Freitag',
  ],
  [
    'es',
    '1 de agosto de 2025',
    '1 ago 2025',
    'noviembre de 2017',
    '12–14 de agosto de 2026',
    '30 de julio – 2 de agosto de 2026',
    'viernes',
  ],
  [
    'fr',
    '1er août 2025',
    '1er août 2025',
    'novembre 2017',
    '12–14 août 2026',
    '30 juillet – 2 août 2026',
    'vendredi',
  ],
  [
    'it',
    '1º agosto 2025',
    '1º ago 2025',
    'novembre 2017',
    '12–14 agosto 2026',
    '30 luglio – 2 agosto 2026',
    'venerdì',
  ],
  [
    'pt',
    '1 de agosto de 2025',
    '1 ago. 2025',
    'novembro de 2017',
    '12–14 de agosto de 2026',
    '30 de julho – 2 de agosto de 2026',
    'sexta-feira',
  ],
  [
    'tr',
    '1 Ağustos 2025',
    '1 Ağu 2025',
    'Kasım 2017',
    '12–14 Ağustos 2026',
    '30 Temmuz – 2 Ağustos 2026',
    'Cuma',
  ],
])('%s writes its dates', (code, day, short, month, days, months, weekday) => {
  const words = wordsFor(code);
  expect([
    formatDate('2025-08-01', words),
    formatShortDate('2025-08-01', words),
    formatDate('2017-11', words),
    formatDays('2026-08-12', '2026-08-14', words),
    formatDays('2026-07-30', '2026-08-02', words),
    weekdayOf('2025-08-01', words),
  ]).toEqual([day, short, month, days, months, weekday]);
  expect(formatDate('2019', words)).toBe('2019');
});

test.each([
  ['en', 'Friday 1 August 2025'],
  ['de', 'Freitag, 1. August 2025'],
  ['es', 'viernes, 1 de agosto de 2025'],
  ['fr', 'vendredi 1er août 2025'],
  ['tr', '1 Ağustos 2025 Cuma'],
  ['ar', 'الجمعة، 1 أغسطس 2025'],
])('%s writes a date with its day of the week', (code, expected) => {
  const words = wordsFor(code);
  const [weekday, date] = [weekdayOf('2025-08-01', words), formatDate('2025-08-01', words)];
  expect(words.dates.onWeekday({ weekday, date })).toBe(expected);
});

test.each([
  ['en', 'Fri', '1 Aug'],
  ['de', 'Fr.', '1. Aug.'],
  ['pt', 'sex.', '1 ago.'],
  ['fr', 'ven.', '1er août'],
])('%s writes a day in short', (code, weekday, day) => {
  const words = wordsFor(code);
  expect([shortWeekdayOf('2025-08-01', words), formatShortDayOfYear('2025-08-01', words)]).toEqual([
    weekday,
    day,
  ]);
});

test.each([
  ['2025-08-12', '2025-08-12', '12 August 2025', '12 Aug 2025'],
  ['2025-12-30', '2026-01-02', '30 December 2025 – 2 January 2026', '30 Dec 2025 – 2 Jan 2026'],
  ['2026-07-30', '2026-08-02', '30 July – 2 August 2026', '30 Jul – 2 Aug 2026'],
])('days from %s to %s', (first, last, long, short) => {
  expect(formatDays(first, last, ENGLISH_WORDS)).toBe(long);
  expect(formatShortDays(first, last, ENGLISH_WORDS)).toBe(short);
});

test('dates have the digits of the site', () => {
  const words = wordsFor(languageOf('ar_EG', { digits: 'arab' }));
  expect(formatDays('2026-08-12', '2026-08-14', words)).toBe('١٢–١٤ أغسطس ٢٠٢٦');
  expect(formatDate('2019', words)).toBe('٢٠١٩');
});

test('lists are joined as the language does', () => {
  const [english, arabic] = [ENGLISH_WORDS, wordsFor('ar')];
  expect([joinAll([], english), joinAll(['A'], english), joinAll(['A', 'B', 'C'], english)]).toEqual([
    '',
    'A',
    'A, B and C',
  ]);
  expect(joinAny(['A', 'B'], english)).toBe('A or B');
  expect(joinList(['A', 'B'], arabic)).toBe('A، B');
});

test('a language is read with its region, however it is written', () => {
  expect(languageOf('pt_BR')).toEqual({
    code: 'pt',
    locale: 'pt-BR',
    name: 'Português',
    dir: 'ltr',
    digits: 'latn',
  });
  expect(languageOf('ar', { digits: 'arab' })).toMatchObject({ code: 'ar', dir: 'rtl', digits: 'arab' });
});

test("a site's own words go before Liner's, and words survive as JSON", () => {
  const overrides = { dates: { range: '{first} to {last}', weekdays: { friday: 'Fri' } } };
  const words = wordsFor('en_GB', overrides);
  expect(words.dates.range({ first: 1, last: 2 })).toBe('1 to 2');
  const { language, texts } = JSON.parse(JSON.stringify(words));
  const again = wordsOf({ language, texts });
  expect([weekdayOf('2025-08-01', again), weekdayOf('2025-08-02', again)]).toEqual(['Fri', 'Saturday']);
});
