import { expect, test } from 'vitest';
import { prizeLine } from '../../../generator/site/awards.ts';
import { readAward } from '../../../generator/site/schema/award-line.ts';
import { ENGLISH_WORDS } from '../../../generator/site/words/index.ts';
import { describe, loadFiles } from '../../helpers/content.ts';

test.each([
  ['César, Meilleure musique originale (nommée)', 'César', 'Meilleure musique originale', 'nominated'],
  ['Ivor Novello Award, Best Score (nominated)', 'Ivor Novello Award', 'Best Score', 'nominated'],
  ['BIFA, Best Music (won)', 'BIFA', 'Best Music', 'won'],
  ['Opus, Filmmusik, Winner', 'Opus', 'Filmmusik', 'won'],
  ['Harbour Prize – shortlisted', 'Harbour Prize', undefined, 'nominated'],
])('%s', (line, prize, category, result) => {
  expect(readAward(line)).toEqual({ prize, ...(category && { category }), result });
});

test.each(['César, Meilleure musique', 'Ivor Novello Award', "Golden Lion - Winner's Prize", ''])(
  'the parts of "%s" are not clear',
  (line) => expect(readAward(line)).toBeUndefined(),
);

test('a nomination written in a line is not made a prize that was won', async () => {
  const score = (awards: string) => `---\ntitle: Salt\nkind: film\nyear: 2026\n${awards}\n---\n`;
  const shown = async (awards: string) =>
    (await loadFiles({ 'scores/salt.md': score(awards) })).problems.map(describe).join('\n');
  const right = 'prize: Harbour Award, category: Best Score, result: nominated';
  expect(await shown('awards: Harbour Award, Best Score (nominated)')).toContain(`awards: [{${right}}]`);
  expect(await shown('awards:\n  - Harbour Award, Best Score (nominated)')).toContain(`- {${right}}`);
  expect(await shown('awards: Harbour Award, Best Score')).toContain(
    'awards: [{prize: "Harbour Award, Best Score"}]',
  );
});

test('an award below the name of one prize is read as well', async () => {
  const text =
    '---\ntitle: Salt\nkind: film\nyear: 2026\naward: Harbour Award, Best Score (nominated)\n---\n';
  const { problems } = await loadFiles({ 'scores/salt.md': text });
  expect(problems.map(({ hint }) => hint)).toContain(
    'Write  awards: [{prize: Harbour Award, category: Best Score, result: nominated}]',
  );
});

test('a list has the first prizes that were won, and no nominations', () => {
  const prizes = [
    { prize: 'BAFTA', year: 2026, result: 'nominated' as const },
    { prize: 'César', category: 'Best Music', year: 2026 },
    { prize: 'BIFA', result: 'won' as const },
    { prize: 'Harbour Prize', year: 2020 },
  ];
  expect(prizeLine(prizes, ENGLISH_WORDS)).toBe('César 2026 · BIFA');
  expect([prizeLine(prizes.slice(0, 1), ENGLISH_WORDS), prizeLine(undefined, ENGLISH_WORDS)]).toEqual([
    '',
    '',
  ]);
});
