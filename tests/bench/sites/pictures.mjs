/** Pictures as full of detail as photographs, drawn once and kept between runs. */
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { seeded } from '../../helpers/random.mjs';
import { KEPT } from '../packages.mjs';

/** How much weaker each finer layer of a picture is: photographs have less in small details, and about this much less. */
const FALL = 0.6;
const COARSEST = 5;
/** Pixels; no picture is larger. */
const SIDE = 2400;

/**
 * Layers of noise, each twice as fine as the one before it: their spectrum is that of photographs, and so is the work to
 * compress them, about that of a cover.
 */
async function drawNoise() {
  const random = seeded(1);
  const sum = new Float32Array(SIDE * SIDE * 3);
  let strength = 90;
  for (let size = COARSEST; size < SIDE; size *= 2) {
    const noise = Buffer.from(Array.from({ length: size * size * 3 }, () => random() * 256));
    const layer = await sharp(noise, { raw: { width: size, height: size, channels: 3 } })
      .resize(SIDE, SIDE, { kernel: 'cubic' })
      .raw()
      .toBuffer();
    for (let at = 0; at < sum.length; at += 1) sum[at] += (layer[at] / 128 - 1) * strength;
    strength *= FALL;
  }
  const pixels = Buffer.from(Uint8ClampedArray.from(sum, (value) => 128 + value).buffer);
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A part of the noise, turned, in other colours. */
function drawPicture(noise, { seed, width, height }) {
  return sharp(noise)
    .rotate(90 * (seed % 4))
    .extract({ left: SIDE - width, top: SIDE - height, width, height })
    .modulate({ hue: 37 * seed })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * Draws what is not there yet.
 * @param {{name: string, width: number, height: number, seed: number}[]} pictures
 * @returns {Promise<string>} the folder that has them all, as `NAME.jpg`
 */
export async function drawPictures(pictures) {
  const folder = join(KEPT, 'pictures');
  mkdirSync(folder, { recursive: true });
  let noise;
  for (const picture of pictures) {
    const file = join(folder, `${picture.name}.jpg`);
    if (existsSync(file)) continue;
    noise ??= await drawNoise();
    writeFileSync(`${file}.unfinished`, await drawPicture(noise, picture));
    renameSync(`${file}.unfinished`, file);
  }
  return folder;
}

export function copyPicture(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

const list = (count, { name, ...size }) =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}-${index}`, seed: index + 1, ...size }));

/** As distributors want them. */
export const listCovers = (count) => list(count, { name: 'cover', width: 2000, height: 2000 });

/** As a camera's export for the web. */
export const listPhotos = (count) => list(count, { name: 'photo', width: 2400, height: 1600 });
