/** Files of the assets folder. */
import * as z from 'zod';

const assetPath = z
  .string()
  .regex(
    /^(?![./\\])(?!.*(^|\/)\.\.?(\/|$))[^\\:]+$/,
    'must be a file inside the assets folder, such as artwork/cover.jpg',
  );

/** A picture below the assets folder, with forward slashes: `artwork/new-song.jpg`. */
export const picture = assetPath.meta({
  value: 'file',
  asset: 'picture',
  $comment: 'picture in the assets folder',
});

/** A logo there, which is a drawing. */
export const assetFile = assetPath
  .refine(
    (path) => /\.svg$/i.test(path),
    'must be an SVG drawing, such as icons/logo.svg: a PNG or JPEG cannot be a logo',
  )
  .meta({
    value: 'file',
    asset: 'file',
    $comment: 'file in the assets folder',
  });
