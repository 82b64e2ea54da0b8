/** The cover in downloads. */

import { fingerprintFile } from '../../../engine/cache/fingerprints.ts';
import type { Cache } from '../../../engine/cache/index.ts';
import type { Folder } from '../../../engine/lib/files.ts';
import { measurePicture } from '../../../engine/media/pictures/header.ts';
import { makeVariant, type Original, variantKey } from '../../../engine/media/pictures/make.ts';
import type { TagCover } from './tags/types.ts';

/** In pixels: what players show large, in a third of a megabyte. */
const WIDTH = 1200;

export interface Cover {
  /** Changes with the bytes. */
  key: string;
  /** Undefined if it cannot be read, which is reported when pictures are planned. */
  read(): Promise<TagCover | undefined>;
}

/** Undefined if there is no such picture. */
export async function findCover(
  file: string | undefined,
  assets: Folder,
  cache: Cache,
): Promise<Cover | undefined> {
  const found = file === undefined ? 'missing' : assets.locate(file);
  if (typeof found === 'string') return undefined;
  const digest = await fingerprintFile(found.path, cache);
  if (digest === undefined) return undefined;
  const original: Original = { ...found, digest };
  const size = await measurePicture(original, cache);
  if ('fault' in size) return undefined;
  const width = Math.min(WIDTH, size.upright.width);
  const height = Math.round((width * size.upright.height) / size.upright.width);
  const variant = { format: 'jpeg', width } as const;
  return {
    key: variantKey(original, variant).join(' '),
    read: () =>
      makeVariant(original, variant, cache).then(
        (bytes) => ({ bytes, width, height }),
        () => undefined,
      ),
  };
}
