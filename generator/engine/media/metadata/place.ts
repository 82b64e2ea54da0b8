/** Where a photo was taken, which phones write into it: published files leave it out. */

/** The tag of the first directory that leads to the place (Exif 2.32, 4.6.3). */
const GPS = 0x8825;
/** Bytes of an entry of a directory. */
const ENTRY = 12;

/** Whether a photo tells its place. @param exif as the file has it, with or without its mark; one that is damaged tells nothing */
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
