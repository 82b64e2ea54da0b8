import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { openShaper, type Shaper } from '../../../../../generator/engine/media/text/shape.ts';
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

describe('marks of letters', () => {
  /** Each mark with its letter: how far its middle is from that of the letter, and whether it is clear of it, in em. */
  function placesOf(shaper: Shaper, text: string) {
    const glyphs = shaper.shape(text, 'ltr').runs.flatMap((run) =>
      run.glyphs.map((glyph) => {
        const { left, right, top, bottom } = shaper.outline(run.source, glyph.id).ink;
        return {
          ...glyph,
          middle: glyph.x + (left + right) / 2,
          top: glyph.y + top,
          bottom: glyph.y + bottom,
        };
      }),
    );
    return glyphs.flatMap((mark, index) => {
      const letter = glyphs[index - 1];
      if (!letter || !/^\p{M}$/u.test(mark.text)) return [];
      const isClear = mark.bottom > letter.top || mark.top < letter.bottom;
      return [{ text: letter.text + mark.text, off: Math.abs(mark.middle - letter.middle), isClear }];
    });
  }

  test.each(['ọ̀', 'ẹ́', 'Ọ̀', 'ụ̀', 'Ụ́', 'ị̀', 'ọ̄', 'm̀', 'ṣ́'])(
    'the one of %s is above it, however it is written',
    async (text) => {
      const shaper = await openShaper([await open('whole/archivo', 'Latn', { wght: 800, wdth: 125 })]);
      for (const form of ['NFC', 'NFD']) {
        const places = placesOf(shaper, text.normalize(form));
        expect(places).toHaveLength(1);
        expect(places[0]?.off).toBeLessThan(0.07);
        expect(places[0]?.isClear).toBe(true);
      }
    },
  );

  test('a word is set whole in the first font that has its letters and places its marks', async () => {
    const mono = await open('whole/martian-mono', 'Latn', { wght: 500 });
    const sans = await open('whole/archivo', 'Latn', { wght: 500 });
    const shaper = await openShaper([mono, sans]);
    const parts = shaper.shape('by Ọmọ Ìyá', 'ltr').runs.map(({ source, text }) => [source === mono, text]);
    expect(parts).toEqual([
      [true, 'by '],
      [false, 'Ọmọ'],
      [true, ' Ìyá'],
    ]);
    expect(shaper.covers('Ọmọ Ìyá')).toBe(true);
  });

  test('files of one typeface complete each other', async () => {
    const files = await Promise.all(
      ['archivo', 'archivo-others'].map((name) => open(name, 'Latn', { wght: 500 })),
    );
    const mono = await open('whole/martian-mono', 'Latn', { wght: 500 });
    const shaper = await openShaper([...files.map((file) => ({ ...file, family: 'archivo' })), mono]);
    const runs = shaper.shape('Sọ̀rọ̀', 'ltr').runs;
    expect(runs.map(({ text }) => text.normalize())).toEqual(['S', 'ọ̀', 'r', 'ọ̀']);
    expect(runs.some(({ source }) => source === mono)).toBe(false);
  });
});
