/** Labels of the values of a choice. */
import { beforeEach, describe, expect, test } from 'vitest';
import { ALL_KINDS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { fieldOf, labelOf, type Schema, wordsOf } from '../../../../generator/studio/ui/state/schema.ts';
import en from '../../../../generator/studio/ui/state/words/choices.en.json' with { type: 'json' };
import ar from '../../../../generator/words/ar/choices.json' with { type: 'json' };
import { speak } from '../../../helpers/speak.ts';

const load = async (language: string) => {
  speak(language);
  return import('../../../../generator/studio/ui/state/choices.ts');
};

/** `type single`, of each choice of a form. */
function listChoices(schema: Schema, key = ''): string[] {
  const field = fieldOf(schema);
  const parts: [Schema, string][] = [
    ...('item' in field ? [[field.item, key] as [Schema, string]] : []),
    ...(field.as === 'group'
      ? Object.entries(field.schema.properties ?? {}).map(([name, each]): [Schema, string] => [each, name])
      : []),
    ...('value' in field ? [[field.value, key] as [Schema, string]] : []),
    ...(field.as === 'variants' ? field.variants.map((each): [Schema, string] => [each, key]) : []),
  ];
  const words = field.as === 'colour' ? wordsOf(schema) : 'choices' in field ? field.choices : [];
  const own = words.map((choice) => `${key} ${choice}`);
  return [...own, ...parts.flatMap(([part, name]) => listChoices(part, name))];
}

test('every choice has a name in Arabic, but for codes', async () => {
  await loadSchemas();
  const choices = new Set(ALL_KINDS.flatMap((kind) => listChoices(formSchemaOf(kind, []))));
  const named = (words: Record<string, object>) =>
    Object.entries(words).flatMap(([key, names]) => Object.keys(names).map((name) => `${key} ${name}`));
  const expected = [...choices].filter((each) => !each.startsWith('ignore '));
  expect(named(ar).sort()).toEqual(expected.sort());
  expect(named(en).filter((each) => !choices.has(each))).toEqual([]);
});

describe('in English', () => {
  let choices: Awaited<ReturnType<typeof load>>;
  beforeEach(async () => {
    choices = await load('en');
  });

  test.each([
    ['type', 'ep', 'EP'],
    ['type', 'single', 'Single'],
    ['format', 'cd', 'CD'],
    ['status', 'sold_out', 'Sold out'],
    ['category', 'TV & Film', 'TV & Film'],
    ['ignore', 'audio/none', 'audio/none'],
  ])('%s: %s is %s', (key, value, name) => {
    expect(choices.nameOfChoice([key], value)).toBe(name);
  });

  test('what may be anything stays as it is', () => {
    expect(choices.nameOfValue(['type'], 'ep')).toBe('EP');
    expect(choices.nameOfValue(['title'], 'ep')).toBe('ep');
    expect(choices.nameOfValue([], 'ep')).toBe('ep');
  });
});

test('in Arabic a choice, and the role in a list, are Arabic', async () => {
  const { nameOfChoice, nameOfValue } = await load('ar');
  expect(nameOfChoice(['type'], 'single')).toBe('أغنية منفردة');
  const artist = { name: 'Dana', role: 'featuring' };
  expect(labelOf(artist, (role) => nameOfValue(['artists', 0, 'role'], role))).toBe('Dana – ضيف');
  expect(labelOf({ name: 'Dana', role: 'Violin' }, (role) => nameOfValue(['role'], role))).toBe(
    'Dana – Violin',
  );
});
