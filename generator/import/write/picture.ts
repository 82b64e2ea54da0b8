/** Whether the site can use a picture or a recording of a source, by its bytes, and what is worth knowing about it. */

import { examineUpload } from '../../app/site-files/examine.ts';
import { findFormat, isSupported } from '../../engine/media/pictures/header.ts';
import { openImage } from '../../engine/media/sharp.ts';

type Examined =
  | { readonly ending: string; readonly remarks: readonly PictureRemark[] }
  | { readonly refused: string };

/** Worth one sentence for all pictures that it is true of. */
export type PictureRemark = 'small' | 'colours';

/** In pixels: what shops and services ask of a cover at least. */
export const LEAST_SIDE = 1400;

/** As libvips calls the colour spaces that every browser shows alike. */
const SCREEN = new Set(['srgb', 'b-w', 'rgb', 'rgb16', 'grey16']);

/** @param name for messages */
export async function examineRecording(path: string, name: string): Promise<Examined> {
  const found = await examineUpload(path, name);
  if ('refused' in found || found.folder !== 'audio') return { refused: 'it is no recording.' };
  return { ending: found.ending, remarks: [] };
}

/** @param name for messages */
export async function examinePicture(path: string, name: string): Promise<Examined> {
  const format = await findFormat(path);
  if (format === undefined) return { refused: 'it is no picture.' };
  if (!isSupported(format))
    return { refused: `it is a file of the format ${format}. Save it as JPEG, PNG, WebP or AVIF.` };
  const found = await examineUpload(path, name);
  if ('refused' in found) return { refused: found.refused };
  const { ending, size } = found;
  const isSmall = size !== undefined && Math.min(size.width, size.height) < LEAST_SIDE;
  const isOdd = !SCREEN.has((await (await openImage(path)).metadata()).space ?? '');
  return {
    ending,
    remarks: [...(isSmall ? (['small'] as const) : []), ...(isOdd ? (['colours'] as const) : [])],
  };
}
