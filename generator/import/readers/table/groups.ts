/** Rows of the same release. */
import { fold } from '../../../engine/lib/fold.ts';
import type { Key } from '../../../site/keys.ts';
import { isForSale } from './formats.ts';
import { releaseArtistIn } from './music.ts';
import type { Line } from './rows.ts';

export interface Group {
  readonly lines: readonly [Line, ...Line[]];
  readonly tracks: readonly Line[];
}

/** The rows of a release, and what it is known by. */
interface Open {
  readonly lines: [Line, ...Line[]];
  readonly number: number;
  readonly format: string;
  upc: string;
  catalogue: string;
}

/** Releases of one name. A title may have thousands of barcodes, so that they are found by their codes. */
interface Alike {
  last: Open | undefined;
  readonly byCode: Map<string, Set<Open>>;
}

/** Groups of one code at most, the last ones: of thousands, each row would be compared with all. */
const MOST_OF_CODE = 100;

/** Groups rows by title and artist, unless codes differ. A row without the title of a release is one itself, or one of its formats. */
export function groupRows(lines: readonly Line[]): Group[] {
  const groups: Open[] = [];
  const byName = new Map<string, Alike>();
  const records = listRecords(lines);
  for (const line of lines) {
    if (line.filled === 0) continue;
    const title = titleOf(line);
    if (title === '') {
      line.note('A row without a title is left out.');
      continue;
    }
    const isNamed = line.text('release_title') !== '' || isRecordOf(line, records);
    const isFormat = !isNamed && trackTitleOf(line) === '' && isForSale(line);
    const artist = releaseArtistIn(line) || (isFormat ? line.text('artist') : '');
    const name = isNamed || isFormat ? fold(`${title}\0${artist}`) : `row ${line.origin.line}`;
    const [upc, catalogue] = [barcodeOf(line), fold(line.text('catalogue_number'))];
    const alike = byName.get(name) ?? { last: undefined, byCode: new Map() };
    byName.set(name, alike);
    const known = findGroup(alike, line, upc, catalogue);
    const group = known ?? {
      lines: [line],
      number: groups.length,
      format: line.text('format'),
      upc,
      catalogue,
    };
    if (known) known.lines.push(line);
    else groups.push(group);
    group.upc ||= upc;
    group.catalogue ||= catalogue;
    if (!known) alike.last = group;
    for (const code of codesOf(group)) {
      const same = alike.byCode.get(code) ?? new Set();
      alike.byCode.set(code, same.add(group));
      const [oldest] = same;
      if (oldest && same.size > MOST_OF_CODE) same.delete(oldest);
    }
  }
  return groups.map((group) => divide(group.lines));
}

/** The group with the barcode or the number of a row; one that has neither belongs to the last group. */
function findGroup({ last, byCode }: Alike, line: Line, upc: string, catalogue: string): Open | undefined {
  const isSame = (one: string, other: string) => one === '' || other === '' || one === other;
  // Each format of a number has a barcode of its own.
  const format = line.text('format');
  const isFormat = (group: Open) =>
    catalogue !== '' && group.catalogue === catalogue && group.format !== format;
  const fits = (group: Open) =>
    isSame(group.catalogue, catalogue) && (isSame(group.upc, upc) || isFormat(group));
  const known = codesOf({ upc, catalogue }).flatMap((code) => [...(byCode.get(code) ?? [])]);
  const [newest] = known.filter(fits).toSorted((one, other) => other.number - one.number);
  return newest ?? (last && fits(last) ? last : undefined);
}

function codesOf({ upc, catalogue }: Pick<Open, 'upc' | 'catalogue'>): string[] {
  return [...(upc === '' ? [] : [`upc ${upc}`]), ...(catalogue === '' ? [] : [`catalogue ${catalogue}`])];
}

/** The first row of the tracks of each record. */
function listRecords(lines: readonly Line[]): ReadonlyMap<string, Line> {
  const records = new Map<string, Line>();
  for (const line of lines) {
    const title = fold(line.text('release_title'));
    if (title !== '' && trackTitleOf(line) !== '' && !records.has(title)) records.set(title, line);
  }
  return records;
}

/** Keys that distinguish a single from a track of the same title. */
const OF_RECORDS: readonly Key[] = [
  'release_date',
  'date',
  'year',
  'upc',
  'catalogue_number',
  'album_artist',
];

/** Returns true if a row without the title of a record is the record that tracks name, rather than a single. */
function isRecordOf(line: Line, records: ReadonlyMap<string, Line>): boolean {
  const track = records.get(fold(titleOf(line)));
  if (!track || line.text('release_title') !== '' || isRecording(line)) return false;
  if (/single/i.test(line.text('type') || line.text('format'))) return false;
  return OF_RECORDS.every(
    (field) => !line.text(field) || !track.text(field) || line.text(field) === track.text(field),
  );
}

function isRecording(line: Line): boolean {
  return line.text('isrc') !== '' || line.text('track_number') !== '';
}

/** Keys of tracks only. */
const WORK = ['work', 'opus', 'movement'] as const;

/** Returns true if a row has a fact of a work, which only tracks have. */
export function isOfWork(line: Line): boolean {
  return WORK.some((field) => line.text(field) !== '');
}

function divide(group: readonly [Line, ...Line[]]): Group {
  const titled = group.filter((line) => trackTitleOf(line) !== '' || isOfWork(line));
  const isNumbered = titled.some((line) => line.text('track_number') !== '');
  // `Winter Roads` without a number among numbered tracks of `Winter Roads` is the record, not its title track.
  const isRecord = (line: Line) =>
    line.text('release_title') === '' ||
    (isNumbered && !isOfWork(line) && fold(trackTitleOf(line)) === fold(titleOf(line)));
  const isTrack = (line: Line) => group.length === 1 || isRecording(line) || !isRecord(line);
  const tracks = new Set(titled.filter(isTrack));
  const others = group.filter((line) => !tracks.has(line));
  for (const line of others)
    if (group.length > 1 && isRecording(line)) line.note('A track without a title is left out.');
  const [first = group[0], ...more] = [...others, ...tracks];
  return { lines: [first, ...more], tracks: [...tracks] };
}

/** Returns the title of a row's release, or else of its track. */
export function titleOf(line: Line): string {
  return line.first(['release_title', 'track_title', 'title']);
}

/** The title of the track; empty if the row is of a release. */
export function trackTitleOf(line: Line): string {
  return line.text('track_title') || (line.text('release_title') ? line.text('title') : '');
}

/** Normalizes a UPC and the EAN that has a zero in front of it; empty if there is none. */
export function barcodeOf(line: Line): string {
  const digits = line.text('upc').replace(/\D/g, '');
  return digits === '' ? '' : digits.padStart(13, '0');
}
