/** Photos that tell where they were taken. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tellsPlace } from '../../../../generator/engine/media/metadata/place.ts';

const GPS = { IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } };
const OTHERS = { IFD0: { Copyright: 'Mara Voss', Model: 'Phone' } };

async function exifOf(format: 'jpeg' | 'webp' | 'png', exif: Record<string, Record<string, string>>) {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).withExif(exif);
  return (await sharp(await picture.toFormat(format).toBuffer()).metadata()).exif ?? Buffer.alloc(0);
}

test.each(['jpeg', 'webp', 'png'] as const)(
  'a %s with a place, and one with other facts alone',
  async (format) => {
    expect(tellsPlace(await exifOf(format, { ...OTHERS, ...GPS }))).toBe(true);
    expect(tellsPlace(await exifOf(format, OTHERS))).toBe(false);
  },
);

test('in the other order of bytes', () => {
  const entry = [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  expect(tellsPlace(Uint8Array.from(tiff))).toBe(true);
});

test('one that is cut off anywhere, or is none, does no harm', async () => {
  const whole = await exifOf('jpeg', GPS);
  for (let end = 0; end < whole.length; end++) expect(() => tellsPlace(whole.subarray(0, end))).not.toThrow();
  expect(tellsPlace(Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'))).toBe(false);
  expect(tellsPlace(Buffer.from('no exif at all'))).toBe(false);
});
