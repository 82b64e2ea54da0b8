/** The name that a language has for one of a few values is understood in its place, wherever a schema has a choice. */
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { VOCABULARY } from '../../../generator/app/list/extensions.ts';
import { ALL_KINDS, rowOf } from '../../../generator/app/list/grammar.ts';
import { metaAt, type SchemaOutline } from '../../../generator/engine/content/schema/meta.ts';
import type { DataPath } from '../../../generator/engine/content/types.ts';
import { validateData } from '../../../generator/engine/content/validate/index.ts';
import { parseYaml } from '../../../generator/engine/content/yaml/index.ts';
import { STATUSES } from '../../../generator/features/shows/status-schema.ts';
import { stateOf } from '../../../generator/import/readers/table/status.ts';
import { choiceIn, LANGUAGES } from '../../../generator/words/index.ts';

interface Choice {
  path: DataPath;
  values: string[];
}

function listChoices(outline: SchemaOutline, path: DataPath = []): Choice[] {
  const { anyOf = [], items, properties = {}, additionalProperties: others } = outline;
  return [
    ...(outline.enum ? [{ path, values: outline.enum.map(String) }] : []),
    ...anyOf.flatMap((each) => listChoices(each, path)),
    ...(items ? listChoices(items, [...path, 0]) : []),
    ...Object.entries(properties).flatMap(([key, each]) => listChoices(each, [...path, key])),
    ...(others ? listChoices(others, [...path, 'one']) : []),
  ];
}

/** Values that a choice needs beside it. */
const BESIDE = {
  publish: {
    site: 'one.netlify.app',
    host: 'a.example',
    user: 'one',
    path: 'one',
    bucket: 'one',
    store: 'https://a.example',
  },
};

async function hintsOf(kind: (typeof ALL_KINDS)[number], path: DataPath, value: string) {
  const schema = await rowOf(kind).schema();
  const data = path.reduceRight<unknown>(
    (inner, step) =>
      typeof step === 'number' ? [inner] : { ...(step === 'to' && BESIDE.publish), [step]: inner },
    value,
  );
  const yaml = parseYaml('file.yaml', stringify(data));
  const { problems } = validateData({
    schema,
    data: yaml.data,
    yaml,
    noun: 'a file',
    vocabulary: VOCABULARY,
  });
  return problems.map(({ hint }) => hint);
}

const found = await Promise.all(
  ALL_KINDS.map(async (kind) =>
    listChoices(metaAt(await rowOf(kind).schema(), [])).map((each) => ({ kind, ...each })),
  ),
);
// The names of digits are these digits.
const choices = found.flat().filter(({ path }) => path.at(-1) !== 'digits');

test('there are as many', () => {
  expect(choices.length).toBeGreaterThan(15);
});

test.each(choices)('$kind, $path', async ({ kind, path, values }) => {
  const key = String(path.findLast((step) => typeof step === 'string'));
  const names = LANGUAGES.flatMap((code) =>
    values.flatMap((value) => ({ code, value, name: choiceIn(code, key, value) ?? value })),
  );
  for (const { code, name } of names.filter((each) => !values.includes(each.name))) {
    const meant = names.find((each) => each.code === code && each.name === name)?.value;
    expect(await hintsOf(kind, path, name), `${code}: ${name}`).toContain(`Did you mean "${meant}"?`);
  }
});

test.each(LANGUAGES)('in %s, that there are none left is no price', async (code) => {
  const name = choiceIn(code, 'status', 'sold_out') ?? '';
  for (const key of ['price', 'tickets'])
    expect(await hintsOf('pages/events', ['events', 0, key], name)).toContain('Write  status: sold_out');
  expect(await hintsOf('releases', ['formats', 0, 'price'], name)).toContain('Write  sold_out: true');
  expect(await hintsOf('pages/merch', ['items', 0, 'price'], name)).toContain('Write  sold_out: true');
});

test.each(LANGUAGES)('in %s, tables have statuses by their names', (code) => {
  for (const status of STATUSES) expect(stateOf(choiceIn(code, 'status', status) ?? status)).toBe(status);
});
