/** The cover of a page: a picture that was saved with it, or its address. */

import type { ItemFile } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';

/** `https://f4.bcbits.com/img/a1035657740_10.jpg`: the number behind the line is the size. */
const PICTURE = /\/(a?)0*(\d+)_\d+(\.\w+)?$/;
/** Sizes that are large enough for a cover: the original and 1200 pixels, and 700, which is what a page shows. */
const LARGE = ['0', '10', '20'];
const SHOWN = ['16', '5'];

/**
 * Those of a page, the best first.
 *
 * @param page the name of the saved page; browsers save its pictures in a folder beside it
 */
export function findCovers(image: string | undefined, page: string, all: readonly SourceFile[]): ItemFile[] {
  const [found, letter, number, ending = '.jpg'] = PICTURE.exec(image ?? '') ?? [];
  if (image === undefined || found === undefined || !/^https:\/\/\w+\.bcbits\.com\//.test(image)) return [];
  const folder = `${page.replace(/\.html?$/i, '')}_files/`;
  const name = new RegExp(`^${letter}0*${number}_(\\d+)\\.(?:jpe?g|png|webp)$`, 'i');
  const saved = all
    .filter((file) => file.name.startsWith(folder))
    .map(({ path, name }) => ({ path, name: name.slice(folder.length) }));
  const inSize = (sizes: readonly string[]): ItemFile[] =>
    sizes
      .flatMap((size) => saved.find((file) => name.exec(file.name)?.[1] === size) ?? [])
      .map((file) => ({ at: ['artwork_url'], name: file.name, from: { path: file.path } }));
  const original = `${letter}${number}_0${ending}`;
  const url = image.replace(/_\d+(\.\w+)?$/, '_0$1');
  const [large] = inSize(LARGE);
  return large
    ? [large]
    : [{ at: ['artwork_url'], name: original, from: { url } }, ...inSize(SHOWN).slice(0, 1)];
}
