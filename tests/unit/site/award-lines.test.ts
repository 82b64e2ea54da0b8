/** Awards on one line, as people write them: a nomination is never read as an award. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAward } from '../../../generator/site/schema/award-line.ts';

test.each([
  ['BIFA, Best Music (won)', { prize: 'BIFA', category: 'Best Music', result: 'won' }],
  [
    'César 2026, Meilleure musique (nommée)',
    { prize: 'César', category: 'Meilleure musique', year: 2026, result: 'nominated' },
  ],
  ['Grimme-Preis 2024 – nominiert', { prize: 'Grimme-Preis', year: 2024, result: 'nominated' }],
  [
    'Nominated for Ivor Novello Award, Best Score',
    { prize: 'Ivor Novello Award', category: 'Best Score', result: 'nominated' },
  ],
  ['Nominee: BAFTA', { prize: 'BAFTA', result: 'nominated' }],
  ['Oscar Finalist', { prize: 'Oscar', result: 'nominated' }],
  ['Altın Portakal (aday)', { prize: 'Altın Portakal', result: 'nominated' }],
  ['جائزة النيل (مرشحة)', { prize: 'جائزة النيل', result: 'nominated' }],
  // Words that only begin like a result are names.
  ['Music Festival, Windsor', undefined],
  ['Prix de composition, Vincennes', undefined],
  ['Deutscher Filmpreis', undefined],
])('%s', (line, award) => {
  expect(readAward(line)).toEqual(award);
});

const WORDS = join(import.meta.dirname, '../../../generator/site/words');

test.each(readdirSync(WORDS).filter((name) => name.endsWith('.json')))(
  'the word for a nomination in %s',
  (name) => {
    const { awards } = JSON.parse(readFileSync(join(WORDS, name), 'utf8'));
    expect([awards.nominated, readAward(`BIFA (${awards.nominated})`)?.result]).toEqual([
      awards.nominated,
      'nominated',
    ]);
  },
);
