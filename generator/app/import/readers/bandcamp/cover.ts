/** The cover of a page: a picture that was saved with it, or its address. */

import type { ItemFile } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';

/** `https://f4.bcbits.com/img/a1035657740_10.jpg`: the number behind the line is the size. */
const PICTURE = /\/(a?)0*(\d+)_\d+(\.\w+)?$/;
/** Sizes that are large enough for a cover: the original, and 1200 pixels. */
const LARGE = '(?:0|10|20)';

/** @param page the name of the saved page; browsers save its pictures in a folder beside it */
export function findCover(
  image: string | undefined,
  page: string,
  all: readonly SourceFile[],
): ItemFile | undefined {
  const [found, letter, number, ending = '.jpg'] = PICTURE.exec(image ?? '') ?? [];
  if (image === undefined || found === undefined || !/^https:\/\/\w+\.bcbits\.com\//.test(image))
    return undefined;
  const folder = `${page.replace(/\.html?$/i, '')}_files/`;
  const name = new RegExp(`^${letter}0*${number}_${LARGE}\\.(?:jpe?g|png|webp)$`, 'i');
  const saved = all.find((file) => file.name.startsWith(folder) && name.test(file.name.slice(folder.length)));
  const original = `${letter}${number}_0${ending}`;
  const at = ['artwork_url'];
  return saved
    ? { at, name: saved.name.slice(folder.length), from: { path: saved.path } }
    : { at, name: original, from: { url: image.replace(/_\d+(\.\w+)?$/, '_0$1') } };
}
