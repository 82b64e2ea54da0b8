/** The catalogue: rows of data, of which every text can be written with the values of its example. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../generator/app/list/extensions.ts';
import type { ProblemKind } from '../../../generator/engine/problems/define.ts';
import { listCodes } from '../../../generator/engine/problems/index.ts';
import { englishWords, render, type Surface } from '../../../generator/engine/problems/render.ts';
import { namesIn, type Template } from '../../../generator/engine/problems/template.ts';
import { exampleOf } from '../../helpers/catalogue.ts';

const textsOf = ({ message, hint, form, level = 'error' }: ProblemKind): Template[] =>
  [message, hint, form?.message, form?.hint, level].flatMap((text) => text ?? []);

test.each(Object.entries(CATALOGUE))('%s is made of its values', (code, kind) => {
  const values = exampleOf(code, kind);
  const known = Object.keys(values);
  const used = textsOf(kind)
    .flatMap(namesIn)
    .map((name) => name.split('.', 1)[0]);
  expect(used.filter((name) => name !== undefined && !known.includes(name))).toEqual([]);
  for (const surface of ['terminal', 'form'] satisfies Surface[]) {
    const { message, hint } = render({ code, values }, surface, englishWords(CATALOGUE));
    expect(message).toBeDefined();
    expect(`${message} ${hint}`).not.toMatch(/[`]|undefined,|NaN|\[object|\{@/);
  }
});

test('the message for several problems contains their number', () => {
  const texts = listCodes(CATALOGUE).flatMap((code) => CATALOGUE[code]?.many ?? []);
  expect(texts.filter((text) => !text.includes('{count}'))).toEqual([]);
});
