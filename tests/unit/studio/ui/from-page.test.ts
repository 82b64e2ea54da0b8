import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFromPage } from '../../../../generator/studio/ui/preview/from-page.ts';

const PAGE = {
  type: 'page',
  path: '/',
  title: '',
  translations: [],
  links: ['/music/'],
  files: { feeds: [], documents: [], card: 'x' },
};
const MESSAGES = [
  PAGE,
  { type: 'reload' },
  { type: 'part', part: { file: 'a.md', path: ['tracks', 0], line: 1 } },
  { type: 'link', path: '/' },
  { type: 'file', path: '/x', content: new Blob([]) },
  { type: 'file', path: '/x' },
];

test('the messages of a page are taken', () => {
  expect(MESSAGES.map(isFromPage)).toEqual(MESSAGES.map(() => true));
});

test('anything else is not, and never an error', () => {
  const types = fc.constantFrom('page', 'part', 'link', 'file', 'other', undefined);
  const anything = fc.record({
    type: types,
    path: fc.constantFrom(null, 1, {}),
    part: fc.anything(),
    links: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anything), (data) => {
      expect(isFromPage(data)).toBe(false);
    }),
    { numRuns: 200 },
  );
  for (const key of ['path', 'title', 'translations', 'links', 'files'] as const)
    expect([key, isFromPage({ ...PAGE, [key]: undefined })]).toEqual([key, false]);
});
