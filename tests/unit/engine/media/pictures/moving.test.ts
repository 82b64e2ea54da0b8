/** Pictures that move become still, and that is reported in every format. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { moves } from '../../../../../generator/engine/media/pictures/header.ts';

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 4, background } })
    .png()
    .toBuffer();
const still = () => sharp({ create: { width: 8, height: 8, channels: 4, background: '#f008' } });

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#00f'].map(frame));
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

test('animated WebP, PNG and AVIF are known by their first bytes, and still ones are not', async () => {
  const png = await still().png().toBuffer();
  const apng = Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
  const sequence = Buffer.from(await still().avif().toBuffer());
  sequence.write('avis', 8);
  const moving = [await animated(), apng, sequence];
  const stills = await Promise.all(
    [still().webp(), still().png(), still().avif(), still().jpeg()].map((each) => each.toBuffer()),
  );
  const behind = Buffer.concat([png, Buffer.from('acTL')]);
  expect(moving.map(moves)).toEqual([true, true, true]);
  expect([...stills, behind, Buffer.alloc(0)].map(moves)).toEqual(Array(6).fill(false));
});
