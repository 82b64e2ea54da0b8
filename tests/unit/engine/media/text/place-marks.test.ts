/** Marks that a font has but does not place: above or below the middle of their letter. */
import { expect, test } from 'vitest';
import { type Ink, placeMarks } from '../../../../../generator/engine/media/text/place-marks.ts';

const INK: Record<string, Ink> = {
  o: { left: 0, right: 0.6, top: 0.5, bottom: 0 },
  '\u0301': { left: 0, right: 0.2, top: 0.7, bottom: 0.6 },
  '\u0323': { left: 0, right: 0.2, top: -0.1, bottom: -0.2 },
  '\u0327': { left: 0, right: 0.2, top: 0, bottom: -0.2 },
};

/** Glyphs from the left, each with its place; returns where those that are moved come to be. */
function place(...glyphs: [text: string, x: number, y?: number][]) {
  const placed = glyphs.map(([text, x, y = 0]) => ({ text, x, y }));
  return placeMarks(placed, ({ text }) => INK[text] ?? { left: 0, right: 0, top: 0, bottom: 0 }).map(
    ({ glyph, x, y }) => [glyph.text, Math.round(x * 100) / 100, Math.round(y * 100) / 100],
  );
}

test('a mark beside its letter is put over its middle, or under it', () => {
  expect(place(['o', 0], ['\u0301', 0.6])).toEqual([['\u0301', 0.2, -0.05]]);
  expect(place(['o', 0], ['\u0323', 0.6])).toEqual([['\u0323', 0.2, 0.05]]);
});

test('a mark on its letter is moved off it', () => {
  expect(place(['o', 0], ['\u0301', 0.2, -0.3])).toEqual([['\u0301', 0.2, -0.05]]);
  expect(place(['o', 0], ['\u0323', 0.2, 0.3])).toEqual([['\u0323', 0.2, 0.05]]);
});

test('a second mark goes beyond the first', () => {
  expect(place(['o', 0], ['\u0301', 0.6], ['\u0301', 0.6])).toEqual([
    ['\u0301', 0.2, -0.05],
    ['\u0301', 0.2, 0.1],
  ]);
});

test('what is in its place stays, and what is joined to its letter', () => {
  expect(place(['o', 0], ['\u0301', 0.2], ['\u0323', 0.2])).toEqual([]);
  expect(place(['o', 0], ['\u0327', 0.6])).toEqual([]);
});
