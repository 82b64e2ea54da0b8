/** Rows of the same release. */
import { fold } from '../../../engine/lib/fold.ts';
import type { Key } from '../../../site/keys.ts';
import type { Findings } from '../shared/findings.ts';
import { releaseArtistIn } from './artists.ts';
import type { Line } from './line.ts';

export interface Group {
  /** All rows, that of the record itself first, if it has one. */
  readonly lines: readonly [Line, ...Line[]];
  /** Those of its tracks. */
  readonly tracks: readonly Line[];
}

/** Rows of the same release are one: by its barcode, or its title and artist. A row without a title of a release is one itself. */
export function groupRows(lines: readonly Line[], findings: Findings): Group[] {
  const groups = new Map<string, [Line, ...Line[]]>();
  const keys = { byName: new Map<string, string>(), coded: new Set<string>() };
  const records = listRecords(lines);
  for (const line of lines) {
    if (line.filled === 0) continue;
    const title = titleOf(line);
    if (title === '') {
      findings.note(line.origin, 'A row without a title is left out.');
      continue;
    }
    const isNamed = line.text('release_title') !== '' || isRecordOf(line, records);
    const name = isNamed ? fold(`${title}\0${releaseArtistIn(line)}`) : '';
    const key = name ? keyOf(name, barcodeOf(line), keys) : `row ${line.origin.line}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()].map((group) => divide(group, findings));
}

interface Keys {
  /** Of names, and of names with barcodes. */
  readonly byName: Map<string, string>;
  /** Those of releases whose barcode is known. */
  readonly coded: Set<string>;
}

/** Releases of one name with several barcodes are several; rows without a barcode are of the last of them. */
function keyOf(name: string, upc: string, { byName, coded }: Keys): string {
  const whole = `${name}\0${upc}`;
  const last = byName.get(name);
  const isFree = last !== undefined && (upc === '' || !coded.has(last));
  const key = (upc && byName.get(whole)) || (isFree ? last : whole);
  byName.set(name, key);
  if (upc === '') return key;
  byName.set(whole, key);
  coded.add(key);
  return key;
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

/** What a single of the same title would have of its own. */
const OF_RECORDS: readonly Key[] = [
  'release_date',
  'date',
  'year',
  'upc',
  'catalogue_number',
  'album_artist',
];

/** Whether a row without the title of a record is the record that tracks name, and no single before it. */
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

/** What only tracks have. */
const WORK = ['work', 'opus', 'movement'] as const;

/** Whether a row is of a work, which only tracks are. */
export function isOfWork(line: Line): boolean {
  return WORK.some((field) => line.text(field) !== '');
}

function divide(group: readonly [Line, ...Line[]], findings: Findings): Group {
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
    if (group.length > 1 && isRecording(line))
      findings.note(line.origin, 'A track without a title is left out.');
  const [first = group[0], ...more] = [...others, ...tracks];
  return { lines: [first, ...more], tracks: [...tracks] };
}

/** The title of the release. */
export function titleOf(line: Line): string {
  return line.text('release_title') || line.text('track_title') || line.text('title');
}

/** The title of the track; empty if the row is of a release. */
export function trackTitleOf(line: Line): string {
  return line.text('track_title') || (line.text('release_title') ? line.text('title') : '');
}

/** The same for a UPC and the EAN that has a zero in front of it; empty if there is none. */
export function barcodeOf(line: Line): string {
  const digits = line.text('upc').replace(/\D/g, '');
  return digits === '' ? '' : digits.padStart(13, '0');
}
