/** Help for the fields of a form, in Arabic. */
import { beforeAll, expect, test } from 'vitest';
import { ALL_KINDS } from '../../../generator/app/list/grammar.ts';
import { jsonSchemaOf, loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import { pathsOf } from '../../../generator/app/scaffold/notes/index.ts';
import { translateHints } from '../../../generator/studio/hints.ts';
import arabic from '../../../generator/words/ar/hints.json' with { type: 'json' };

beforeAll(loadSchemas);

/** The hints of all fields, at any depth. */
function hintsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Reflect.get(schema, 'description');
  const below = Object.values(schema).flatMap(hintsOf);
  return typeof own === 'string' ? [own, ...below] : below;
}

test('every hint is there in Arabic, and none that no field has', () => {
  const schemas = ALL_KINDS.map((kind) => ({ kind, schema: jsonSchemaOf(kind, ['en']) }));
  const shown = schemas.flatMap(({ kind, schema }) => hintsOf(translateHints(schema, kind, 'ar')));
  expect(shown.filter((hint) => !/[\u0621-\u064a]{2}/.test(hint))).toEqual([]);
  const known = new Set(
    ALL_KINDS.flatMap((kind) => [...pathsOf(kind).values()].flatMap((path) => [kind + path, path])),
  );
  expect(Object.keys(arabic).filter((key) => !known.has(key))).toEqual([]);
});

test('a text that is Markdown is still known by its hint', () => {
  const isMarkdown = (hint: string) => hint.endsWith(' Markdown.');
  for (const kind of ALL_KINDS) {
    const schema = jsonSchemaOf(kind);
    const hints = hintsOf(translateHints(schema, kind, 'ar'));
    expect(hints.map(isMarkdown), kind).toEqual(hintsOf(schema).map(isMarkdown));
  }
});
