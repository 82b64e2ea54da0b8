/** Files of the assets folder. */
import * as z from 'zod';
import { isDownload, SOUND_FILE } from '../../lib/file-name.ts';

/** @param example a path that is right */
function assetPath(example: string) {
  return z
    .string()
    .regex(
      /^(?![./\\])(?!.*(^|\/)\.\.?(\/|$))[^\\:]+$/,
      `must be a file inside the assets folder, such as ${example}`,
    );
}

/** A picture below the assets folder, with forward slashes: `artwork/new-song.jpg`. */
export const picture = assetPath('artwork/cover.jpg').meta({
  value: 'file',
  asset: 'picture',
  $comment: 'picture in the assets folder',
});

/** A logo there, which is a drawing. */
export const assetFile = assetPath('artwork/cover.jpg')
  .refine(
    (path) => /\.svg$/i.test(path),
    'must be an SVG drawing, such as icons/logo.svg: a PNG or JPEG cannot be a logo',
  )
  .meta({
    value: 'file',
    asset: 'file',
    $comment: 'file in the assets folder',
  });

const NO_SOUND = 'must be a WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus file, such as audio/new-song.flac';

/** A recording there: `audio/new-song.flac`. */
export const soundFile = assetPath('audio/new-song.flac')
  .refine((path) => SOUND_FILE.test(path), NO_SOUND)
  .meta({ value: 'file', asset: 'sound', $comment: 'recording in the assets folder' });

/** A logo in the colours of others, which may be a picture too. */
export const logoFile = assetPath('logos/sponsor.svg')
  .refine(
    (path) => /\.(?:svg|png|webp|jpe?g)$/i.test(path),
    'must be an SVG, PNG, WebP or JPEG file, such as logos/sponsor.svg',
  )
  .meta({ value: 'file', asset: 'file', $comment: 'file in the assets folder' });

/** A file there that visitors can download. */
export const downloadFile = assetPath('downloads/season.pdf')
  .refine(
    isDownload,
    'must be a document, an archive, a picture or a recording, such as downloads/season.pdf',
  )
  .meta({ value: 'file', $comment: 'file in the assets folder' });
