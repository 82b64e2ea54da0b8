/** Long lines of YAML: none takes time by the square of its length, wherever it is. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadFiles, release } from '../../../../helpers/content.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 3);

/** Characters. What takes time by its square is not done with it within the limit of a test; the rest takes moments. */
const LONG = 400_000;

const PLACES: Readonly<Record<string, (run: string) => string>> = {
  'a value': (run) => `title: a ${run} x\n`,
  'a value in quotes': (run) => `title: ${JSON.stringify(`a ${run} x`)}\n`,
  'an address': (run) => `title: A\nslug: ${JSON.stringify(`a ${run} x`)}\n`,
  'a key': (run) => `title: A\n${run}x: a\n`,
  'a key in braces': (run) => `title: A\nlabel: {name:${run} Quay, url: x}\n`,
  'no key': (run) => `title: A\n${run}x\n`,
  'an entry': (run) => `title: A\n- ${run}:x\n`,
  'a comment': (run) => `title: A # ${run}\n`,
  'a list': (run) => `title: A\ngenre: [a ${run}, b]\n`,
  'a quote without an end': (run) => `title: "${run}\n`,
};
const UNITS = [
  '-',
  ' ',
  'a',
  '_',
  '[',
  '{',
  ', ',
  ': ',
  '"',
  '#',
  '\\',
  '1',
  'A-',
  '\u00a0',
  '\u0301',
  '|',
  '>',
  '?',
];

const read = (place: string, unit: string) =>
  loadFiles({ 'releases/a.md': release(PLACES[place]?.(unit.repeat(LONG / unit.length)) ?? '') });

test.each([
  ['an address', ' '],
  ['a key', '-'],
  ['a key in braces', '-'],
  ['an entry', '-'],
  ['a value', 'a'],
])('%s of %j is read to its end', async (place, unit) => {
  expect((await read(place, unit)).problems).toBeDefined();
});

test('any long line is read to its end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(PLACES)),
      fc.constantFrom(...UNITS),
      async (place, unit) => {
        expect((await read(place, unit)).problems).toBeDefined();
      },
    ),
    { numRuns: RUNS },
  );
});
