/** Pages whose templates may use the whole site depend on all of it, and no other page does. */
import { expect, test } from 'vitest';
import { loadTemplates } from '../../../../generator/engine/bundle/templates/index.ts';
import { findReaders } from '../../../../generator/engine/bundle/templates/readers.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { packageRoot } from '../../../helpers/site.ts';

function readersOf(imports: Record<string, string[]>) {
  const kind = 'import-statement' as const;
  const inputs = Object.entries(imports).map(([path, paths]) => [
    path,
    { bytes: 1, imports: paths.map((each) => ({ path: each, kind })) },
  ]);
  return findReaders({ inputs: Object.fromEntries(inputs), outputs: {} }, '/package');
}

const OURS = {
  'templates/render/index.tsx': [
    'templates/site-state.ts',
    'templates/layout/Document.tsx',
    'templates/pages/Home.tsx',
  ],
  'templates/layout/Document.tsx': ['templates/layout/Footer.tsx'],
  'templates/layout/Footer.tsx': [],
  'templates/pages/Home.tsx': [],
  'templates/site.ts': ['templates/site-state.ts'],
};

test.each<[string, Record<string, string[]>, string[]]>([
  ['nobody', {}, []],
  ['a page', { '../site/templates/pages/Diary.tsx': ['templates/site.ts'] }, ['Diary']],
  [
    'a page, by way of a part, in a circle',
    {
      'templates/pages/Home.tsx': ['../site/templates/parts/List.tsx'],
      '../site/templates/parts/List.tsx': ['../site/templates/parts/Row.tsx'],
      '../site/templates/parts/Row.tsx': ['../site/templates/parts/List.tsx', 'templates/site.ts'],
    },
    ['Home'],
  ],
  ['a page, by what is behind it', { 'templates/pages/Home.tsx': ['templates/site-state.ts'] }, ['Home']],
  [
    'the footer',
    { '../site/templates/layout/Footer.tsx': [], 'templates/layout/Footer.tsx': ['templates/site.ts'] },
    ['*'],
  ],
  ['the way in', { 'templates/render/index.tsx': ['templates/site.ts'] }, ['*']],
])('%s', (_, own, expected) => {
  expect(readersOf({ ...OURS, ...own })).toEqual(expected);
});

test("Liner's own templates never do", async () => {
  const templates = await loadTemplates({ packageRoot, root: packageRoot, cache: openCache() });
  expect(templates.needsSite).toBe(false);
});
