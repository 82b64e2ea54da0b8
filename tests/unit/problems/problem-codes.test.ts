/** Every problem has a section that `liner explain` prints, and every section a problem. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSections } from '../../../generator/commands/explain.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const generator = join(root, 'generator');

const sources = readdirSync(generator, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

const sections = readSections(readFileSync(join(generator, 'PROBLEMS.md'), 'utf8'));

/** Whatever is written like a code of an area that has one; most stand after `code:`, some are passed on. */
function listCodes(): string[] {
  const find = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code));
  const areaOf = (code: string) => code.split('/')[0];
  const stated = find(/\bcode: '([a-z-]+\/[a-z-]+)'/g);
  const areas = new Set([...stated, ...sections.keys()].map(areaOf));
  const quoted = find(/'([a-z-]+\/[a-z-]+)'/g).filter((code) => areas.has(areaOf(code)));
  return [...new Set([...stated, ...quoted])].sort();
}

test('every code in the sources has a section', () => {
  expect(listCodes().filter((code) => !sections.has(code))).toEqual([]);
});

test('every section has a code in the sources', () => {
  const codes = listCodes();
  expect(codes.length).toBeGreaterThan(70);
  expect([...sections.keys()].filter((code) => !codes.includes(code))).toEqual([]);
});

test('every section says what, why and how, and shows an example', () => {
  for (const [code, section] of sections) {
    expect(section, code).toMatch(/\nWhat: .*\n[\s\S]*\nWhy: [\s\S]*\nHow to mend it: [\s\S]*\n\n {4}\S/);
  }
});

test('the sections are in order', () => {
  expect([...sections.keys()]).toEqual([...sections.keys()].toSorted());
});
