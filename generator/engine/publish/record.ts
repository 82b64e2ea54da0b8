/** A record of the last publish into a folder, so that the next one keeps what did not change. */
import { VERSION } from 'liner:version';
import type { Cache } from '../cache/index.ts';
import type { Inspection } from './links/inspect.ts';
import type { WrittenFile } from './sink.ts';

export interface PublishedFile extends WrittenFile {
  /** The artifact's key, or a hash of its content. */
  key: string;
  /** Bytes when compressed; 0 if not measured. */
  gzip: number;
  /** Inspection of a page. */
  inspection?: Inspection | undefined;
}

/** Links and ids repeat on every page: rows point into one list of texts. */
interface Packed {
  texts: string[];
  rows: FileRow[];
}

type FileRow = [
  path: string,
  bytes: number,
  modified: number,
  inode: number,
  gzip: number,
  key: string,
  inspection?: number[][],
];

/** Another version of Node.js may format dates and numbers differently, and compress to other bytes. */
const openPack = (cache: Cache) => cache.pack<Packed>('published', `${VERSION} ${process.version}`);

export function readRecord(cache: Cache, out: string): Map<string, PublishedFile> {
  const { texts, rows } = openPack(cache).get(out) ?? { texts: [], rows: [] };
  const toTexts = (list: number[] = []) => list.map((index) => texts[index] ?? '');
  return new Map(
    rows.map(([path, bytes, modified, inode, gzip, key, lists]) => {
      const [links, ids, duplicates] = lists ?? [];
      const inspection = lists && {
        links: toTexts(links),
        ids: toTexts(ids),
        duplicateIds: toTexts(duplicates),
      };
      return [path, { key, bytes, modified, inode, gzip, inspection }];
    }),
  );
}

export function writeRecord(cache: Cache, out: string, files: ReadonlyMap<string, PublishedFile>): void {
  const indexes = new Map<string, number>();
  const toIndexes = (list: readonly string[]) =>
    list.map((text) => {
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    });
  const rows = Array.from(files, ([path, file]): FileRow => {
    const { bytes, modified, inode, gzip, key, inspection } = file;
    const row: FileRow = [path, bytes, modified, inode, gzip, key];
    if (inspection) {
      const { links, ids, duplicateIds } = inspection;
      row.push([toIndexes(links), toIndexes(ids), toIndexes(duplicateIds)]);
    }
    return row;
  });
  openPack(cache).set(out, { texts: [...indexes.keys()], rows });
}
