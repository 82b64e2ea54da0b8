import { expect, test } from 'vitest';
import { Document } from 'yaml';
import { VOCABULARY } from '../../../../../generator/app/list/extensions.ts';
import { ALL_KINDS, KINDS } from '../../../../../generator/app/list/grammar.ts';
import {
  exampleOf,
  type JsonSchema,
  jsonSchemaOf,
  loadSchemas,
} from '../../../../../generator/app/reference/json-schema.ts';
import type { Kind } from '../../../../../generator/engine/content/grammar.ts';
import { validateData } from '../../../../../generator/engine/content/validate/index.ts';
import { parseYaml } from '../../../../../generator/engine/content/yaml/index.ts';
import { describe, loadFiles, release, SITE } from '../../../../helpers/content.ts';

await loadSchemas();

type Path = (string | number)[];

interface Key {
  path: Path;
  isRequired: boolean;
}

/** Every key that a file may have, at any level. */
function listKeys({ properties = {}, required = [], items }: JsonSchema, path: Path = []): Key[] {
  if (items) return listKeys(items, [...path, 0]);
  return Object.entries(properties).flatMap(([key, part]) => [
    { path: [...path, key], isRequired: required.includes(key) },
    ...listKeys(part, [...path, key]),
  ]);
}

function listEntries({ properties = {}, items }: JsonSchema, path: Path = []): Path[] {
  if (items) return [[...path, 0], ...listEntries(items, [...path, 0])];
  return Object.entries(properties).flatMap(([key, part]) => listEntries(part, [...path, key]));
}

/** Required keys of an example and the group of a path, with an empty value there. */
function writeExample({ required = [] }: JsonSchema, example: unknown, path: Path, empty: null | ''): string {
  const needed = Object.entries(example ?? {}).filter(([key]) => key === path[0] || required.includes(key));
  const document = new Document(Object.fromEntries(needed));
  // As a node: null itself is written as  ? key  if it is alone.
  document.setIn(path, document.createNode(empty));
  return document.toString({ nullStr: '', singleQuote: true, lineWidth: 0 });
}

async function complaintsOf(kind: Kind, text: string): Promise<string[]> {
  const yaml = parseYaml('file.yaml', text);
  const schema = await KINDS[kind].schema();
  const { problems } = validateData({
    schema,
    data: yaml.data,
    yaml,
    noun: 'a file',
    vocabulary: VOCABULARY,
  });
  // Placeholders of examples are not filled here.
  return [...yaml.problems, ...problems]
    .filter(({ message }) => !message.includes('{links.'))
    .map(({ at, code, message }) => `${at?.line} ${code} ${message}`);
}

const FORMS = [
  ['nothing', null],
  ["''", ''],
] as const;

const CASES = FORMS.flatMap(([name, empty]) => ALL_KINDS.map((kind) => [kind, name, empty] as const));

test.each(CASES)('in %s a key followed by %s counts as not given', async (kind, _, empty) => {
  const json = jsonSchemaOf(kind);
  const example = exampleOf(json);
  for (const { path, isRequired } of listKeys(json)) {
    const text = writeExample(json, example, path, empty);
    const complaints = await complaintsOf(kind, text);
    const key = String(path.at(-1));
    // A group that the example lacks has this key alone, and counts as not given itself.
    const isAlone = !new Document(example).hasIn(path.slice(0, -1));
    if (!isRequired || isAlone) expect(complaints, text).toEqual([]);
    else {
      expect(complaints).toEqual([expect.stringContaining(`schema/missing "${key}" is missing`)]);
      const line = text.split('\n')[Number.parseInt(complaints[0] ?? '', 10) - 1];
      expect(line).toMatch(new RegExp(`\\b${key}:( '')?$`));
    }
  }
});

test.each(CASES)('in %s an entry of a list that is %s counts as not given', async (kind, _, empty) => {
  const json = jsonSchemaOf(kind);
  const example = exampleOf(json);
  for (const path of listEntries(json)) {
    const complaints = await complaintsOf(kind, writeExample(json, example, path, empty));
    // A list that is required may not be empty.
    expect(complaints.filter((complaint) => !complaint.includes('schema/missing "profiles"'))).toEqual([]);
  }
});

async function problemsOf(keys: string): Promise<string[]> {
  const { problems } = await loadFiles({ 'releases/one.md': release(keys) });
  return problems.map(describe);
}

test('a group whose keys are all empty counts as not given', async () => {
  expect(await problemsOf('title: A\ntype: single\nvideo:\n  title:\n  url:')).toEqual([]);
  expect(await problemsOf('title: A\ntype: single\nvideo:\n  title: Clip\n  url:')).toEqual([
    'releases/one.md:6:7 schema/missing "url" is missing in video. → Write something after the colon, such as  url: https://www.youtube.com/watch?v=abcdefghijk',
  ]);
});

test('a required group whose keys are all empty misses the key that is required', async () => {
  const site = SITE.replace('name: EDDY', 'name:\n  tagline:');
  const { problems } = await loadFiles({ 'site.yaml': site });
  expect(problems.map(describe)).toEqual([
    'site.yaml:3:8 schema/missing "name" is missing in artist. → Write something after the colon, such as  name: Your Name',
  ]);
});

test('what follows an empty entry keeps its place', async () => {
  const keys = 'title: A\ntype: ep\ntracks:\n  -\n  - {title: B, track_number: none}';
  expect(await problemsOf(keys)).toEqual([
    expect.stringContaining('releases/one.md:6:30 schema/type tracks, entry 1, track_number'),
  ]);
});

test('a comment behind a key is a comment, and a colour without quotes is not', async () => {
  expect(await problemsOf('title: A\ntype: single\nkey: # not known yet')).toEqual([]);
  expect(await problemsOf('title: # a song\ntype: single')).toEqual([
    'releases/one.md:2:8 schema/missing "title" is missing. → Everything after # is a comment. Write something before it, or put quotes around the text.',
  ]);
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}embeds:\n  color: #d98a00\n` });
  expect(problems.map(describe)).toEqual([
    expect.stringContaining('Put quotes around the text: color: "#d98a00"'),
  ]);
});
