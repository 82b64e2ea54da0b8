import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentSources, openSources, type Reading } from '../../../../generator/app/dev/sources.ts';

let root: string;
let sources: ContentSources;

const write = (name: string, text: string) => writeFileSync(join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('site.yaml', 'artist: {name: NOUR}\n');
  mkdirSync(join(root, 'releases'));
  write('releases/one.md', '---\ntitle: One\n---\n');
  sources = openSources(root, root);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a look at everything gives the same objects for files that are the same', async () => {
  const before = await sources.read();
  write('site.yaml', 'artist: {name: LAYLA}\n');
  const after = await sources.read();
  expect(after.changed).toEqual(['site.yaml']);
  const find = ({ read }: Reading, name: string) => read.sources.find(({ file }) => file === name);
  expect(find(after, 'site.yaml')?.text).toContain('LAYLA');
  expect(find(after, 'releases/one.md')).toMatchObject({ kind: 'releases', slug: 'one' });
  expect(find(after, 'releases/one.md')).toBe(find(before, 'releases/one.md'));
});
