/** The position in the Exif data of a photo, which phones record: published files leave it out. */

/** The tag of the first directory that leads to the place (Exif 2.32, 4.6.3). */
const GPS = 0x8825;
/** Bytes of an entry of a directory. */
const ENTRY = 12;

/** Returns true if a photo contains a position. @param exif as in the file, with or without its mark; damaged data counts as none */
export function tellsPlace(exif: Uint8Array): boolean {
  const bytes = Buffer.from(exif);
  const start = bytes.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const order = bytes.toString('latin1', start, start + 2);
  if (bytes.length < start + 8 || (order !== 'II' && order !== 'MM')) return false;
  const short = (at: number) => (order === 'II' ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (order === 'II' ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const directory = start + long(start + 4);
  if (directory + 2 > bytes.length) return false;
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * ENTRY);
  return entries.some((at) => at + ENTRY <= bytes.length && short(at) === GPS);
}
