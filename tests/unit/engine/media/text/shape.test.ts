import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { openShaper } from '../../../../../generator/engine/media/text/shape.ts';
import { packageRoot } from '../../../../helpers/site.ts';

async function open(name: string, script: string, axes: Record<string, number>) {
  const bytes = readFileSync(join(packageRoot, `templates/fonts/${name}.woff2`));
  const font = create(bytes);
  const letters = 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
  const file = await subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes: axes });
  return { file, script, scale: 1, tracking: 0 };
}

/** Letters that join, a ligature, marks, Persian letters, digits. */
const WORDS = ['ماتش', 'ودّي', 'لا', 'الأندلس', 'اللّه', 'محمد', 'سُجِّلت', 'ليلى', 'گچپژ', '٢٠٢٦'];

test.each([
  // What the whole fonts of upstream give, in thousandths and in 2048ths of an em.
  ['cairo', {}, 1000, [3071, 2199, 766, 3948, 1821, 2658, 3112, 2296, 2453, 2137]],
  ['vazirmatn', { wght: 400 }, 2048, [4789, 3335, 1164, 6435, 2778, 4751, 5565, 3313, 3909, 3918]],
])('%s shapes words as the whole font does', async (name, axes, em, advances) => {
  const shaper = await openShaper([await open(name, 'Arab', axes)]);
  const found = WORDS.map((word) => Math.round(shaper.shape(word, 'rtl').advance * em));
  expect(found).toEqual(advances);
});

test('letters apart are wider than joined: the measure would notice', async () => {
  const shaper = await openShaper([await open('cairo', 'Arab', {})]);
  const apart = shaper.shape([...'ليلى'].join('\u200c'), 'rtl').advance;
  expect(Math.abs(apart - shaper.shape('ليلى', 'rtl').advance)).toBeGreaterThan(0.2);
});

test('each letter comes from the first font that has it, and the line runs from right to left', async () => {
  const latin = await open('archivo', 'Latn', { wght: 800, wdth: 125 });
  const arabic = await open('cairo', 'Arab', {});
  const shaper = await openShaper([latin, arabic]);
  const alone = shaper.shape('Exult', 'ltr');
  const line = shaper.shape('لا Exult', 'rtl');
  // The Latin word is the left part of the line, and is as it is alone.
  expect(line.runs[0]?.glyphs).toEqual(alone.runs[0]?.glyphs);
  expect(line.runs.map(({ source, text }) => [source.script, text])).toEqual([
    ['Latn', 'Exult'],
    ['Latn', ' '],
    ['Arab', 'لا'],
  ]);
  expect(line.runs.at(-1)?.x).toBeGreaterThan(alone.advance);
  expect(shaper.covers('لا Exult (٧)')).toBe(true);
  expect(shaper.covers('夜')).toBe(false);
});

test('each glyph knows its letters: two for a ligature, and marks for themselves', async () => {
  const shaper = await openShaper([await open('vazirmatn', 'Arab', { wght: 400 })]);
  const letters = (text: string) =>
    shaper.shape(text, 'rtl').runs.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text));
  expect(letters('سلام').toReversed()).toEqual(['س', 'لا', 'م']);
  expect(letters('وُدّي').toReversed().join('')).toBe('وُدّي');
});
