/** The house's rule that imports point one way, read off the import statements. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Rooms from the ground up; a file may import from its own room and from those that its row names. */
const MAY_IMPORT: Record<string, string[]> = {
  'generator/lib': [],
  'generator/problem': ['generator/lib'],
  'generator/content': ['generator/lib', 'generator/problem'],
  'generator/model': ['generator/lib', 'generator/problem', 'generator/content'],
  'generator/assets': [
    'generator/lib',
    'generator/problem',
    'generator/content',
    'generator/model',
    'generator/output/types',
  ],
  'generator/output': ['generator/lib', 'generator/problem', 'generator/content', 'generator/model'],
  'generator/build': [
    'generator/lib',
    'generator/problem',
    'generator/content',
    'generator/model',
    'generator/assets',
    'generator/output',
  ],
  'generator/dev': [
    'generator/lib',
    'generator/problem',
    'generator/content',
    'generator/model',
    'generator/assets',
    'generator/output',
    'generator/build',
  ],
  templates: ['islands', 'generator/model/format', 'generator/model/url'],
  islands: ['generator/model/format'],
};

const TYPES_ARE_FREE = ['generator/model', 'generator/content/types', 'islands'];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function readImports(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(/(?:^|\n)\s*(?:import|export)\s(type\s)?[^;'"]*?from\s+'(\.[^']+)'/g);
  const dynamic = text.matchAll(/\bimport\('(\.[^']+)'\)/g);
  const resolve = (specifier: string) => join(dirname(file), specifier);
  return [
    ...[...statements].map(([, type, to = '']) => ({ from: file, to: resolve(to), typeOnly: Boolean(type) })),
    ...[...dynamic].map(([, to = '']) => ({ from: file, to: resolve(to), typeOnly: false })),
  ];
}

const roomOf = (file: string) => Object.keys(MAY_IMPORT).find((room) => isIn(file, room));
const isIn = (file: string, room: string) => file.startsWith(`${room}/`) || file.startsWith(`${room}.`);

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const room = roomOf(from);
  if (!room || isIn(to, room)) return true;
  if (typeOnly && TYPES_ARE_FREE.some((free) => isIn(to, free))) {
    return !isIn(from, 'generator/lib') && !isIn(from, 'generator/problem');
  }
  return (MAY_IMPORT[room] ?? []).some((other) => isIn(to, other));
}

const imports = ['generator', 'templates', 'islands'].flatMap(listSources).flatMap(readImports);

test('imports point one way', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((each) => !isAllowed(each))).toEqual([]);
});

test('no file imports itself by a detour', () => {
  const edges = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) edges.set(from, [...(edges.get(from) ?? []), to]);
  }
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
