/** The engine knows no feature: none of its identifiers is a word of the music field. Comments and strings may be. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const engine = join(root, 'generator/engine');

const WORDS = [
  ...['release', 'track', 'tracklist', 'mix', 'remix', 'gig', 'album', 'artist'],
  ...['playlist', 'podcast', 'newsletter'],
];
/** `show` is a verb as well. */
const REFUSED = new Set([...WORDS.flatMap((word) => [word, `${word}s`, `${word}es`]), 'shows']);

/** `pressKit`, in any spelling. */
const JOINED = /press_?kit/i;

function isRefused(name: string): boolean {
  const words = name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ').split(/[\s_$]+/);
  return JOINED.test(name) || words.some((word) => REFUSED.has(word.toLowerCase()));
}

/** The names that a program gives and uses, types included. */
function listNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listNames);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(listNames);
  const isName = 'type' in node && (node.type === 'Identifier' || node.type === 'PrivateIdentifier');
  return isName && 'name' in node ? [String(node.name), ...inside] : inside;
}

test.each([
  ['releaseDate', true],
  ['NO_ARTIST', true],
  ['URLMixes', true],
  ['pressKit', true],
  ['showValue', false],
  ['mixed', false],
  ['tracker', false],
])('%s: %j', (name, refused) => {
  expect(isRefused(name)).toBe(refused);
});

test('no name in the engine is a word of a feature', () => {
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const path = join(engine, file);
    const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
    expect(errors, file).toEqual([]);
    const names = new Set(listNames(program).filter(isRefused));
    return [...names].map((name) => `${relative(root, path)}: ${name}`);
  });
  expect(found).toEqual([]);
});
