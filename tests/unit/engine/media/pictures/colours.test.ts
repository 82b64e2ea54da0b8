/** Published pictures show the colours of their originals, whatever profile, depth, transparency and orientation these have. */
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture, encodeVariant } from '../../../../../generator/engine/media/pictures/encode.ts';
import { writeChunk } from '../../../../helpers/pictures.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 60);
/** In pixels: of the picture, whose four quarters have a colour each. */
const [WIDTH, HEIGHT] = [96, 64];

type Colour = readonly number[];
type Write = (colours: readonly Colour[], depth: 8 | 16) => Promise<Buffer>;

/** Channels of each pixel, as numbers of 8 bits. */
function spread(colours: readonly Colour[]): Colour[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return colours[(x < WIDTH / 2 ? 0 : 1) + (y < HEIGHT / 2 ? 0 : 2)] ?? [];
  });
}

/** A PNG as no program changes it. @param type 0 is grey, 2 RGB, 4 and 6 the same with transparency */
function writePng(colours: readonly Colour[], depth: 8 | 16, type: number, profile?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([depth, type], 8);
  const pixels = spread(colours);
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const bytes = pixels
      .slice(y * WIDTH, (y + 1) * WIDTH)
      .flatMap((colour) => colour.flatMap((value) => (depth === 8 ? value : [value, value])));
    return Buffer.from([0, ...bytes]);
  });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', header),
    ...(profile ? [writeChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(profile)]))] : []),
    writeChunk('IDAT', deflateSync(Buffer.concat(rows))),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The profile of a grey picture whose numbers are light to the power of `gamma`. */
function greyProfile(gamma: number): Buffer {
  const white = Buffer.alloc(20);
  white.write('XYZ ');
  for (const [at, value] of [0.9642, 1, 0.8249].entries())
    white.writeInt32BE(Math.round(value * 65_536), 8 + 4 * at);
  const curve = Buffer.alloc(16);
  curve.write('curv');
  curve.writeUInt32BE(1, 8);
  curve.writeUInt16BE(Math.round(gamma * 256), 12);
  const name = Buffer.alloc(100);
  name.write('desc');
  name.writeUInt32BE(5, 8);
  name.write('grey', 12);
  const tags = { desc: name, wtpt: white, kTRC: curve };
  const table = Buffer.alloc(4 + 12 * 3);
  table.writeUInt32BE(3);
  let at = 128 + table.length;
  for (const [nth, [key, { length }]] of Object.entries(tags).entries()) {
    table.write(key, 4 + 12 * nth);
    table.writeUInt32BE(at, 8 + 12 * nth);
    table.writeUInt32BE(length, 12 + 12 * nth);
    at += length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02400000, 8);
  header.write('mntrGRAYXYZ ', 12);
  header.write('acsp', 36);
  white.copy(header, 68, 8);
  return Buffer.concat([header, table, ...Object.values(tags)]);
}

/** sRGB of light, and light of sRGB, from 0 to 1. */
const toSrgb = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Numbers of Display P3 in sRGB (CSS Color 4), within its limits. */
function fromP3(colour: Colour): number[] {
  const [r = 0, g = 0, b = 0] = colour.map((value) => toLight(value / 255));
  const light = [1.2249 * r - 0.2247 * g, -0.042 * r + 1.0419 * g, -0.0197 * r - 0.0786 * g + 1.0979 * b];
  return light.map((value) => Math.round(255 * toSrgb(Math.min(1, Math.max(0, value)))));
}

const same = (colour: Colour) => colour.slice(0, 3);
const grey =
  (gamma?: number) =>
  ([value = 0]: Colour) => {
    const shown = gamma === undefined ? value : 255 * toSrgb((value / 255) ** gamma);
    return [shown, shown, shown];
  };
const p3 = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .withIccProfile('p3')
  .png()
  .toBuffer()
  .then((bytes) => sharp(bytes).metadata())
  .then(({ icc }) => icc);

