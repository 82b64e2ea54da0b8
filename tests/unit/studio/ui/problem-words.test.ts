/** The problems of a site in Arabic: all that people meet in the studio, each with the values that it has. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CATALOGUE } from '../../../../generator/app/list/extensions.ts';
import { ALL_KINDS, rowOf } from '../../../../generator/app/list/grammar.ts';
import { expectation } from '../../../../generator/engine/content/validate/words.ts';
import arabicKeys from '../../../../generator/words/ar/keys.json' with { type: 'json' };
import arabic from '../../../../generator/words/ar/messages.json' with { type: 'json' };
import { exampleOf } from '../../../helpers/catalogue.ts';
import { loadFiles } from '../../../helpers/content.ts';
import { ASKED, FIXED, filesOf } from '../../../helpers/mistakes.ts';
import { fresh, speak } from '../../../helpers/speak.ts';

// Other tests read English.
fresh();
speak('ar');
const { wordInList } = await import('../../../../generator/studio/ui/state/advice.ts');
const { describeExpectation } = await import('../../../../generator/studio/ui/state/expectations.ts');

/** The names of values, and of fields, in all sentences of an entry. */
function usedIn(words: unknown): { values: Set<string>; fields: string[] } {
  const text = JSON.stringify(words);
  const names = [
    ...[...text.replace(/`[^`]+`/g, '').matchAll(/\{([@\w.]+)(?::\w+)?\}/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/"of":"([\w.]+)"/g)].map(([, name = '']) => name),
  ];
  const isField = (name: string) => name.startsWith('@');
  return {
    values: new Set(names.filter((name) => !isField(name)).map((name) => name.split('.', 1)[0] ?? '')),
    fields: names.filter(isField).map((name) => name.slice(1)),
  };
}

test.each(Object.entries(arabic))('%s is said with the values that the problem has', (code, words) => {
  const kind = CATALOGUE[code];
  const known = kind ? Object.keys(exampleOf(code, kind)) : [];
  const { values, fields } = usedIn(words);
  expect([...values].filter((name) => !known.includes(name))).toEqual([]);
  expect(fields.filter((name) => !(name in arabicKeys))).toEqual([]);
});

/** Texts that somebody may type into a field, of the wrong form for nearly all. */
const TYPED = [
  '',
  ' ',
  'x',
  'soon',
  '25',
  '-1',
  'http://a b',
  'https://',
  'https://u:p@a.example/',
  '2026-02-31',
  '1700',
];
const LONG = 'x'.repeat(5000);

/** Expectations of schemas for values that they refuse, with the key. */
function expectationsOf(schema: z.core.$ZodType): Map<string, string> {
  const said = new Map<string, string>();
  const visit = (shape: z.core.$ZodType, key: string, depth: number) => {
    for (const value of [...TYPED, LONG, 0.5, -1, 1e9, true, [], {}, null]) {
      const { error } = z.safeParse(shape, value, { error: expectation });
      for (const { code, path, message } of error?.issues ?? [])
        if (path.length === 0 && code !== 'unrecognized_keys') said.set(message, key);
    }
    for (const [name, part] of depth < 6 ? partsOf(shape) : []) visit(part, name || key, depth + 1);
  };
  visit(schema, '', 0);
  return said;
}

/** With the names of keys. */
function partsOf(shape: unknown): [key: string, part: z.core.$ZodType][] {
  if (shape instanceof z.ZodObject) return Object.entries(shape.shape);
  if (shape instanceof z.ZodArray) return [['', shape.element]];
  if (shape instanceof z.ZodUnion) return shape.options.map((each) => ['', each]);
  if (shape instanceof z.ZodRecord) return [['', shape.valueType]];
  if (shape instanceof z.ZodPipe) return [['', shape.in]];
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault) return [['', shape.unwrap()]];
  return [];
}

test.each(ALL_KINDS)('what values of %s must be is said in Arabic', async (kind) => {
  const said = [...expectationsOf(await rowOf(kind).schema())];
  const inArabic = said.map(([english, key]) => [english, describeExpectation(english, [key])]);
  // English words of a sentence: its other Latin letters are values.
  const left = inArabic.filter(([, arabic]) => arabic === undefined || /\b(?:must|or|not|of)\b/.test(arabic));
  expect(left).toEqual([]);
});

/** Traces of missing values. */
const BROKEN = /undefined|NaN|\[object/;

test.each([...FIXED, ...ASKED])('$code: $mistake', async ({ place, mistake, code }) => {
  const { problems } = await loadFiles(filesOf(place, mistake));
  for (const problem of problems.filter((each) => each.code === code && code in arabic)) {
    const { message, hint } = wordInList(problem);
    expect(message.language).toEqual({ dir: 'rtl' });
    expect(`${message.text} ${hint?.text ?? ''}`).not.toMatch(BROKEN);
  }
});

/** Without the marks that keep the order of values. */
const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/g, '');

test('a message and its hint are those of the field, with its name in a list', () => {
  const problem = {
    code: 'schema/value',
    message: 'release_date must be a date …, but is "4.5.2018".',
    hint: 'Write  release_date: 2018-05-04',
    values: {
      name: 'release_date',
      expectation: 'must be a date such as 2025-08-01, 2025-08 or 2025',
      found: 'is "4.5.2018"',
      correction: {
        how: 'either',
        line: 'release_date: 2018-05-04',
        words: ['4 May', 'release_date: 2018-04-05'],
      },
    },
    field: ['release_date'],
  };
  const { message, hint } = wordInList(problem);
  expect(plain(message.text)).toBe(
    'تاريخ الإصدار: يجب أن تكون القيمة تاريخًا مثل 2025-08-01 أو 2025-08 أو 2025.',
  );
  expect(plain(hint?.text)).toBe('اكتب 2018-05-04 أو 2018-04-05، أيهما تقصد.');
});

test('a value keeps its order, and what a line would write elsewhere has the name of its field', () => {
  const { message, hint } = wordInList({
    code: 'picture/no-alt',
    message: 'photos/stage.jpg has no description for people who cannot see it.',
    hint: 'Add a line such as  image_alt: The artist on stage, seen from the side',
    values: { file: 'photos/stage.jpg', key: 'image_alt' },
    field: ['image'],
  });
  expect(message.text).toBe('لا وصف لـ \u2066photos/stage.jpg\u2069 لمن لا يراها.');
  expect(hint?.text).toContain('«ما تظهره الصورة»');
});

test.each([
  [1, 'موضع تشوّه واحد، عند 0:12'],
  [2, 'موضعا تشوّه، أولهما عند 0:12'],
  [5, '5 مواضع تشوّه، أولها عند 0:12'],
  [30, '30 موضع تشوّه، أولها عند 0:12'],
])('%i places have their number', (count, words) => {
  const values = { file: 'audio/a.wav', count, first: 12 };
  const { message } = wordInList({ code: 'sound/clipping', message: '', values });
  expect(plain(message.text)).toBe(`في audio/a.wav ${words}.`);
});

test('what has no words is in English, and marked as such', () => {
  const english = { dir: 'ltr', lang: 'en' };
  const { message } = wordInList({ code: 'import/left-out', message: 'A song is left out.' });
  expect(message).toEqual({ text: 'A song is left out.', language: english });
  const sentence = 'Ask the other artist for it.';
  const { hint } = wordInList({
    code: 'schema/value',
    message: 'type must be …',
    hint: sentence,
    values: { expectation: 'must be single or ep', correction: { how: 'advice', line: sentence } },
    field: ['type'],
  });
  expect(hint?.language).toEqual(english);
});

test('texts that are not translated have the names of their fields', () => {
  const values = {
    file: 'releases/a.md',
    code: 'en',
    texts: ['genre', 'tracks 2 title'],
    count: 3,
    total: 9,
    isWhole: false,
    hasMore: true,
  };
  const { message } = wordInList({ code: 'language/missing', message: '', values });
  expect(plain(message.text)).toBe('لم يُترجم إلى الإنجليزية: النوع الموسيقي، المقطوعات › 2 › العنوان ….');
});
