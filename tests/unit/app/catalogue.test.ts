/** Every problem is explained, and PROBLEMS.md says the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../generator/app/list/extensions.ts';
import { explainProblem, renderCatalogue } from '../../../generator/engine/problems/explain.ts';
import { listCodes } from '../../../generator/engine/problems/index.ts';
import { constantText } from '../../../generator/engine/problems/render.ts';

test('PROBLEMS.md is made from the catalogue by npm run reference', () => {
  const file = new URL('../../../generator/PROBLEMS.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderCatalogue(CATALOGUE));
});

test.each(listCodes(CATALOGUE))('liner explain %s says what is wrong and what to do', (code) => {
  const kind = CATALOGUE[code] ?? { message: '' };
  // What depends on the case is not printed, so `about` takes its place.
  if (!constantText(kind.message) || !constantText(kind.hint)) expect(kind.about).toBeDefined();
  for (const text of explainProblem(code, kind).split('\n\n').slice(1)) expect(text).toMatch(/\S/);
});

test('every code is raised somewhere in the generator', () => {
  const raised = new Set([...readSources().matchAll(/'([a-z-]+\/[a-z-]+)'/g)].map(([, code]) => code));
  expect(listCodes(CATALOGUE).filter((code) => !raised.has(code))).toEqual([]);
});

test('messages and examples fit a singer and a band as well as a DJ', () => {
  const root = new URL('../../../', import.meta.url);
  const catalogues = [JSON.stringify(CATALOGUE)];
  const folders = [
    'generator/engine/content/schema',
    'generator/site/schema',
    'generator/app/scaffold',
    'templates',
  ];
  const texts = [
    ...catalogues,
    ...folders.flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        // Some files of a new site are about the kinds of artists.
        .filter(
          (file) =>
            /\.tsx?$/.test(file) && !/(artist-kinds|artist\/(facts|kinds)|texts\/\w+)\.ts$/.test(file),
        )
        .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8')),
    ),
  ];
  const narrow = /(\bDJs?\b|\b(house|techno|rave)\b|Dubai|Cairo|behind the decks|headphones|EDDY|Weddy)/gi;
  expect(texts.flatMap((text) => text.match(narrow) ?? [])).toEqual([]);
});

test('commands are written as they are typed', () => {
  expect(renderCatalogue(CATALOGUE)).not.toMatch(
    /(?<!npx )\bliner (build|check|dev|explain|init|new|preview|schema)\b/,
  );
});

/** The text of all modules of the generator. */
function readSources(): string {
  const root = new URL('../../../generator/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !/messages(?:\/index)?\.ts$/.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
}
