/** ZIP files that are the same on every machine. fflate is loaded with the first that no cache holds. */

export interface ArchiveEntry {
  /** Within the archive, with forward slashes. */
  path: string;
  /** Read when its turn comes, so that one file at a time is on its way. */
  read: () => Promise<Uint8Array>;
}

const FIRST_DAY = '1980-01-01';

/** What is compressed already is stored as it is. */
const STORED = /\.(?:jpe?g|png|webp|avif|pdf)$/i;

/**
 * @param day that its files are dated, `YYYY-MM-DD`; the first that the format knows where there is none
 * @throws where an entry cannot be read
 */
export async function writeArchive(
  entries: readonly ArchiveEntry[],
  day: string = FIRST_DAY,
): Promise<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const chunks: Uint8Array[] = [];
  const failures: Error[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else chunks.push(chunk);
  });
  for (const { path, read } of entries) {
    const entry = STORED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    // ZIP files tell the time on the wall, wherever that hangs: the parts of a date, not a moment.
    entry.mtime = new Date(`${day < FIRST_DAY ? FIRST_DAY : day}T12:00:00`);
    archive.add(entry);
    entry.push(await read(), true);
  }
  archive.end();
  if (failures[0]) throw failures[0];
  return Buffer.concat(chunks);
}
