/** ZIP files that are the same on every machine. fflate is loaded with the first that no cache holds. */
import { VERSION } from 'liner:version';

/** Changes with the code that decides about the bytes. */
export const ARCHIVE_VERSION = VERSION;

export interface ArchiveEntry {
  /** Within the archive, with forward slashes. */
  path: string;
  /** About how many bytes it has. */
  size: number;
  /** Read lazily, so that only one file at a time is in memory. */
  read: () => Promise<Uint8Array>;
}

const FIRST_DAY = '1980-01-01';

/** Already compressed files are stored as they are. */
const STORED = /\.(?:jpe?g|png|webp|avif|pdf)$/i;

/** In bytes, of the headers of an entry. */
const OVERHEAD = 500;

/**
 * @param day that its files are dated, `YYYY-MM-DD`; the first that the format knows where there is none
 * @throws where an entry cannot be read
 */
export async function writeArchive(
  entries: readonly ArchiveEntry[],
  day: string = FIRST_DAY,
): Promise<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const failures: Error[] = [];
  // Photos for print take hundreds of megabytes: they are copied into one buffer, and not held twice.
  let file = Buffer.allocUnsafe(entries.reduce((sum, { size }) => sum + size + OVERHEAD, OVERHEAD));
  let length = 0;
  const archive = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else {
      if (length + chunk.length > file.length) file = enlarge(file, length + chunk.length);
      file.set(chunk, length);
      length += chunk.length;
    }
  });
  for (const { path, read } of entries) {
    const entry = STORED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    // ZIP stores local time without a zone: the parts of a date, not a moment.
    entry.mtime = new Date(`${day < FIRST_DAY ? FIRST_DAY : day}T12:00:00`);
    archive.add(entry);
    entry.push(await read(), true);
  }
  archive.end();
  if (failures[0]) throw failures[0];
  return file.subarray(0, length);
}

function enlarge(file: Uint8Array, least: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(Math.ceil(least * 1.2));
  larger.set(file);
  return larger;
}
