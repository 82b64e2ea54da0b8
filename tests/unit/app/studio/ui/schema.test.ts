/** Forms are made of the schemas: every value of every kind has a widget, or is shown as text. */
import { expect, test } from 'vitest';
import { ALL_KINDS } from '../../../../../generator/app/grammar.ts';
import { jsonSchemaOf, loadSchemas } from '../../../../../generator/app/reference/json-schema.ts';
import {
  emptyOf,
  fieldOf,
  labelOf,
  nameOf,
  type Schema,
  variantOf,
} from '../../../../../generator/app/studio/ui/state/schema.ts';

await loadSchemas();
const release: Schema = jsonSchemaOf('releases', []);
const property = (name: string): Schema => release.properties?.[name] ?? {};

test.each([
  ['title', 'line'],
  ['type', 'choice'],
  ['release_date', 'date'],
  ['artwork_url', 'picture'],
  ['focus', 'point'],
  ['featured', 'switch'],
  ['lyrics', 'text'],
  ['story', 'markdown'],
  ['bpm', 'line'],
  ['genre', 'list'],
  ['tracks', 'list'],
  ['streaming_links', 'group'],
  ['credits', 'variants'],
  ['audio', 'recording'],
  ['preview', 'cut'],
  ['extra', 'raw'],
])('%s of a release is a %s', (name, widget) => {
  expect(fieldOf(property(name)).as).toBe(widget);
});

test('a show is several fields, whichever of them it needs', () => {
  const shows = fieldOf(jsonSchemaOf('pages/events', []).properties?.['events'] ?? {});
  const show = shows.as === 'list' ? shows.item : {};
  expect(show.anyOf).toBeDefined();
  expect(fieldOf(show).as).toBe('group');
  expect(emptyOf(show)).toEqual({ title: '', date: '' });
});

test('hardly anything is left to the text', () => {
  const raw: string[] = [];
  const walk = (schema: Schema, path: string): void => {
    const field = fieldOf(schema);
    if (field.as === 'raw') raw.push(path);
    if (field.as === 'list') walk(field.item, `${path}[]`);
    if (field.as === 'table') walk(field.value, `${path}.*`);
    if (field.as === 'group')
      for (const [key, each] of Object.entries(field.schema.properties ?? {})) walk(each, `${path}.${key}`);
    if (field.as === 'variants') for (const each of field.variants) walk(each, path);
  };
  for (const kind of ALL_KINDS) walk(jsonSchemaOf(kind, []), kind);
  const others = raw.filter((path) => !path.endsWith('.extra'));
  expect([...new Set(others.map((path) => path.replace(/.*\./, '')))].sort()).toMatchSnapshot();
});

test('a value is shown as it is written', () => {
  const field = fieldOf(property('artists'));
  const variants = field.as === 'list' ? (field.item.anyOf ?? []) : [];
  expect(variantOf(variants, 'A name')).toBe(variants[0]);
  expect(variantOf(variants, { name: 'A name', role: 'featuring' })).toBe(variants[1]);
  expect(emptyOf(variants[1] ?? {})).toEqual({ name: '' });
});

test('a name for people', () => {
  expect(nameOf('release_date')).toBe('Release date');
  expect([labelOf({ a: { title: 'B' } }), labelOf(12), labelOf(null), labelOf([])]).toEqual([
    'B',
    '12',
    '',
    '',
  ]);
});
