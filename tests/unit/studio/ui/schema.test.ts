/** Forms are made of the schemas: every value of every kind has a widget, or is shown as text. */
import { expect, test } from 'vitest';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import {
  emptyOf,
  type Field,
  factsOf,
  fieldOf,
  hintOf,
  labelOf,
  type Schema,
  variantOf,
} from '../../../../generator/studio/ui/state/schema.ts';

await loadSchemas();
const release: Schema = formSchemaOf('releases', []);
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

test('a look and its colours are chosen by eye', () => {
  const look = fieldOf(formSchemaOf('site', []).properties?.['look'] ?? {});
  const part = (name: string) => fieldOf((look.as === 'group' && look.schema.properties?.[name]) || {});
  expect(part('style')).toEqual({ as: 'look' });
  expect(part('accent')).toEqual({ as: 'colour' });
  expect(part('ground')).toEqual({ as: 'colour' });
});

test('a show is several fields, whichever of them it needs', () => {
  const shows = fieldOf(formSchemaOf('pages/events', []).properties?.['events'] ?? {});
  const show = shows.as === 'list' ? shows.item : {};
  expect(show.anyOf).toBeDefined();
  expect(fieldOf(show).as).toBe('group');
  expect(emptyOf(show)).toEqual({ title: '', date: '' });
});

/** All places of all schemas, each with the schema of its value. */
function listPlaces(): [path: string, schema: Schema][] {
  const walk = (schema: Schema, path: string): [string, Schema][] => {
    const field = fieldOf(schema);
    return [[path, schema], ...belowOf(field).flatMap(([step, each]) => walk(each, path + step))];
  };
  const belowOf = (field: Field): [step: string, schema: Schema][] => {
    if (field.as === 'list') return [['[]', field.item]];
    if (field.as === 'table') return [['.*', field.value]];
    if (field.as === 'variants') return field.variants.map((each) => ['', each]);
    if (field.as !== 'group') return [];
    return Object.entries(field.schema.properties ?? {}).map(([key, each]) => [`.${key}`, each]);
  };
  return ALL_KINDS.flatMap((kind) => walk(formSchemaOf(kind, []), kind));
}

test('only what a template reads, and the words of the interface, are left to the text', () => {
  const raw = listPlaces().filter(([, schema]) => fieldOf(schema).as === 'raw');
  const others = raw.map(([path]) => path).filter((path) => !path.endsWith('.extra'));
  expect(others).toEqual(['site.words']);
});

test('every price is a line, several fields or a list', () => {
  const prices = listPlaces().filter(([, { value }]) => value === 'price');
  const ways = prices.map(([path, schema]) => {
    const field = fieldOf(schema);
    return [path, field.as === 'variants' && field.variants.map((each) => fieldOf(each).as).join()];
  });
  expect(ways.length).toBeGreaterThan(4);
  for (const [path, way] of ways) expect([path, way]).toEqual([path, 'line,group,list']);
});

test('a value is shown as it is written', () => {
  const field = fieldOf(property('artists'));
  const variants = field.as === 'list' ? (field.item.anyOf ?? []) : [];
  expect(variantOf(variants, 'A name')).toBe(variants[0]);
  expect(variantOf(variants, { name: 'A name', role: 'featuring' })).toBe(variants[1]);
  expect(emptyOf(variants[1] ?? {})).toEqual({ name: '' });
});

test('a value has a name for people', () => {
  expect([labelOf({ a: { title: 'B' } }), labelOf(12), labelOf(null), labelOf([])]).toEqual([
    'B',
    '12',
    '',
    '',
  ]);
  expect(labelOf({ ar: { title: 'ب' }, title: 'B' })).toBe('B');
  expect(labelOf({ role: 'Producer', name: 'A. Name', url: 'https://a.example' })).toBe('A. Name – Producer');
  expect(factsOf({ title: 'Open Air', date: '2099-06-12', city: 'Lisbon' })).toBe('2099-06-12 · Lisbon');
  expect([factsOf({ date: '2099-06-12' }), factsOf('A'), factsOf({ from: { a: 1 } })]).toEqual(['', '', '']);
});

test('what a switch is for is said without what is written for it', () => {
  const hint = (name: string) => hintOf(property(name), fieldOf(property(name)));
  expect(hint('featured')).toBe('Prefer it where the site picks releases.');
  expect(hint('explicit')).toBe('Where its words are not for children: it is marked as explicit.');
  expect(hint('title')).toBe('The title of the release.');
});

test('a price is a line, several fields or a list, and not a text, a number and a number once more', () => {
  const shows = fieldOf(formSchemaOf('pages/events', []).properties?.['events'] ?? {});
  const price = fieldOf((shows.as === 'list' && shows.item.properties?.['price']) || {});
  const variants = price.as === 'variants' ? price.variants : [];
  expect(variants.map((each) => fieldOf(each).as)).toEqual(['line', 'group', 'list']);
  expect(
    [25, '25 EUR', { amount: 25 }, ['a']].map((each) => variants.indexOf(variantOf(variants, each) ?? {})),
  ).toEqual([0, 0, 1, 2]);
});
