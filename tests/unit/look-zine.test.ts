/** How the look `zine` sets a name: which face, and in how many lines. */
import { expect, test } from 'vitest';
import {
  isBlackletter,
  setLines,
  widestWord,
  widthOf,
} from '../../templates/looks/zine/templates/parts/letters.ts';

test.each([
  ['Saltgrave', true],
  ['Ağaçkakan', true],
  ['ليلى نور', true],
  ['1349', true],
  // Unreadable in blackletter, and letters that it does not have.
  ['EDDY', false],
  ['ÇA', false],
  ['Соль', false],
  ['Αλάτι', false],
  ['Salt и соль', false],
])('%s is in blackletter: %s', (name, expected) => {
  expect(isBlackletter(name)).toBe(expected);
});

test('widths are those of the fonts', () => {
  expect(widthOf('Saltgrave', 'blackletter')).toBeCloseTo(3.58, 2);
  expect(widthOf('salt', 'capitals')).toBeCloseTo(0.34 + 0.39 + 0.29 + 0.33, 2);
  expect(widthOf('é', 'blackletter')).toBe(widthOf('e', 'blackletter'));
  // The first three letters of the word are joined to the next.
  expect(widthOf('ليلى', 'blackletter')).toBeCloseTo(0.23 + 0.22 + 0.23 + 0.67, 2);
  expect(widestWord('Tar Choir', 'blackletter')).toBe(widthOf('Choir', 'blackletter'));
});

test('a name is set in as many lines as asked, as even as its words allow', () => {
  expect(setLines('Saltgrave', 3)).toEqual({ lines: 1, width: widthOf('Saltgrave', 'blackletter') });
  expect(setLines('The Lower Harbour Brass and Reed Society', 2).lines).toBe(2);
  const few = setLines('The Lower Harbour Brass and Reed Society', 2);
  const many = setLines('The Lower Harbour Brass and Reed Society', 4);
  expect(many.lines).toBeGreaterThan(few.lines);
  expect(many.width).toBeLessThan(few.width);
});