const raw = (colours: readonly Colour[]) =>
  sharp(Buffer.from(spread(colours).flat()), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

/** How pictures are written, the number of channels, and the colours that a screen shows of them. */
const KINDS: Readonly<
  Record<string, readonly [channels: number, write: Write, shown: (colour: Colour) => Colour]>
> = {
  grey: [1, async (colours, depth) => writePng(colours, depth, 0), grey()],
  'grey of gamma 1.8': [
    1,
    async (colours, depth) => writePng(colours, depth, 0, greyProfile(1.8)),
    grey(1.8),
  ],
  'grey of gamma 1': [1, async (colours, depth) => writePng(colours, depth, 0, greyProfile(1)), grey(1)],
  rgb: [3, async (colours, depth) => writePng(colours, depth, 2), same],
  'P3 as PNG': [3, async (colours, depth) => writePng(colours, depth, 2, await p3), fromP3],
  'clear grey': [
    2,
    async (colours, depth) => writePng(colours, depth, 4),
    ([value = 0, alpha = 0]) => overWhite([value, value, value], alpha),
  ],
  'clear rgb': [
    4,
    async (colours, depth) => writePng(colours, depth, 6),
    (colour) => overWhite(colour.slice(0, 3), colour[3] ?? 0),
  ],
  'clear P3': [
    4,
    async (colours, depth) =>
      writePng(
        colours.map(([r = 0, g = 0, b = 0]) => [r, g, b, 255]),
        depth,
        6,
        await p3,
      ),
    fromP3,
  ],
  palette: [3, (colours) => raw(colours).png({ palette: true }).toBuffer(), same],
  'P3 as JPEG': [
    3,
    (colours) =>
      raw(colours).withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
    same,
  ],
  'P3 as WebP': [3, (colours) => raw(colours).withIccProfile('p3').webp({ lossless: true }).toBuffer(), same],
  'P3 as AVIF': [
    3,
    (colours) =>
      raw(colours).withIccProfile('p3').avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
    same,
  ],
};

function overWhite(colour: Colour, alpha: number): number[] {
  return colour.map((value) => (value * alpha + 255 * (255 - alpha)) / 255);
}

/** The quarters of a picture of each orientation of EXIF, the right way up. */
const ORDERS = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [3, 2, 1, 0],
  [2, 3, 0, 1],
  [0, 2, 1, 3],
  [2, 0, 3, 1],
  [3, 1, 2, 0],
  [1, 3, 0, 2],
];

test('published pictures show the colours of their originals', async () => {
  // Light pictures on nothing get a dark ground: these are not.
  const colour = fc.array(fc.integer({ min: 8, max: 190 }), { minLength: 4, maxLength: 4 });
  const cases = fc.record({
    kind: fc.constantFrom(...Object.keys(KINDS)),
    depth: fc.constantFrom<8 | 16>(8, 16),
    colours: fc.array(colour, { minLength: 4, maxLength: 4 }),
    orientation: fc.integer({ min: 1, max: 8 }),
    format: fc.constantFrom<'jpeg' | 'webp' | 'avif'>('jpeg', 'webp', 'avif'),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ kind, depth, colours, orientation, format }) => {
      const [channels, write, shown] = KINDS[kind] ?? [3, async () => Buffer.alloc(0), same];
      const own = colours.map((each) => each.slice(0, channels));
      const plain = await write(own, depth);
      const isLossy = kind.startsWith('P3 as');
      // Of JPEGs alone, the orientation can be written without reading the pixels.
      const isTurned = kind === 'P3 as JPEG' || kind === 'P3 as WebP';
      const bytes = isTurned
        ? await raw(own)
            .withIccProfile('p3')
            .withMetadata({ orientation })
            .withIccProfile('p3')
            [kind.endsWith('JPEG') ? 'jpeg' : 'webp']({ quality: 100 })
            .toBuffer()
        : plain;
      const decoded = await decodePicture(bytes);
      if ('fault' in decoded) throw new Error(decoded.fault);
      const order = ORDERS[isTurned ? orientation - 1 : 0] ?? [];
      const wanted = order.map((at) => shown(own[at] ?? []).map(Math.round));
      const { bitmap } = decoded;
      const about = { kind, depth, colours: own };
      const quarters = (data: Buffer, width: number, height: number) =>
        [
          [1, 1],
          [3, 1],
          [1, 3],
          [3, 3],
        ].map(([x = 0, y = 0]) => {
          const at = 3 * (Math.floor((y * height) / 4) * width + Math.floor((x * width) / 4));
          return [...data.subarray(at, at + 3)];
        });
      const isNear = (found: number[][], most: number) =>
        found.every((each, nth) =>
          each.every((value, channel) => Math.abs(value - (wanted[nth]?.[channel] ?? 0)) <= most),
        );
      const found = quarters(bitmap.data, bitmap.width, bitmap.height);
      expect({ ...about, wanted, found, isNear: isNear(found, isLossy ? 24 : 8) }).toEqual({
        ...about,
        wanted,
        found,
        isNear: true,
      });

      const made = await encodeVariant(bitmap, { format, width: bitmap.width });
      const { data, info } = await sharp(made)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const published = quarters(data, info.width, info.height);
      expect({ ...about, format, wanted, published, isNear: isNear(published, 28) }).toEqual({
        ...about,
        format,
        wanted,
        published,
        isNear: true,
      });
    }),
    { numRuns: RUNS },
  );
});
