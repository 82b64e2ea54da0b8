/** Imports point one way, types included, and never in a circle: read off the import statements. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The program from the ground up. A file may import from its own folder and from the rows below its own; the longest
 * name that fits is a file's own. What is in one row does not know each other.
 */
const LAYERS = [
  ['generator/engine/lib'],
  [
    'generator/engine/problems',
    'generator/engine/artifact.ts',
    'generator/engine/server',
    'generator/site/words',
  ],
  ['generator/content/schema'],
  ['generator/kinds'],
  ['generator/site/kinds.ts'],
  ['generator/content'],
  ['generator/site'],
  ['generator/engine/media'],
  ['generator/features/pages'],
  ['generator/engine/bundle', 'generator/engine/output'],
  ['generator/engine/publish'],
  ['generator/app/assets.ts', 'generator/app/shipped.ts', 'generator/app/worker.ts'],
  ['generator/app/build.ts'],
  ['generator/scaffold/hosts'],
  ['generator/app/deploy', 'generator/app/dev', 'generator/app/doctor', 'generator/app/scaffold'],
  ['generator/app/commands'],
  ['generator/app/cli.ts'],
];

/** What runs in browsers and what is rendered at build time see helpers, and the types of what they are given. */
const OUTSIDE: Record<string, { values: string[]; types: string[] }> = {
  islands: {
    values: ['generator/engine/lib', 'generator/site/format.ts', 'generator/site/words'],
    types: ['generator'],
  },
  templates: {
    values: ['islands', 'generator/engine/lib', 'generator/site/format.ts', 'generator/site/words'],
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

/** The name in LAYERS that a file belongs to. */
function layerOf(file: string): { name: string; rank: number } | undefined {
  const fitting = LAYERS.flatMap((names, rank) =>
    names.filter((name) => isIn(file, name)).map((name) => ({ name, rank })),
  );
  return fitting.sort((a, b) => b.name.length - a.name.length)[0];
}

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const outside = OUTSIDE[from.split('/')[0] ?? ''];
  if (outside) {
    const seen = [from.split('/')[0] ?? '', ...outside.values, ...(typeOnly ? outside.types : [])];
    return seen.some((folder) => isIn(to, folder));
  }
  const [own, other] = [layerOf(from), layerOf(to)];
  return own !== undefined && other !== undefined && (own.name === other.name || other.rank < own.rank);
}

const sources = ['generator', 'templates', 'islands'].flatMap(listSources);
const imports = sources.flatMap(readImports);

test('every file of the generator has its place', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((file) => file.startsWith('generator/') && !layerOf(file))).toEqual([]);
});

test('imports point one way', () => {
  expect(imports.length).toBeGreaterThan(500);
  const wrong = imports.filter((each) => !isAllowed(each));
  expect(wrong.map(({ from, to, typeOnly }) => `${from} → ${to}${typeOnly ? ' (types)' : ''}`)).toEqual([]);
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
