/** A kind of value that reads what people write is suggested wherever a schema has it. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { VOCABULARY } from '../../../../../generator/app/list/extensions.ts';
import { optional } from '../../../../../generator/engine/content/schema/meta.ts';
import { validateData } from '../../../../../generator/engine/content/validate/index.ts';
import { parseYaml } from '../../../../../generator/engine/content/yaml/index.ts';

const grade = z
  .string()
  .regex(/^[A-F]\d$/, 'must be a grade such as B2')
  .meta({ read: (written) => /^([a-f])\W?(\d)$/i.exec(written)?.slice(1).join('').toUpperCase() });

const schema = z.strictObject({
  plain: optional(grade, 'How hard it is.'),
  list: optional(z.array(grade), 'Of each part.'),
  either: optional(z.union([z.enum(['none', 'open']), grade]), 'Or a word.'),
  changed: optional(
    grade.transform((each) => each.length),
    'With what it is read as.',
  ),
});

test.each([
  ['plain: b 2', 'Write  plain: B2'],
  ['list: [A1, c-3]', 'Write  C3'],
  ['either: b2', 'Write  either: B2'],
  ['changed: f.1', 'Write  changed: F1'],
  ['plain: hard', undefined],
])('%s', (text, hint) => {
  const yaml = parseYaml('file.yaml', text);
  const { problems } = validateData({
    schema,
    data: yaml.data,
    yaml,
    noun: 'a file',
    vocabulary: VOCABULARY,
  });
  expect(problems.map((problem) => problem.hint)).toEqual([hint]);
});
