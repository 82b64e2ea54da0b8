/** Photos as galleries show them. */
import { findPicture, largestOf, pictureOf } from './assets.ts';
import type { Context } from './context.ts';
import type { Photo } from './parts.ts';

/** A photo as the content names it. */
interface PhotoSource {
  /** Path below the assets folder. */
  file: string;
  alt?: string | undefined;
  caption?: string | undefined;
  credit?: string | undefined;
  licence?: string | undefined;
}

/** Returns undefined if the file cannot be shown, which is reported when pictures are planned. */
export function photoOf({ assets }: Pick<Context, 'assets'>, source: PhotoSource): Photo | undefined {
  const { file, alt = '', caption = '', credit = '', licence = '' } = source;
  const picture = findPicture(assets, file);
  if (!picture) return undefined;
  return {
    picture: pictureOf(assets, file, 'album', alt),
    large: largestOf(picture),
    caption,
    credit,
    licence,
  };
}
