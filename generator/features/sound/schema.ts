/** Keys of recordings. */
import * as z from 'zod';
import { common, optional } from '../../engine/content/schema/meta.ts';
import { length, moment, price, soundFile, webUrl } from '../../engine/values/index.ts';
import { isPageOfFile } from '../../site/closed-pages.ts';

/** The default length of excerpts, in seconds. */
export const PREVIEW_LENGTH = 30;

const preview = z.union(
  [
    z.boolean(),
    z
      .strictObject({
        from: optional(
          moment,
          'Where it begins; a quarter in when left out, or sooner in a short recording.',
          '0:45',
        ),
        length: optional(length, `How long it is; ${PREVIEW_LENGTH} seconds when left out.`, '0:30'),
      })
      .meta({ instead: { start: 'from: %', duration: 'length: %' } }),
  ],
  'must be true, or where it begins and how long it is, such as {from: 0:45, length: 0:30}',
);

/** Downloads are open to everybody: the site has no lock. */
const download = z.union(
  [
    z.boolean(),
    z
      .strictObject({
        price: optional(price, 'What it is to cost, with its currency.', '7 EUR'),
        pay: optional(
          webUrl,
          'Where listeners pay for it, beside the download, which is open to all.',
          'https://ko-fi.com/your-name',
        ),
        lossless: optional(
          z.boolean(),
          'true to offer recordings that are lossless twice: as they are, and as MP3.',
          true,
        ),
      })
      .meta({ instead: { url: 'pay: %', link: 'pay: %', cost: 'price: %', amount: 'price: %' } }),
  ],
  'must be true, or what it costs and where to pay, such as {price: 7 EUR, pay: https://ko-fi.com/your-name}',
);

/** Keys of a recording. */
export const sound = {
  audio: common(
    optional(
      soundFile,
      'The recording, relative to the assets folder: WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus. The site plays it.',
      'audio/new-song.flac',
    ),
  ),
  audio_url: optional(
    webUrl
      .refine((url) => url.startsWith('https://'), 'must start with https://, or browsers will not play it')
      .refine(
        (url) => !isPageOfFile(url),
        'must lead to the file itself, and not to a page with a player or a button',
      ),
    'Where the recording is, if it is kept elsewhere, as a file that browsers can play (MP3, M4A).',
    'https://files.your-name.example/new-song.mp3',
  ),
  audio_bytes: optional(
    z.int().positive().max(Number.MAX_SAFE_INTEGER),
    'The size of that file in bytes; podcast apps want it.',
    48_000_000,
  ),
  preview: optional(
    preview.meta({ $comment: 'true or false, or group' }),
    `true to publish ${PREVIEW_LENGTH} seconds of it and not the rest, from a quarter in. Or from and length.`,
    { from: '0:45', length: '0:30' },
  ),
  download: optional(z.boolean(), 'true to offer the file for download, with tags and cover.', true),
};

/** Keys of a release, which apply to all tracks. */
export const releaseSound = {
  ...sound,
  audio: sound.audio.meta({
    description:
      'The recording of a release without tracks, relative to the assets folder: WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus. The site plays it.',
  }),
  preview: sound.preview.meta({
    description: `${sound.preview.meta()?.description} Counts for every track that does not say otherwise.`,
  }),
  download: optional(
    download.meta({ $comment: 'true or false, or group' }),
    'true to offer the file for download, with tags and cover; where there are tracks, all of them, and a ZIP of the whole. Or price, pay and lossless.',
    true,
  ),
};

export const SOUND_INSTEAD = {
  file: 'audio: %',
  mp3: 'audio: %',
  audio_file: 'audio: %',
  preview_from: 'preview: {from: %}',
};

/** Terms of a download: offered or not, its price and forms. */
export type DownloadTerms = z.output<typeof download>;

/** The validated keys of a recording. */
export type Recording = { [Key in keyof typeof sound]?: z.output<(typeof sound)[Key]> };
