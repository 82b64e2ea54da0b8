import { expect, test } from 'vitest';
import { listProblems } from '../../../helpers/content.ts';

function words(count: number): string {
  return Array(count).fill('word').join(' ');
}

test('bios have the lengths that promoters count on', async () => {
  const bios = (short: number, long: number, full: number) => ({
    'pages/press.yaml': `bios:\n  short: ${words(short)}\n  long: ${words(long)}\n  full: ${words(full)}\n`,
  });
  expect(await listProblems(bios(60, 160, 500))).toEqual([]);
  expect(await listProblems(bios(61, 159, 499))).toEqual([
    'warning pages/press.yaml:2:10 press/bio-length The short bio has 61 words; it should have about 50.',
    'warning pages/press.yaml:3:9 press/bio-length The long bio has 159 words; it should have about 200.',
    'warning pages/press.yaml:4:9 press/bio-length The full bio has 499 words; it should have at least 500.',
  ]);
});
