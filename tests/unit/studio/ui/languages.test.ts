/** Texts of other languages: in groups of the same file, and in files of their own. */
import { expect, test } from 'vitest';
import type { FileAnswer } from '../../../../generator/studio/protocol/index.ts';
import {
  blocksOf,
  composeFile,
  divideEdits,
  translationsOf,
} from '../../../../generator/studio/ui/state/languages.ts';
import type { Schema } from '../../../../generator/studio/ui/state/schema.ts';

const fileOf = (more: Partial<FileAnswer>): FileAnswer => ({
  ...{ file: 'releases/a.md', kind: 'releases', text: '', base: 'b', places: {} },
  ...{ problems: [], news: 0 },
  ...more,
});
const ARABIC = fileOf({
  file: 'releases/a.ar.md',
  language: 'ar',
  data: { description: 'جملة' },
  body: 'نص',
  problems: [{ code: 'x', level: 'error', message: 'M', field: ['description'] }],
});
const FILE = fileOf({ data: { title: 'A', ar: { title: 'أ' } }, body: 'Text', translations: [ARABIC] });
const SCHEMA: Schema = {
  properties: {
    title: { type: 'string' },
    description: { type: 'string' },
    bpm: { type: 'integer' },
    ar: { properties: { title: { type: 'string' }, description: { type: 'string' } } },
  },
};

test('a text is edited where it is written: in a group, in a file, or else in a new group', () => {
  const { data, problems } = composeFile(FILE);
  const blocks = blocksOf(SCHEMA, ['ar', 'de']);
  const pathsOf = (key: string) => translationsOf(data, [], key, blocks).map(({ path }) => path);
  expect(pathsOf('title')).toEqual([['ar', 'title']]);
  expect(pathsOf('description')).toEqual([['@ar', 'description']]);
  expect(pathsOf('bpm')).toEqual([]);
  expect(translationsOf(FILE.data, [], 'description', blocks)[0]?.path).toEqual(['ar', 'description']);
  expect(translationsOf(data, ['tracks', 0], 'title', blocks)[0]?.path).toEqual(['tracks', 0, 'ar', 'title']);
  expect(problems.map(({ field }) => field)).toEqual([['@ar', 'description']]);
});

test('each file takes its own changes', () => {
  const set = (path: string[]) => ({ path, change: { kind: 'set' as const, value: 'x' } });
  const edits = [
    set(['@ar', 'description']),
    { body: 'Own' },
    set(['title']),
    { body: 'نص', language: 'ar' },
  ];
  expect(divideEdits(FILE, edits)).toEqual([
    { target: FILE, edits: [edits[1], edits[2]], changes: [{ body: 'Own' }, set(['title'])] },
    { target: ARABIC, edits: [edits[0], edits[3]], changes: [set(['description']), { body: 'نص' }] },
  ]);
});
