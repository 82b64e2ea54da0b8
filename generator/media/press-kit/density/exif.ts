/** The resolution in Exif, which JPEG and PNG hold alike: TIFF tags 0x011a, 0x011b and 0x0128. */

interface Resolution {
  /** Offsets of two ratios, and of the unit: 1 none, 2 inch, 3 centimetre. */
  x: number | undefined;
  y: number | undefined;
  unit: number | undefined;
  little: boolean;
}

/** In dots an inch; undefined where it is not told. @param start of the TIFF header */
export function readExif(file: Buffer, start: number): number | undefined {
  const { x, unit, little } = findResolution(file, start);
  if (x === undefined) return undefined;
  const ratio = read(file, x, 4, little) / read(file, x + 4, 4, little);
  const scale = unit === undefined ? 2 : read(file, unit, 2, little);
  const dpi = scale === 3 ? ratio * 2.54 : ratio;
  return scale !== 1 && Number.isFinite(dpi) && dpi > 0 ? Math.round(dpi) : undefined;
}

/** Changes the file where it has a place for it; false where it has none. */
export function writeExif(file: Buffer, start: number, dpi: number): boolean {
  const { x, y, unit, little } = findResolution(file, start);
  if (x === undefined || y === undefined) return false;
  for (const place of [x, y]) {
    write(file, dpi, place, 4, little);
    write(file, 1, place + 4, 4, little);
  }
  if (unit !== undefined) write(file, 2, unit, 2, little);
  return true;
}

/** Looks through the first directory. */
function findResolution(file: Buffer, start: number): Resolution {
  const little = file.toString('latin1', start, start + 2) === 'II';
  const places = new Map<number, number>();
  try {
    const directory = start + read(file, start + 4, 4, little);
    const count = read(file, directory, 2, little);
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      const tag = read(file, entry, 2, little);
      // A ratio stands elsewhere; a short number stands in the entry itself.
      const place = tag === 0x0128 ? entry + 8 : start + read(file, entry + 8, 4, little);
      if (place + 8 <= file.length) places.set(tag, place);
    }
  } catch (error) {
    // A directory that leads out of the file says nothing.
    if (!(error instanceof RangeError)) throw error;
  }
  return { x: places.get(0x011a), y: places.get(0x011b), unit: places.get(0x0128), little };
}

function read(file: Buffer, at: number, bytes: 2 | 4, little: boolean): number {
  return little ? file.readUIntLE(at, bytes) : file.readUIntBE(at, bytes);
}

function write(file: Buffer, value: number, at: number, bytes: 2 | 4, little: boolean): void {
  if (little) file.writeUIntLE(value, at, bytes);
  else file.writeUIntBE(value, at, bytes);
}
