import { expect, test } from 'vitest';
import { openBitmap, takeBitmap } from '../../../../../generator/engine/media/bitmap.ts';
import { encodeVariant } from '../../../../../generator/engine/media/pictures/encode.ts';
import { QUALITY } from '../../../../../generator/engine/media/pictures/settings.ts';
import { drawCover } from '../../../../helpers/pictures.ts';

test('AVIF takes more time to be smaller up to 640 pixels, where most screens are, and less above', async () => {
  const bitmap = await takeBitmap(drawCover(1000, 100).removeAlpha());
  const encode = async (width: number, effort: number) =>
    (await openBitmap(bitmap))
      .resize({ width })
      .avif({ ...QUALITY.avif, effort })
      .toBuffer();
  for (const [width, effort] of [
    [640, 2],
    [856, 1],
  ] as const) {
    const made = await encodeVariant(bitmap, { format: 'avif', width });
    expect(Buffer.from(made).equals(await encode(width, effort)), `${width}`).toBe(true);
    expect(Buffer.from(made).equals(await encode(width, 3 - effort)), `${width}`).toBe(false);
  }
});
