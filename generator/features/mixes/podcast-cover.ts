/** Pictures of sizes that podcast apps take. */
import { hash } from '../../engine/lib/hash.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { findPicture } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';

export interface PodcastCover {
  /** Below the assets folder. */
  file: string;
  /** Of what is published, below the output folder. */
  path: string;
  url: string;
  /** In pixels, of each side. */
  size: number;
  /** What stays in sight where it is cropped, `40% 20%`. */
  focus?: string | undefined;
}

/** In pixels (podcasters.apple.com/support/896-artwork-requirements). */
export const SMALLEST = 1400;
const LARGEST = 3000;

/** Undefined where it is not there, or too small. */
export function coverOf({ site, assets }: Context, file: string | undefined): PodcastCover | undefined {
  const picture = findPicture(assets, file);
  const size = Math.min(picture?.width ?? 0, picture?.height ?? 0, LARGEST);
  if (!picture || file === undefined || size < SMALLEST) return undefined;
  const { digest, focus } = picture;
  const name = slugify(file.replace(/^.*\/|\.\w+$/g, '')) || 'cover';
  const path = `assets/podcast/${name}-${hash(digest, focus ?? '', String(size)).slice(0, 8)}.jpg`;
  return { file, path, url: site.urls.absolute(`/${path}`), size, focus };
}
