/** Metadata items of an AVIF (ISO 23008-12), blanked in place, since all others are found by offset. */

interface Box {
  type: string;
  start: number;
  end: number;
}

/** An empty Exif block: the offset of its header, the header, and no entries. */
const EMPTY_EXIF = Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

/** A copy of the file with empty Exif and XMP. */
export function blankAvif(original: Buffer): Buffer {
  const file = Buffer.from(original);
  const meta = listBoxes(file, 0, file.length).find(({ type }) => type === 'meta');
  if (!meta) return file;
  const boxes = listBoxes(file, meta.start + 4, meta.end);
  const [items, places, data] = ['iinf', 'iloc', 'idat'].map((type) =>
    boxes.find((box) => box.type === type),
  );
  if (!items || !places) return file;
  const kinds = readKinds(file, items);
  for (const { id, start, end } of readPlaces(file, places, data?.start ?? 0)) {
    const kind = kinds.get(id);
    if (kind !== 'Exif' && kind !== 'mime') continue;
    const part = file.subarray(start, end);
    part.fill(kind === 'mime' ? 0x20 : 0);
    if (kind === 'Exif' && part.length >= EMPTY_EXIF.length) EMPTY_EXIF.copy(part);
  }
  return file;
}

function listBoxes(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < 8) break;
    const end = Math.min(to, at + size);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at + (isLong ? 16 : 8), end });
    at = end;
  }
  return boxes;
}

/** The four letters that name what each item is. */
function readKinds(file: Buffer, { start, end }: Box): Map<number, string> {
  const entries = listBoxes(file, start + (file[start] === 0 ? 6 : 8), end);
  return new Map(
    entries.map(({ start: at }) => {
      const wide = (file[at] ?? 0) >= 3 ? 4 : 2;
      return [file.readUIntBE(at + 4, wide), file.toString('latin1', at + 6 + wide, at + 10 + wide)];
    }),
  );
}

function* readPlaces(file: Buffer, { start, end }: Box, dataStart: number) {
  const version = file[start] ?? 0;
  const [sizes = 0, more = 0] = [file[start + 4], file[start + 5]];
  const wide = version < 2 ? 2 : 4;
  let at = start + 6;
  const read = (bytes: number) => {
    // Offsets of eight bytes belong to files larger than any here: their upper half is 0.
    const value =
      bytes === 0 || at + bytes > end ? 0 : file.readUIntBE(bytes > 4 ? at + 4 : at, Math.min(bytes, 4));
    at += bytes;
    return value;
  };
  for (let left = read(wide); left > 0 && at < end; left--) {
    const id = read(wide);
    const method = version > 0 ? read(2) & 15 : 0;
    at += 2;
    const base = read(more >> 4);
    for (let extents = read(2); extents > 0 && at < end; extents--) {
      if (version > 0) at += more & 15;
      const offset = base + read(sizes >> 4) + (method === 1 ? dataStart : 0);
      const length = read(sizes & 15);
      yield { id, start: offset, end: offset + length };
    }
  }
}
