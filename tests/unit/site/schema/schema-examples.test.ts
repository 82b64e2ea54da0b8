/** Schemas and examples that editors, new files and the reference are made from. */

import { expect, test } from 'vitest';
import { ALL_KINDS, KINDS } from '../../../../generator/app/list/grammar.ts';
import { renderReference } from '../../../../generator/app/reference/index.ts';
import {
  exampleOf,
  type JsonSchema,
  jsonSchemaOf,
  loadSchemas,
  propertiesOf,
  schemaLine,
} from '../../../../generator/app/reference/json-schema.ts';

/** Every key with its schema, also of groups and of the groups of lists. */
function listKeys(schema: JsonSchema, prefix: string): [string, JsonSchema][] {
  return Object.entries(propertiesOf(schema) ?? {}).flatMap(([key, part]): [string, JsonSchema][] => [
    [`${prefix}.${key}`, part],
    ...listKeys(part, `${prefix}.${key}`),
    ...listKeys(part.items ?? {}, `${prefix}.${key}[]`),
  ]);
}

await loadSchemas();

const keys = ALL_KINDS.flatMap((kind) => listKeys(jsonSchemaOf(kind), kind));

test('every key says what it is for', () => {
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
});

/** The same with the blocks of another language, to which Indonesian belongs: its code is the name of a key, too. */
const inOthers = ALL_KINDS.flatMap((kind) => listKeys(jsonSchemaOf(kind, ['ar', 'id']), kind));

test.each([
  ['one language', keys],
  ['several', inOthers],
])('every key that holds a value has an example, in %s', (_, list) => {
  const isGroup = ({ properties, items }: JsonSchema) =>
    properties !== undefined || items?.properties !== undefined;
  const bare = list.filter(([, schema]) => !isGroup(schema) && schema.examples === undefined);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test.each(ALL_KINDS)('the example of %s is right, once its placeholders are filled', async (kind) => {
  const filled = JSON.stringify(exampleOf(jsonSchemaOf(kind))).replaceAll(
    /\{links\.\w+\}/g,
    'https://a.example',
  );
  const schema = await KINDS[kind].schema();
  expect(schema.safeParse(JSON.parse(filled))).toMatchObject({ success: true });
});

test('unknown keys are refused, defaults are not required, and what may hold a placeholder may be one', () => {
  const site = jsonSchemaOf('site');
  expect(site).toMatchObject({ additionalProperties: false, required: ['base_url', 'artist'] });
  expect(site.properties?.['language']).toMatchObject({ default: 'en_US', type: 'string' });
  const community = jsonSchemaOf('pages/home').properties?.['community']?.properties?.['url'];
  expect('{links.community}').toMatch(new RegExp(community?.pattern ?? '^$'));
});

test('a file names its schema by a path from its own folder', () => {
  expect(schemaLine('site', 'site.yaml')).toBe('# yaml-language-server: $schema=.schemas/site.json');
  expect(schemaLine('releases', 'releases/one.md')).toBe(
    '# yaml-language-server: $schema=../.schemas/release.json',
  );
});

test('the reference lists every key with its meaning and an example', () => {
  const reference = renderReference(ALL_KINDS.flatMap((kind) => KINDS[kind].files));
  expect(reference).toContain('## releases/*.md');
  expect(reference).toContain('| `streaming_links.spotify` |  | web address | Its address on Spotify. |');
  expect(reference).toContain('| `events[].title` | yes | text | What the show is called. | `Open Air` |');
  for (const [name] of keys) expect(reference).toContain(`\`${name.slice(name.indexOf('.') + 1)}\``);
});

test('the reference of a site explains what it has, and names what else there is', () => {
  const reference = renderReference(['mixes/one.md', 'README.md', 'notes.txt']);
  expect(reference.match(/^## .*$/gm)).toEqual([
    '## site.yaml',
    '## mixes/*.md',
    '## Several languages',
    '## Pictures and directives in texts',
    '## What else a site can have',
  ]);
  const [, others = ''] = reference.split('## What else a site can have');
  expect(others).toMatch(/^\| `releases\/\*\.md` \| .+ \| `npx liner new release "Title"` \|$/m);
  expect(others).toMatch(
    /^\| `pages\/videos\.yaml` or `pages\/videos\.md` \| .+ \| `npx liner new videos` \|$/m,
  );
  expect(others).toMatch(/^\| `legal\/legal\.md`.+ \| a new file, `legal\/legal\.md` \|$/m);
  expect(others).not.toContain('| `mixes/*');
});
