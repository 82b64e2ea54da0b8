/** Signs of Markdown and HTML in texts that are shown as they are written: of every key of every kind. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { addFixes } from '../../../../../generator/app/fix/remedies.ts';
import { ALL_KINDS, GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import { applyEdits } from '../../../../../generator/engine/fix/index.ts';
import { loadFiles, SITE } from '../../../../helpers/content.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);

interface Outline {
  value?: string;
  markdown?: boolean;
  translatable?: boolean;
  linked?: boolean;
  properties?: Record<string, Outline>;
  additionalProperties?: Outline | boolean;
  items?: Outline;
  anyOf?: Outline[];
}

/** Each text below a value that is no Markdown, as a template of YAML in one line. */
function textsOf(outline: Outline, depth = 0): string[] {
  const {
    value,
    markdown,
    translatable,
    linked,
    properties = {},
    additionalProperties: more,
    items,
    anyOf = [],
  } = outline;
  if (depth > 5) return [];
  return [
    ...(value === 'text' && !markdown && translatable && !linked ? ['%'] : []),
    ...Object.entries(properties).flatMap(([key, each]) =>
      textsOf(each, depth + 1).map((text) => `{${key}: ${text}}`),
    ),
    ...(typeof more === 'object' ? textsOf(more, depth + 1).map((text) => `{one: ${text}}`) : []),
    ...(items ? textsOf(items, depth + 1).map((text) => `[${text}]`) : []),
    ...anyOf.flatMap((each) => textsOf(each, depth)),
  ];
}

const KEYS = await Promise.all(
  ALL_KINDS.map(async (kind) => {
    const { files, schema } = GRAMMAR.rowOf(kind);
    const outline: Outline = JSON.parse(
      JSON.stringify(z.toJSONSchema(await schema(), { io: 'input', unrepresentable: 'any' })),
    );
    const path = files[0]?.replace('*', 'one') ?? '';
    return textsOf(outline).map((template): [path: string, template: string] => [path, template]);
  }),
).then((all) => all.flat());

const WORDS = [
  'lune',
  'Straße',
  'вечер',
  'ليل',
  '夜',
  'Nº 5',
  'AT&T',
  '5*',
  '[live]',
  '(a < b)',
  'C++',
  'snake_case',
  '*NSYNC',
  '**',
];
/** Signs, with the words that are meant where they are clear. */
const SIGNS: [sign: string, meant?: string][] = [
  ...[
    ['**fat**', 'fat'],
    ['__fat__', 'fat'],
    ['***fat***', 'fat'],
    ['*thin*', 'thin'],
    ['_thin_', 'thin'],
  ],
  ...[
    ['~~gone~~', 'gone'],
    ['`code`', 'code'],
    ['*два слова*', 'два слова'],
    ['**ليل**', 'ليل'],
  ],
  ...[
    ['&amp;', '&'],
    ['&eacute;', 'é'],
    ['&#233;', 'é'],
    ['&#xe9;', 'é'],
    ['&#8217;', '’'],
    ['&Uuml;', 'Ü'],
  ],
  ...[
    ['[Ada](https://ada.example)'],
    ['![x](a.jpg)'],
    ['[Tel](03999 123456)'],
    ['<i>'],
    ['<br/>'],
    ['<a href=x>'],
  ],
] as [string, string?][];

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));

test('each is named at its place, and where it is clear what is meant, the fix writes that', async () => {
  expect(KEYS.length).toBeGreaterThan(300);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...KEYS),
      fc.constantFrom(...SIGNS),
      words,
      words,
      async ([path, template], [sign, meant], before, after) => {
        const write = (part: string) => {
          const yaml = template.replace('%', () => JSON.stringify(`${before} ${part} ${after}`));
          return path.endsWith('.md') ? `---\n${yaml}\n---\n` : `${yaml}\n`;
        };
        const { problems } = await loadFiles({ [path]: write(sign) });
        const found = problems.filter(({ code }) => code === 'markdown/dialect');
        const context = [path, template, sign];
        expect([context, found.map(({ values }) => values)]).toEqual([
          context,
          [expect.objectContaining({ dialect: 'plain', sign })],
        ]);
        const [fixed] = addFixes(found, () => write(sign));
        const text = fixed?.fix ? applyEdits(write(sign), fixed.fix.edits) : undefined;
        expect([context, text]).toEqual([context, meant === undefined ? undefined : write(meant)]);
      },
    ),
    { numRuns: RUNS },
  );
});

test.each([
  ...WORDS,
  '*sigh*',
  '_untitled_',
  '***Flawless',
  'M****n',
  'a * b * c',
  'Q&A; R&B',
  '<3',
  'x < y > z',
  '__',
  'f(x)[1](a)',
])('nothing is wrong with %s', async (title) => {
  const { problems } = await loadFiles({
    'releases/one.md': `---\ntitle: ${JSON.stringify(title)}\ntype: single\n---\n`,
  });
  expect(problems.filter(({ code }) => code === 'markdown/dialect')).toEqual([]);
});

test.each([
  ['genre:\n  - Soul,\n  - Folk', 1],
  ['title: Home,', 1],
  ['title: Hello, hello,', 0],
])('a comma that ends a text is no part of it: %s', async (keys, count) => {
  const title = keys.startsWith('title') ? '' : 'title: A\n';
  const { problems } = await loadFiles({ 'releases/one.md': `---\n${title}type: single\n${keys}\n---\n` });
  expect(problems.filter(({ code }) => code === 'markdown/dialect')).toHaveLength(count);
});

test('lines of an address may end in a comma', async () => {
  const site = 'imprint:\n  name: Ada\n  address:\n    - Studio House,\n    - London\n';
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}${site}` });
  expect(problems.filter(({ code }) => code === 'markdown/dialect')).toEqual([]);
});
