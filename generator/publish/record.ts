/** What the last publish into a folder left there, so that the next one keeps what did not change. */
import type { Pack } from '../lib/cache/index.ts';
import type { Inspection } from './links/index.ts';

export interface PublishedFile {
  /** The artifact's key, or a hash of its content. */
  key: string;
  bytes: number;
  /** In milliseconds, as the disk tells. */
  modified: number;
  /** Bytes when compressed; 0 where nobody asked. */
  gzip: number;
  /** Of pages. */
  inspection?: Inspection | undefined;
}

/** By path. */
export type PublishedFiles = ReadonlyMap<string, PublishedFile>;

/** In packs of this kind; the kind changes with the shape or with what is inspected. */
export const RECORD_KIND = 'published-1';

/** Links and ids repeat on every page: rows point into one list of texts. */
export interface PublishRecord {
  texts: string[];
  rows: Row[];
}

type Row = [
  path: string,
  bytes: number,
  modified: number,
  gzip: number,
  key: string,
  inspection?: number[][],
];

export function readRecord(pack: Pack<PublishRecord>, out: string): PublishedFiles {
  const { texts, rows } = pack.get(out) ?? { texts: [], rows: [] };
  const toTexts = (list: number[] = []) => list.map((index) => texts[index] ?? '');
  return new Map(
    rows.map(([path, bytes, modified, gzip, key, lists]) => {
      const [links, ids, duplicates] = lists ?? [];
      const inspection = lists && {
        links: toTexts(links),
        ids: toTexts(ids),
        duplicateIds: toTexts(duplicates),
      };
      return [path, { key, bytes, modified, gzip, inspection }];
    }),
  );
}

export function writeRecord(pack: Pack<PublishRecord>, out: string, files: PublishedFiles): void {
  const indexes = new Map<string, number>();
  const toIndexes = (list: readonly string[]) =>
    list.map((text) => {
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    });
  const rows = Array.from(files, ([path, file]): Row => {
    const { bytes, modified, gzip, key, inspection } = file;
    const row: Row = [path, bytes, modified, gzip, key];
    if (inspection) {
      const { links, ids, duplicateIds } = inspection;
      row.push([toIndexes(links), toIndexes(ids), toIndexes(duplicateIds)]);
    }
    return row;
  });
  pack.set(out, { texts: [...indexes.keys()], rows });
}
