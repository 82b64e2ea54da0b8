import { expect, test } from 'vitest';
import { oklchOf, parseHex } from '../../../../../generator/engine/lib/colour.ts';
import type { Bitmap } from '../../../../../generator/engine/media/bitmap.ts';
import { extractPalette } from '../../../../../generator/engine/media/pictures/palette.ts';
import { covers, randomColor, readCover } from '../../../../helpers/colours.ts';
import { seeded } from '../../../../helpers/random.mjs';

/** A picture of 200 by 100 pixels, painted pixel by pixel. */
function paint(colorAt: (x: number, y: number) => `#${string}`): Bitmap {
  const [width, height] = [200, 100];
  const pixels = Array.from({ length: width * height }, (_, index) =>
    parseHex(colorAt(index % width, Math.floor(index / width))).map((part) => part * 255),
  );
  return { data: Buffer.from(pixels.flat()), width, height };
}

test('flat colours come back as they are, largest first', () => {
  const palette = extractPalette(paint((x) => (x < 120 ? '#06393b' : x < 180 ? '#feb01f' : '#ffffff')));
  expect(palette.map(({ color }) => color)).toEqual(['#06393b', '#feb01f', '#ffffff']);
  palette.forEach(({ share }, index) => {
    expect(share).toBeCloseTo([0.6, 0.3, 0.1][index] ?? 0, 1);
  });
});

test('one dot of colour in black and white is found', () => {
  const palette = extractPalette(
    paint((x, y) => (Math.hypot(x - 60, y - 40) < 8 ? '#ff5b22' : x < 100 ? '#111111' : '#f7f6f2')),
  );
  expect(palette.map(({ color }) => color)).toEqual(['#f7f6f2', '#111111', '#ff5b22']);
});

test('grain around a colour is that colour', () => {
  const random = seeded(7);
  const grain = () => Math.round(random() * 12 - 6);
  const palette = extractPalette(
    paint(() => `#${[150, 60, 90].map((part) => (part + grain()).toString(16).padStart(2, '0')).join('')}`),
  );
  expect(palette).toHaveLength(1);
  const [red, green, blue] = parseHex(palette[0]?.color ?? '#000000').map((part) => part * 255);
  expect(Math.abs((red ?? 0) - 150)).toBeLessThan(3);
  expect(Math.abs((green ?? 0) - 60)).toBeLessThan(3);
  expect(Math.abs((blue ?? 0) - 90)).toBeLessThan(3);
});

test('the smallest picture has a palette', () => {
  const palette = extractPalette({ data: Buffer.from([255, 0, 0]), width: 1, height: 1 });
  expect(palette).toEqual([{ color: '#ff0000', share: 1 }]);
});

test('a picture of every colour still has few', () => {
  const random = seeded(11);
  const palette = extractPalette(paint(() => randomColor(random)));
  expect(palette.length).toBeGreaterThan(3);
  expect(palette.length).toBeLessThanOrEqual(10);
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
});

test('equal pixels give equal palettes', async () => {
  const bitmap = await readCover('find-me-tonight');
  const copy = { ...bitmap, data: Buffer.from(bitmap.data) };
  expect(extractPalette(copy)).toEqual(extractPalette(bitmap));
});

test('every cover is summed up in a few colours, as it was drawn', async () => {
  for (const cover of covers) {
    const palette = extractPalette(await readCover(cover));
    expect(palette.length, cover).toBeLessThanOrEqual(10);
    const drawn = palette.slice(0, 2).reduce((sum, { share }) => sum + share, 0);
    expect(drawn, cover).toBeGreaterThan(0.4);
  }
  const [white, black, orange] = extractPalette(await readCover('28-ep')).map(({ color }) => oklchOf(color));
  expect(white?.[0]).toBeGreaterThan(0.95);
  expect(black?.[0]).toBeLessThan(0.22);
  expect(orange?.[2]).toBeCloseTo(38, -1);
});
