/** Long texts: none takes time by the square of its length, and what is read in parts is read as a whole. */
import fc from 'fast-check';
import { Lexer } from 'marked';
import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../../../generator/app/list/extensions.ts';
import { GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import { renderBody } from '../../../../../generator/engine/content/markdown/index.ts';
import { BoundedTokenizer } from '../../../../../generator/engine/content/markdown/tokenizer.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 0);

const OPTIONS = {
  vocabulary: VOCABULARY,
  file: 'a.md',
  firstLine: 1,
  pageAt: (path: string) => GRAMMAR.pageAt(path),
  href: (url: string) => url,
};

/** Beginnings of what never ends. Of those in the first row, 125 KB took a minute. */
const UNITS = [
  ...['![', '[', '[^', '!', '[a](', '<?', '[a]: b\n', 'a\n'],
  ...[
    ' ',
    '*',
    '_',
    '`',
    '<',
    '\\',
    '"',
    '1',
    '&',
    '|',
    '~',
    '(',
    '{',
    ':',
    '<a ',
    '<!A',
    '::a[',
    '](',
    '> ',
  ],
  ...[
    '\u0301',
    'a b\n',
    '[[',
    '{{',
    '%%',
    '==',
    '||',
    '$$',
    '[b]',
    'a.',
    'https://',
    '# a\n',
    '\n  - a',
    '\\[',
  ],
];
const PLACES: readonly ((run: string) => string)[] = [
  (run) => `Some ${run} end.`,
  (run) => `- some ${run} end`,
  (run) => `## Some ${run} end`,
];

/** Characters. What takes time by its square is not done with it within the limit of a test; the rest takes moments. */
const LONG = 125_000;

test('a long text of beginnings is read to its end', () => {
  const cases = UNITS.flatMap((unit, index) => PLACES.map((place, at) => ({ unit, place, row: index + at })));
  // All of the first row, each in one place; the others with more runs.
  const chosen = cases.filter(({ row }, index) =>
    RUNS > 0 ? index < RUNS : row < 8 && row % 3 === index % 3,
  );
  for (const { unit, place } of chosen) {
    const text = place(unit.repeat(LONG / unit.length));
    expect(renderBody(text, OPTIONS).body, unit).toBeDefined();
  }
});

test('a text is read in parts as it is read as a whole', () => {
  const words = fc.constantFrom(
    ...[
      'word',
      'a',
      '!',
      '  \n',
      ' \n',
      '\n',
      ', ',
      '. ',
      'me@home.example',
      'www.home.example',
      'https://a.example/b',
    ],
    ...[
      '*loud*',
      '**',
      '_soft_',
      '`code`',
      '[a](b)',
      '[a]',
      '![a](b.jpg "c")',
      '<b>',
      '&amp;',
      '&',
      '\\*',
      'é',
      '😀',
    ],
    ...['\n\n', '- one\n', '> two\n', '---\n', '===\n', '    ', 'x'.repeat(90)],
  );
  const text = fc.array(fc.tuple(words, fc.constantFrom('', ' ', ' ')), { minLength: 60, maxLength: 400 });
  fc.assert(
    fc.property(text, (parts) => {
      const written = parts.flat().join('');
      // A word that is longer than any may be read as two.
      fc.pre(!/\S{450}/.test(written));
      const bounded = new Lexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(written);
      expect(JSON.stringify(bounded) === JSON.stringify(new Lexer({ gfm: true }).lex(written)), written).toBe(
        true,
      );
    }),
    { numRuns: RUNS || 100 },
  );
});
