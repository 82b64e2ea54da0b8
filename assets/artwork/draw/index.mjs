/**
 * Draws all artwork of the sample site: `node assets/artwork/draw/index.mjs [slug…]`. Writes SVG sources and JPEGs;
 * the same code gives the same bytes.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { CATALOGUE } from './catalogue.mjs';
import { PHOTOS } from './photos.mjs';
import { rasterise } from './raster.mjs';
import { drawSheet } from './sheet.mjs';

const COVER_BYTES = 450_000;
const PHOTO_BYTES = 690_000;
const PRINT_DENSITY = 300;

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
const assets = new URL('../../', import.meta.url);

/** @param {string} folder inside assets @param {string} name @param {string} svg @param {Parameters<typeof rasterise>[1]} options */
async function save(folder, name, svg, options) {
  await mkdir(new URL(`${folder}/source/`, assets), { recursive: true });
  await writeFile(new URL(`${folder}/source/${name}.svg`, assets), svg);
  const jpeg = await rasterise(svg, options);
  await writeFile(new URL(`${folder}/${name}.jpg`, assets), jpeg);
  process.stderr.write(`${folder}/${name}.jpg ${Math.round(jpeg.length / 1000)} kB\n`);
}

for (const [at, sleeve] of CATALOGUE.entries()) {
  if (!isWanted(sleeve.slug)) continue;
  await save('artwork', sleeve.slug, drawSheet({ ...sleeve, seed: at + 1 }, sleeve.draw()), {
    maxBytes: COVER_BYTES,
  });
}

for (const photo of PHOTOS) {
  if (!isWanted(photo.name)) continue;
  await save('photos', photo.name, photo.draw(), { maxBytes: PHOTO_BYTES, density: PRINT_DENSITY });
}
