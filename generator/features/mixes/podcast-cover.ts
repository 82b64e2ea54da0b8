/** Covers of the podcast and its episodes. */
import { hash } from '../../engine/lib/hash.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { findPicture } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';

export interface PodcastCover {
  /** Below the assets folder. */
  file: string;
  /** The path of the published file, below the output folder. */
  path: string;
  url: string;
  /** In pixels, of each side. */
  size: number;
  /** The point that stays visible when cropped, `40% 20%`. */
  focus?: string | undefined;
}

/** In pixels (podcasters.apple.com/support/896-artwork-requirements). */
export const SMALLEST = 1400;
const LARGEST = 3000;

/** The cover from a picture; undefined if it is missing or too small. */
export function coverOf({ site, assets }: Context, file: string | undefined): PodcastCover | undefined {
  const picture = findPicture(assets, file);
  const size = Math.min(picture?.width ?? 0, picture?.height ?? 0, LARGEST);
  if (!picture || file === undefined || size < SMALLEST) return undefined;
  const { digest, focus } = picture;
  const name = slugify(file.replace(/^.*\/|\.\w+$/g, '')) || 'cover';
  const path = `assets/podcast/${name}-${hash(digest, focus ?? '', String(size)).slice(0, 8)}.jpg`;
  return { file, path, url: site.urls.absolute(`/${path}`), size, focus };
}
