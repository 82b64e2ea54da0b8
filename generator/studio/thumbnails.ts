/** Small pictures for lists and forms, made when they are asked for: a cover has megabytes, and a list has a hundred of them. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { faultOf, processImage } from '../engine/media/sharp.ts';
import type { ShownAsset } from './library.ts';

/** Pixels: of rows, and of forms and covers side by side, on screens of two pixels each. */
const SIZES = [64, 320] as const;

/** The most that are kept. A large one has some 15 KB. */
const KEPT = 600;

/** Formats that can be drawn smaller: an SVG is small as it is. */
const RASTER = /^image\/(?:jpeg|png|webp|avif)$/;

export interface Thumbnails {
  /** The bytes of a WebP. Undefined for any other size, and for what is no picture that can be read: then the file itself is shown. */
  find(asset: ShownAsset, size: string | null): Promise<Uint8Array | undefined>;
}

export function openThumbnails(): Thumbnails {
  // The first are those that were asked for longest ago.
  const kept = new Map<string, Promise<Uint8Array | undefined>>();
  return {
    find(asset, size) {
      const side = SIZES.find((each) => String(each) === size);
      if (side === undefined || !RASTER.test(asset.type)) return Promise.resolve(undefined);
      const key = `${side} ${asset.bytes} ${statSync(asset.file).mtimeMs} ${asset.file}`;
      const made = kept.get(key) ?? draw(asset.file, side);
      kept.delete(key);
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}

async function draw(file: string, side: number): Promise<Uint8Array | undefined> {
  try {
    return await processImage(await readFile(file), {}, (image) =>
      image
        .rotate()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, effort: 2 })
        .toBuffer(),
    );
  } catch (error) {
    faultOf(error);
    return undefined;
  }
}
