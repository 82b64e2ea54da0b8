/** CUE sheets and the recordings beside them. */
import { baseName, endingOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { parseSheet, type Sheet } from './cue-sheet.ts';

const RECORDINGS = ['mp3', 'flac', 'm4a', 'aac', 'ogg', 'opus', 'wav', 'aif', 'aiff'];

/** In bytes: a sheet of 999 tracks has a tenth of it. */
export const LARGEST_SHEET = 1_000_000;

/** By paths: recordings of several tracks, which their sheets describe. */
export function listCuedRecordings(all: readonly SourceFile[]): Set<string> {
  const sheets = all.filter(({ name, size }) => endingOf(name) === 'cue' && size <= LARGEST_SHEET);
  return new Set(
    sheets.flatMap((file) => {
      const read = readText(file);
      const found = 'text' in read ? findRecording(file, parseSheet(read.text), all) : undefined;
      return found ? [found.path] : [];
    }),
  );
}

/**
 * The one recording of all tracks of a sheet, if it is beside it: by its name in the sheet without folders, or by that of the
 * sheet, as recordings are converted and renamed.
 */
export function findRecording(
  file: SourceFile,
  sheet: Sheet,
  all: readonly SourceFile[],
): SourceFile | undefined {
  const [only, ...others] = sheet.files.filter(({ tracks }) => tracks.length > 0);
  if (!only || others.length > 0 || only.tracks.length < 2) return undefined;
  return findBeside(file, only.name, all) ?? findBeside(file, file.name, all);
}

/** A recording of a name in the folder of the sheet, whatever its ending. */
export function findBeside(
  file: SourceFile,
  name: string,
  all: readonly SourceFile[],
): SourceFile | undefined {
  const folder = file.name.slice(0, -baseName(file.name).length);
  // Windows has other signs between folders.
  const wanted = baseName(name.replaceAll('\\', '/'));
  const stem = keyOf(wanted);
  const found = all.filter(
    (each) =>
      RECORDINGS.includes(endingOf(each.name)) &&
      each.name.startsWith(folder) &&
      `${folder}${baseName(each.name)}` === each.name &&
      keyOf(each.name) === stem,
  );
  return found.find((each) => baseName(each.name) === wanted) ?? found[0];
}

function keyOf(name: string): string {
  return stemOf(name).normalize().toLowerCase();
}
