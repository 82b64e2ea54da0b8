/** Every problem is explained, and PROBLEMS.md says the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../generator/app/list/extensions.ts';
import { explainProblem, renderCatalogue } from '../../../generator/engine/problems/explain.ts';
import { listCodes } from '../../../generator/engine/problems/index.ts';

test('PROBLEMS.md is made from the catalogue by npm run reference', () => {
  const file = new URL('../../../generator/PROBLEMS.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderCatalogue(CATALOGUE));
});

test.each(Object.entries(CATALOGUE))('liner explain %s says what is wrong and what to do', (code, kind) => {
  const { message, hint, about } = kind;
  // What depends on the case is not printed, so `about` takes its place.
  if (message instanceof Function || hint instanceof Function || !hint) expect(about).toBeDefined();
  for (const text of explainProblem(code, kind).split('\n\n').slice(1)) expect(text).toMatch(/\S/);
});

test('every code is raised somewhere in the generator', () => {
  const raised = new Set([...readSources().matchAll(/'([a-z-]+\/[a-z-]+)'/g)].map(([, code]) => code));
  expect(listCodes(CATALOGUE).filter((code) => !raised.has(code))).toEqual([]);
});

test('messages and examples fit a singer and a band as well as a DJ', () => {
  const root = new URL('../../../', import.meta.url);
  const catalogues = listSources()
    .filter(isCatalogue)
    .map((file) => readFileSync(new URL(`generator/${file}`, root), 'utf8'));
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

/** The text of all modules of the generator but the catalogues. */
function readSources(): string {
  const root = new URL('../../../generator/', import.meta.url);
  return listSources()
    .filter((file) => !isCatalogue(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
}

function listSources(): string[] {
  const root = new URL('../../../generator/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
}

/** `engine/problems/catalogue/yaml.ts`, `features/sound/problems/files.ts`, `features/news/problems.ts`. */
function isCatalogue(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return (
    path.endsWith('/problems.ts') ||
    /^(?:engine\/problems\/catalogue|site\/problems|features\/\w+\/problems)\//.test(path)
  );
}
