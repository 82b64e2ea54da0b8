/** Imports point one way, types included, and never in a circle: read off the import statements. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The program from the ground up. A file may import from its own row and from the rows above it in this list; features
 * have their own order, below.
 */
const ROWS = [
  'generator/engine',
  'generator/site',
  'generator/features',
  'generator/words',
  'generator/app',
  'generator/import',
  'generator/studio',
  'generator/cli',
];

/** A feature may import those before it in the list. */
const LIST = /const LIST = \[\s*base,\s*([^\]]*?),?\s*\]/.exec(
  readFileSync(join(root, 'generator/app/list/features.ts'), 'utf8'),
);
const FEATURES = LIST?.[1]?.split(/,\s*/) ?? [];

/** Code in browsers and code rendered at build time import helpers, and the types of their input. */
const OUTSIDE: Record<string, { values: string[]; types: string[] }> = {
  islands: {
    values: ['generator/engine/lib', 'generator/site'],
    types: ['generator'],
  },
  templates: {
    values: ['islands', 'generator/engine/lib', 'generator/site'],
    types: ['generator', 'islands'],
  },
};

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function readImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/(?:^|\n)\s*(?:import|export)\s(type\s)?[^;'"]*?from\s+'(\.[^']+)'/g);
  const dynamic = text.matchAll(/(typeof\s+)?\bimport\('(\.[^']+)'\)/g);
  return [...statements, ...dynamic].map(([, type, to = '']) => ({
    from: file,
    to: join(dirname(file), to),
    typeOnly: Boolean(type),
  }));
}

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** How high a file stands; undefined outside of the rows. */
function rankOf(file: string): number | undefined {
  const row = ROWS.findIndex((folder) => isIn(file, folder));
  if (row === -1) return undefined;
  const feature = FEATURES.findIndex((name) => isIn(file, `generator/features/${name}`));
  return row * FEATURES.length + Math.max(0, feature);
}

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const outside = OUTSIDE[from.split('/')[0] ?? ''];
  if (outside) {
    const seen = [from.split('/')[0] ?? '', ...outside.values, ...(typeOnly ? outside.types : [])];
    return seen.some((folder) => isIn(to, folder));
  }
  const [own, other] = [rankOf(from), rankOf(to)];
  return own !== undefined && other !== undefined && other <= own;
}

const sources = ['generator', 'templates', 'islands'].flatMap(listSources);
const imports = sources.flatMap(readImports);

test('every file of the generator has its place', () => {
  expect(sources.length).toBeGreaterThan(200);
  const inside = sources.filter((file) => file.startsWith('generator/'));
  expect(inside.filter((file) => rankOf(file) === undefined)).toEqual([]);
  expect(FEATURES.length).toBeGreaterThan(5);
  const known = FEATURES.map((name) => `generator/features/${name}`);
  const features = inside.filter((file) => file.startsWith('generator/features/'));
  expect(features.filter((file) => !known.some((folder) => isIn(file, folder)))).toEqual([]);
});

test('imports point down, and among features to the left', () => {
  expect(imports.length).toBeGreaterThan(500);
  const upward = imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} → ${to}`);
  expect(upward).toEqual([]);
});

test('no file imports itself by a detour, not even its types', () => {
  const edges = new Map<string, string[]>();
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to]);
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const to of edges.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test('no two folders import each other, not even their types', () => {
  const arrows = new Set(
    imports
      .map(({ from, to }) => [dirname(from), dirname(to)])
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => `${from} → ${to}`),
  );
  const isMutual = (arrow: string) => arrows.has(arrow.split(' → ').toReversed().join(' → '));
  expect([...arrows].filter(isMutual).sort()).toEqual([]);
});

test('the package has every file that its templates and islands run', () => {
  const { files }: { files: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [left, packed] = [true, false].map((isLeft) =>
    files.filter((each) => each.startsWith('!') === isLeft),
  );
  const inPackage = new Set(
    glob.sync(
      (packed ?? []).flatMap((each) => (/[.{]/.test(each) ? each : `${each}/**`)),
      {
        cwd: root,
        ignore: (left ?? []).map((each) => each.slice(1)),
      },
    ),
  );
  const runs = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports)
    if (!typeOnly) runs.set(from, [...(runs.get(from) ?? []), to]);
  const needed = new Set(sources.filter((file) => /^(?:templates|islands)\//.test(file)));
  for (const file of needed) for (const to of runs.get(file) ?? []) needed.add(to);
  expect(needed.size).toBeGreaterThan(150);
  expect([...needed].filter((file) => !inPackage.has(file))).toEqual([]);
});

test('a build of a site that has not changed loads no package besides those of the command line', () => {
  const packages = (start: string) => {
    const files = new Set([start]);
    const found = new Set<string>();
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8');
      const statements = text.matchAll(/^(?:import|export)\s(?!type\s)[^;'"]*?from\s+'([^']+)'/gm);
      for (const [, to = ''] of statements)
        if (to.endsWith('.ts')) files.add(join(dirname(file), to));
        else if (!/^node:|^liner:|\.json$/.test(to)) found.add(to);
    }
    return found;
  };
  const commandLine = packages('generator/cli/cli.ts');
  expect(commandLine).toContain('commander');
  expect([...packages('generator/cli/build.ts')].filter((name) => !commandLine.has(name))).toEqual([]);
  expect(packages('generator/app/pipeline/build.ts')).toContain('zod');
});
