/** Reads all sources: each file by the first reader that recognises it. */

import { resolve, sep } from 'node:path';
import { problem } from '../../app/messages.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Reading } from '../catalogue.ts';
import type { Client } from '../online/client.ts';
import { covers, isPicture } from '../readers/covers.ts';
import type { Reader, ReadOptions, SiteFacts } from '../readers/reader.ts';
import { withoutDamage } from '../readers/shared/damage.ts';
import {
  endingOf,
  folderOf,
  listSource,
  MOST_FILES,
  type Opening,
  openingOf,
  type SourceFile,
} from '../sources/files.ts';
import { isOnline, ONLINE_READERS, READERS, readerNamed } from './readers.ts';

interface SourceOptions extends Pick<ReadOptions, 'as' | 'columns' | 'tables'> {
  readonly as?: string | undefined;
  readonly onProgress?: OnProgress | undefined;
  /** Stops reading: what was read until then is thrown away with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Folders of the site itself, as absolute paths: a source around them is read without them. */
  readonly own?: readonly string[] | undefined;
  readonly client?: Client | undefined;
}

interface Sorted {
  files: Map<Reader, SourceFile[]>;
  all: SourceFile[];
  online: string[];
  problems: Problem[];
}

/** @returns a reading for each reader, in the order in which their sources are given @throws the reason of the signal */
export async function readSourceFiles(
  sources: readonly string[],
  site: SiteFacts,
  options: SourceOptions,
): Promise<Reading[]> {
  const { files, all, online, problems } = sortSources(sources, options);
  const readings: Reading[] = [];
  // Artists of a table before a calendar: their names make its entries shows.
  const roster = new Set(site.roster);
  for (const [reader, own] of files) {
    const { columns, tables, as, onProgress, signal } = options;
    const reading = await reader.read(
      own,
      { ...site, roster: [...roster] },
      { all, columns, tables, as, onProgress, signal },
    );
    for (const item of reading.items) if (item.kind === 'artists') roster.add(item.facts.name);
    readings.push(withoutDamage(reading));
    signal?.throwIfAborted();
  }
  for (const source of online) {
    const reader = ONLINE_READERS.find((each) => each.recognises(source));
    if (reader && options.client) readings.push(await reader.read(source, site, options.client));
    else problems.push(unknown(source));
  }
  return [...readings, { items: [], left: [], problems }];
}

function sortSources(sources: readonly string[], { as, client, own = [] }: SourceOptions): Sorted {
  const sorted: Sorted = { files: new Map(), all: [], online: [], problems: [] };
  for (const source of sources) {
    if (isOnline(source)) {
      if (client) sorted.online.push(source);
      else sorted.problems.push(problem('import/offline', undefined, { source }));
      continue;
    }
    const around = own.filter((folder) => !isWithin(resolve(source), folder));
    const isOwn = ({ path }: { path: string }) => around.some((folder) => isWithin(path, folder));
    const closed: Problem[] = [];
    const listed = listSource(source, (refused) => {
      if (!isOwn(refused)) closed.push(problem('import/unreadable', undefined, refused));
    })?.filter((file) => !isOwn(file));
    sorted.problems.push(...closed);
    if (closed.length > 0 && listed?.length === 0) continue;
    const refused = listed ? describeRefused(listed) : 'there is no such file or folder.';
    if (!listed || refused !== undefined) {
      sorted.problems.push(problem('import/unreadable', undefined, { name: source, reason: refused ?? '' }));
      continue;
    }
    sorted.all.push(...listed, ...listSaved(source));
    const lists: Problem[] = [];
    const read = addFiles(sorted.files, listed, as, lists);
    sorted.problems.push(...lists);
    const isAlone = read + lists.length === 0;
    const pictures = isAlone ? listed.filter(isPicture) : listCovers(listed);
    if (pictures.length > 0) sorted.files.set(covers, [...(sorted.files.get(covers) ?? []), ...pictures]);
    else if (isAlone) sorted.problems.push(unknown(source));
  }
  return sorted;
}

/** Pictures in folders of pictures alone, beside tables and calendars. Those of recordings and of saved pages belong to these. */
function listCovers(listed: readonly SourceFile[]): SourceFile[] {
  const isOfTables = ({ name }: SourceFile) => ['csv', 'tsv', 'ics', 'txt', 'pdf'].includes(endingOf(name));
  const others = listed.filter((file) => !isPicture(file));
  const folders = new Set(others.map(({ name }) => folderOf(name)));
  return others.every(isOfTables)
    ? listed.filter((file) => isPicture(file) && !folders.has(folderOf(file.name)))
    : [];
}

/** Lists the pictures that browsers save in a folder beside a page. */
function listSaved(source: string): SourceFile[] {
  const name = source.replace(/\.html?$/i, '');
  return name === source ? [] : (listSource(`${name}_files`) ?? []);
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

function describeRefused(files: readonly SourceFile[]): string | undefined {
  if (files.length === 0) return 'the folder is empty.';
  return files.length > MOST_FILES ? `it has more than ${MOST_FILES} files. Name a folder in it.` : undefined;
}

/** @returns the number of files that a reader reads */
function addFiles(
  files: Sorted['files'],
  listed: readonly SourceFile[],
  as: string | undefined,
  problems: Problem[],
): number {
  const forced = readerNamed(as);
  const [only, second] = listed;
  let read = 0;
  for (const file of listed) {
    const opening = openingOf(file);
    if (isDjList(opening)) {
      problems.push(problem('import/unreadable', undefined, { name: file.name, ...DJ_LIST }));
      continue;
    }
    const isForced = forced && (second === undefined || forced.recognises(opening));
    const reader = forced
      ? isForced
        ? forced
        : undefined
      : READERS.find((each) => each.recognises(opening));
    if (!reader) continue;
    files.set(reader, [...(files.get(reader) ?? []), file]);
    read++;
  }
  if (read + problems.length > 0 || !forced || !only) return read;
  files.set(forced, [...(files.get(forced) ?? []), ...listed]);
  return listed.length;
}

/** Playlists and histories of rekordbox, Traktor and Serato: as tables, they would be releases. */
function isDjList({ head }: Opening): boolean {
  return /<DJ_PLAYLISTS|<NML\b|^\ufeff?#\t(?=[^\n]*\t)|^\ufeff?"?name"?([,\t])"?artist"?\1"?start time/i.test(
    head,
  );
}

const DJ_LIST = {
  reason: 'it is a list of a program for DJs.',
  advice: 'Write its songs below  tracklist  in the file of the mix.',
} as const;

/** Containers of sources that are not read, with the advice to give for each. */
const PACKED: readonly (readonly [endings: RegExp, reason: string, advice: string])[] = [
  [/\.(?:zip|rar|7z|tar|tgz|gz)$/i, 'it is packed.', 'Unpack it, and import the folder.'],
  [/\.(?:xlsx?|ods|numbers)$/i, 'it is a spreadsheet.', 'Save it as CSV, and import that file.'],
  [
    /\.(?:docx?|odt|rtf|pages|pdf|txt|eml)$/i,
    'it is a document.',
    'Put what it lists into a table, a row for each entry, and save that as CSV.',
  ],
];

function unknown(name: string): Problem {
  const packed = PACKED.find(([endings]) => endings.test(name));
  if (packed) {
    const [, reason, advice] = packed;
    return problem('import/unreadable', undefined, { name, reason, advice });
  }
  const known = [...READERS, covers, ...ONLINE_READERS].map(({ about }) => about);
  return problem('import/unknown', undefined, { name, known: listWords(known) });
}
