/** Advice of schemas for keys and words that they do not have: sentences of the code, which are translated whole. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ALL_KINDS, rowOf } from '../../generator/app/list/grammar.ts';
import { openTranslation } from '../../generator/engine/problems/phrases.ts';
import { textsIn } from '../../generator/words/index.ts';

const LANGUAGES = ['ar', 'de', 'es', 'fr', 'it', 'pt', 'tr'];

/** The sentences of a schema and of all that is in it. */
function adviceIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  seen.add(schema);
  const { advice = {}, otherwise } = z.globalRegistry.get(schema) ?? {};
  const own = [...Object.values(advice), ...(otherwise ? [otherwise] : [])];
  return [...own, ...partsOf(schema).flatMap((part) => adviceIn(part, seen))];
}

function partsOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return [...schema.options];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [schema.unwrap()];
  return [];
}

test.each(LANGUAGES)('all advice of schemas is said in %s', async (language) => {
  const marks = { value: String, code: String, comma: ', ' };
  const translate = openTranslation(textsIn(language, 'advice'), marks);
  const schemas = await Promise.all(ALL_KINDS.map((kind) => rowOf(kind).schema()));
  const sentences = [...new Set(schemas.flatMap((schema) => adviceIn(schema)))];
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.filter((sentence) => translate(sentence) === undefined)).toEqual([]);
});
