/** Pictures with transparency: what they show is seen on the ground that is put under them. */
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture, decodePicture } from '../../../../generator/engine/media/pictures/encode.ts';
import { decodeForCards } from '../../../../generator/engine/media/share/draw.ts';
import { printCover } from '../../../../generator/features/press/kit-pictures.ts';

const draw = (marks: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${marks}</svg>`));
const circle = (fill: string) => `<circle cx="150" cy="150" r="100" fill="${fill}"/>`;

const isDark = (corner: number | undefined) => corner !== undefined && corner < 60;

test.each([
  ['a white mark', circle('#fff'), true],
  ['a pale yellow mark', circle('#fff3c0'), true],
  ['a faint white mark', circle('#ffffff80'), true],
  [
    'a white mark with a little red',
    `${circle('#fff')}<rect x="140" y="140" width="30" height="30" fill="#c00"/>`,
    true,
  ],
  ['a black mark', circle('#000'), false],
  ['a marigold mark', circle('#d98a00'), false],
  ['a white mark in a black one', `${circle('#000')}<circle cx="150" cy="150" r="70" fill="#fff"/>`, false],
  ['a white square with round corners', '<rect width="300" height="300" rx="30" fill="#fff"/>', false],
  ['nothing at all', '', false],
])('%s is on a dark ground: %s', async (_, marks, dark) => {
  const png = await draw(marks).png().toBuffer();
  const found = await decodePicture(png);
  if ('fault' in found) throw new Error(found.fault);
  expect(isDark(found.bitmap.data[0])).toBe(dark);
  expect(isDark((await decodeForCards(png)).data[0])).toBe(dark);
  const cover = await sharp(await printCover(png))
    .raw()
    .toBuffer();
  expect(isDark(cover[0])).toBe(dark);
});

test.each(['webp', 'avif'] as const)('so it is in %s', async (format) => {
  const found = await decodePicture(await draw(circle('#fff')).toFormat(format).toBuffer());
  expect(isDark('bitmap' in found ? found.bitmap.data[0] : undefined)).toBe(true);
});

test('a picture of which nothing is seen is known, in every format and size, and a faint or small mark is none', async () => {
  const picture = fc.record({
    format: fc.constantFrom('png', 'webp', 'avif'),
    side: fc.constantFrom(60, 96, 300, 640),
    // Of the side, and of full opacity.
    mark: fc.constantFrom(
      ...[
        { share: 0, opacity: 0 },
        { share: 1, opacity: 0.003 },
        { share: 0.03, opacity: 1 },
        { share: 0.2, opacity: 1 },
        { share: 1, opacity: 0.05 },
        { share: 1, opacity: 1 },
      ],
    ),
    colour: fc.constantFrom('#000', '#fff', '#d98a00'),
  });
  await fc.assert(
    fc.asyncProperty(picture, async ({ format, side, mark: { share, opacity }, colour }) => {
      const length = side * share;
      const rect = `<rect width="${length}" height="${length}" fill="${colour}" fill-opacity="${opacity}"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${rect}</svg>`;
      const image = sharp(Buffer.from(svg));
      const bytes = await (format === 'png'
        ? image.png()
        : image[format === 'webp' ? 'webp' : 'avif']()
      ).toBuffer();
      const isClear = share * share * opacity < 0.005;
      const found = await Promise.all([decodePicture(bytes), checkPicture(bytes)]);
      expect(found).toMatchObject([{ isClear }, { isClear }]);
    }),
    { numRuns: 40 },
  );
});
