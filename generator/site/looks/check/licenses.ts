/** The licence of a font: `handjet.LICENSE.txt` is that of `handjet.woff2` and of `handjet-arabic.woff2`. */
export function findLicense(font: string, isThere: (file: string) => boolean): string | undefined {
  const parts = font.replace(/\.\w+$/, '').split('-');
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return names.map((name) => `${name}.LICENSE.txt`).find(isThere);
}
