/** Words of every language, through the door of generator/site/words. */
import { expect, expectTypeOf, test } from 'vitest';
import {
  type Catalogue,
  ENGLISH_WORDS,
  formatDate,
  formatDays,
  formatShortDate,
  formatShortDays,
  joinAll,
  joinAny,
  joinList,
  languageOf,
  SPOKEN,
  weekdayOf,
  wordsFor,
  wordsOf,
} from '../../../../generator/site/words/index.ts';
import { bracesOf } from '../../../../generator/site/words/overrides.ts';
import { isPlural, type Plural, speak } from '../../../../generator/site/words/speak.ts';

type Leaf = [path: string, text: string | Plural];

function leaves(tree: object, path = ''): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' || isPlural(value) ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}

/** What must be in braces: the text of one number need not say the number. */
function braces(leaf: string | Plural): string[] {
  return typeof leaf === 'string' ? bracesOf(leaf) : bracesOf(leaf.other);
}

const texts = (code: string): Catalogue => wordsFor(code).texts;

test('there are words in eight languages', () => {
  expect(SPOKEN).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'pt', 'tr']);
});

test.each(SPOKEN)('%s has what is in braces in English, and all its plurals', (code) => {
  const english = new Map(leaves(texts('en')));
  const own = leaves(texts(code));
  expect(own.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
  const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  // Romance languages have `many` for millions alone.
  const forms = code === 'ar' ? needed : needed.filter((form) => form !== 'many');
  for (const [path, text] of own) {
    const expected = english.get(path) ?? '';
    expect([path, braces(text)]).toEqual([path, braces(expected)]);
    if (typeof text === 'string') {
      expect([path, text.trim()]).not.toEqual([path, '']);
      continue;
    }
    expect([path, Object.keys(text).sort()]).toEqual([path, [...forms].sort()]);
    for (const form of Object.values(text))
      expect([path, braces(expected)]).toEqual([path, expect.arrayContaining(bracesOf(form ?? ''))]);
  }
});

test('texts have the signs of their language', () => {
  const said = (code: string) =>
    leaves(texts(code)).flatMap(([, text]) => (typeof text === 'string' ? [text] : Object.values(text)));
  // A line may not begin with one of these, nor end with an opening quote.
  expect(said('fr').filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(said('ar').filter((text) => /[,;?"“”]/.test(text))).toEqual([]);
  for (const code of SPOKEN.filter((each) => each !== 'en'))
    expect([code, said(code).filter((text) => /\.\.\.|'|"/.test(text))]).toEqual([code, []]);
});

test('texts are functions of what is in their braces, and of counts', () => {
  const texts = {
    plain: 'Close',
    play: 'Play {title}',
    tracks: { one: '{count} track', other: '{count} tracks' },
    by: { one: 'one by {name}', other: '{count} by {name}' },
  } as const;
  const words = speak<typeof texts>(texts, { code: 'en', digits: 'latn' });
  expectTypeOf(words.plain).toEqualTypeOf<string>();
  expectTypeOf(words.play).parameter(0).toEqualTypeOf<{ readonly title: string | number }>();
  expectTypeOf(words.tracks).parameters.toEqualTypeOf<[count: number]>();
  expect([words.plain, words.play({ title: '$& {x}' }), words.tracks(1), words.tracks(0)]).toEqual([
    'Close',
    'Play $& {x}',
    '1 track',
    '0 tracks',
  ]);
  expect([words.by(1, { name: 'Kim' }), words.by(2, { name: 'Kim' })]).toEqual(['one by Kim', '2 by Kim']);
});

test('Arabic counts in six forms, with the digits of the site', () => {
  const tracks = { one: 'one', other: 'other {count}' } as const;
  const arabic = {
    zero: 'zero',
    one: 'one',
    two: 'two',
    few: 'few {count}',
    many: 'many',
    other: 'other {count}',
  };
  const words = speak<{ tracks: typeof tracks }>({ tracks: arabic }, { code: 'ar', digits: 'arab' });
  expect([0, 1, 2, 3, 11, 100, 103].map((count) => words.tracks(count))).toEqual([
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
