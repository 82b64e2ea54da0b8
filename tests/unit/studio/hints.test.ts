/** Help for the fields of a form, in the languages of the studio. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_KINDS } from '../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import { pathsOf } from '../../../generator/app/scaffold/notes/index.ts';
import { translateHints } from '../../../generator/studio/hints.ts';
import arabic from '../../../generator/words/ar/hints.json' with { type: 'json' };
import { LANGUAGES, readWords } from '../../../generator/words/index.ts';

/** The hints of a kind in English and in a language. */
type Pair = [english: string, own: string];

/** Keyed by language. */
const hints = new Map<string, Pair[]>();

beforeAll(async () => {
  await loadSchemas();
  for (const language of LANGUAGES)
    hints.set(
      language,
      ALL_KINDS.flatMap((kind) => {
        const schema = formSchemaOf(kind, []);
        const own = hintsOf(translateHints(schema, kind, language));
        return hintsOf(schema).map((english, index): Pair => [english, own[index] ?? '']);
      }),
    );
});

/** The hints of all fields, at any depth. */
function hintsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Reflect.get(schema, 'description');
  const below = Object.values(schema).flatMap(hintsOf);
  return typeof own === 'string' ? [own, ...below] : below;
}

describe.each(LANGUAGES)('in %s', (language) => {
  // A hint that is a pattern, such as `text: %`, is the same in all of them.
  test('every hint is translated', () => {
    const pairs = hints.get(language) ?? [];
    expect(pairs.filter(([english, own]) => own === english && !own.includes('%'))).toEqual([]);
  });

  test('a text that is Markdown is still known by its hint', () => {
    const isMarkdown = (hint: string) => hint.endsWith(' Markdown.');
    const pairs = hints.get(language) ?? [];
    expect(pairs.filter(([english, own]) => isMarkdown(english) !== isMarkdown(own))).toEqual([]);
  });

  test('a hint has no words of files, which a form does not show', () => {
    const ofFiles = /\b(?:true|false|site\.yaml)\b|(?<![\w/{<])[a-z]+_[a-z_]+(?![\w/}>])/;
    expect(Object.values(readWords(language, 'hints')).filter((hint) => ofFiles.test(hint))).toEqual([]);
  });
});

test('there is no hint that no field has', () => {
  const known = new Set(
    ALL_KINDS.flatMap((kind) => [...pathsOf(kind).values()].flatMap((path) => [kind + path, path])),
  );
  expect(Object.keys(arabic).filter((key) => !known.has(key))).toEqual([]);
});
