/** Every problem is explained, and PROBLEMS.md says the same. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainProblem, listCodes, renderCatalogue } from '../../../generator/problems/explain.ts';
import { CATALOGUE } from '../../../generator/problems/index.ts';

test('PROBLEMS.md is made from the catalogue: npm run reference writes it anew', () => {
  const file = new URL('../../../generator/PROBLEMS.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderCatalogue());
});

test.each(listCodes())('%s is explained in full', (code) => {
  const { what, why, fix, example } = CATALOGUE[code];
  for (const text of [what, why, fix]) expect(text).toMatch(/^\S.*[.:]$/s);
  expect(example.trim()).not.toBe('');
  expect(explainProblem(code)).toContain('How to fix it: ');
});
