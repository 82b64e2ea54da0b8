/** What the fields of a form are for, in Arabic. */
import { beforeAll, expect, test } from 'vitest';
import { ALL_KINDS } from '../../../generator/app/list/grammar.ts';
import { jsonSchemaOf, loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import arabic from '../../../generator/studio/hints.ar.json' with { type: 'json' };
import { translateHints } from '../../../generator/studio/hints.ts';

beforeAll(loadSchemas);

/** The hints of all fields, at any depth. */
function hintsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Reflect.get(schema, 'description');
  const below = Object.values(schema).flatMap(hintsOf);
  return typeof own === 'string' ? [own, ...below] : below;
}

test('every hint is there in Arabic, and none that no field has', () => {
  const schemas = ALL_KINDS.map((kind) => jsonSchemaOf(kind, ['en']));
  const shown = schemas.flatMap((schema) => hintsOf(translateHints(schema, 'ar')));
  expect(shown.filter((hint) => !/[\u0621-\u064a]{2}/.test(hint))).toEqual([]);
  const english = new Set(schemas.flatMap(hintsOf).map((hint) => hint.replace(/ Markdown\.$/, '')));
  expect(Object.keys(arabic).filter((hint) => !english.has(hint))).toEqual([]);
});

test('a text that is Markdown is still known by its hint', () => {
  const text = {
    type: 'object',
    properties: { text: { type: 'string', description: 'What it says. Markdown.' } },
  };
  expect(hintsOf(translateHints(text, 'ar'))).toEqual(['ما يقوله. Markdown.']);
  expect(hintsOf(translateHints(text, 'fr'))).toEqual(['What it says. Markdown.']);
});
