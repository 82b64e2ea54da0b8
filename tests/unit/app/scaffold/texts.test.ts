import { expect, test } from 'vitest';
import { complete, textsFor } from '../../../../generator/app/scaffold/texts/index.ts';

test('a language has English texts for those that it lacks', () => {
  const english = { sample: 'sample', about: { story: 'Once', makes: 'Makes' }, members: ['Ana', 'Bo'] };
  expect(complete({ about: { story: 'Eens' }, members: ['Anna'] }, english)).toEqual({
    sample: 'sample',
    about: { story: 'Eens', makes: 'Makes' },
    members: ['Anna'],
  });
  expect(complete(undefined, english)).toEqual(english);
});

test('a language without a file of texts has the English ones', () => {
  expect(textsFor('nl')).toEqual(textsFor('en'));
  expect(textsFor('pt-BR')).toEqual(textsFor('pt'));
  expect(textsFor('de').sample).not.toBe(textsFor('en').sample);
});
