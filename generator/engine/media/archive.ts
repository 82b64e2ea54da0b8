/** ZIP files that are the same on every machine. fflate is loaded with the first that no cache holds. */
import { VERSION } from 'liner:version';
import type { Append } from '../cache/index.ts';

/** Changes with the code that decides about the bytes. */
export const ARCHIVE_VERSION = VERSION;

export interface ArchiveEntry {
  /** Within the archive, with forward slashes. */
  path: string;
  /** Read lazily, so that only one file at a time is in memory; in pieces what is too large for that. */
  read: () => Promise<Uint8Array> | AsyncIterable<Uint8Array>;
}

const FIRST_DAY = '1980-01-01';

/** Already compressed files are stored as they are. */
const STORED = /\.(?:jpe?g|png|webp|avif|pdf|mp3|flac|m4a|aac|ogg|opus)$/i;

/** Bytes: places in an archive are written in four bytes. */
const MOST = 0xffff_ffff;

/**
 * @param append is given the archive, piece by piece
 * @param day that its files are dated, `YYYY-MM-DD`; the first that the format knows if there is none
 * @throws if an entry cannot be read, and if the archive is larger than 4 GiB
 */
export async function writeArchive(
  entries: readonly ArchiveEntry[],
  append: Append,
  day: string = FIRST_DAY,
): Promise<void> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const failures: Error[] = [];
  let length = 0;
  const archive = new Zip((error, piece) => {
    if (error) failures.push(error);
    else {
      append(piece);
      length += piece.length;
    }
  });
  for (const { path, read } of entries) {
    const entry = STORED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    // ZIP stores local time without a zone: the parts of a date, not a moment.
    entry.mtime = new Date(`${day < FIRST_DAY ? FIRST_DAY : day}T12:00:00`);
    archive.add(entry);
    const content = read();
    if (Symbol.asyncIterator in content) {
      for await (const piece of content) entry.push(piece);
      entry.push(new Uint8Array(), true);
    } else entry.push(await content, true);
  }
  archive.end();
  if (failures[0]) throw failures[0];
  if (length > MOST) throw new Error('A ZIP file would be larger than 4 GiB. Leave some of its files out.');
}
