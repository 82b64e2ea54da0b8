import { expect, test } from 'vitest';
import { lintPressQuotes, lintQuotes } from '../../../../generator/site/lint/texts.ts';
import { entry, makeContent, release } from '../../../helpers/model.ts';

const remarks = (title: string) =>
  lintQuotes({
    content: makeContent({ releases: [release(title, { title })] }),
    ...{ today: '2026-01-01', latest: undefined, sizes: new Map() },
  }).map(({ code, message }) => `${code} ${message}`);

test.each([
  ['Winter Night"', 'end'],
  ['Live at 20:00, Night"', 'end'],
  ['"Winter Night', 'start'],
])('a lone quote is reported: %s', (title, place) => {
  expect(remarks(title)).toEqual([
    `quotes/lone There is one quotation mark at the ${place} of "${title.replaceAll('"', '')}", and it is shown with it.`,
  ]);
});

test.each(['"Winter" Night', 'Say "Winter Night"', "The Boys'", 'Winter 12"', 'The 12" Night', '"'])(
  'these are meant: %s',
  (title) => {
    expect(remarks(title)).toEqual([]);
  },
);

test('curly quotes around a text are reported', () => {
  expect(remarks('“Winter”')).toEqual([expect.stringContaining('quotes/curly')]);
});

test('press quotes have a source, wherever they are written', () => {
  const quotes = [{ text: 'Warm.' }, { text: 'Warm.', outlet: 'The Quay' }, { text: 'Warm.', author: 'Ada' }];
  const content = makeContent({
    releases: [release('ferry', { press_quotes: quotes })],
    pages: {
      press: entry('press', { quotes }),
      events: entry('events', { events: [{ title: 'A', date: '2025-01-01', press_quotes: quotes }] }),
    },
  });
  const remarks = lintPressQuotes({ content, today: '2025-09-01', latest: undefined, sizes: new Map() });
  expect(remarks.map(({ message }) => message)).toEqual(
    Array.from({ length: 3 }, () => 'This quote has neither an outlet nor an author.'),
  );
});
