/** Problems of the build for the studio: by the files and the keys that they are about. */

import { nameIn } from '../app/site-files/disk.ts';
import { readFileText, type WrittenFile } from '../app/site-files/written.ts';
import { pathKey } from '../engine/content/entry.ts';
import type { Places } from '../engine/content/types.ts';
import { isRecord, valueAt } from '../engine/lib/record.ts';
import { compareForReading, formatPosition, type Position, type Problem } from '../engine/problems/index.ts';
import type { FieldPath, StudioProblem } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** The beginning of the names of content files in problems: `content/`. */
export function prefixOf({ root, content }: { root: string; content: string }): string {
  const folder = nameIn(root, content);
  return folder === '' ? '' : `${folder}/`;
}

/** @param prefix that of the content files */
function toStudioProblem(
  { code, level, message, hint, values, at, frame }: Problem,
  prefix: string,
): StudioProblem {
  const file = at?.file.startsWith(prefix) ? at.file.slice(prefix.length) : undefined;
  return {
    ...{ code, level, message, hint, values, frame },
    ...(at && file === undefined && { place: formatPosition(at) }),
    ...(at && file !== undefined && { file, line: at.line, column: at.column }),
  };
}

/** Errors first, then as they stand in their files. */
export function listProblems(problems: readonly Problem[], prefix: string): StudioProblem[] {
  return problems.toSorted(compareForReading).map((each) => toStudioProblem(each, prefix));
}

/** Lists problems with the keys that they are about. @param read returns the text of a content file as it is meant */
export function listPlaced(
  problems: readonly Problem[],
  prefix: string,
  read: (file: string) => WrittenFile | undefined,
): StudioProblem[] {
  return problems.toSorted(compareForReading).map((each) => {
    const problem = toStudioProblem(each, prefix);
    const written = problem.file === undefined ? undefined : read(problem.file);
    return each.at && written ? { ...problem, ...placeProblem(each.at, written) } : problem;
  });
}

/** Lists problems of the files on the disk. */
export function listOnDisk(problems: readonly Problem[], workspace: Workspace): StudioProblem[] {
  return listPlaced(problems, prefixOf(workspace), (file) => {
    const text = workspace.read(file)?.text;
    return text === undefined ? undefined : readFileText(file, text);
  });
}

/** The key that a problem is about, and whether it is missing. */
export function placeProblem(
  { line, column, path = [] }: Position,
  { places, data, bodyLine }: WrittenFile,
): Pick<StudioProblem, 'field' | 'isMissing'> {
  if (bodyLine !== undefined && line >= bodyLine) return { field: ['body'] };
  const missing = findMissing([...path], places, data);
  if (missing) return { field: missing, isMissing: true };
  const isThere = path.length > 0 && places[pathKey(path)] !== undefined;
  // A text of several lines begins above its parts.
  const field = findField(places, line, column) ?? (isThere ? [...path] : undefined);
  return field ? { field } : {};
}

/** The path up to the first key of it that its group does not have. */
function findMissing(path: FieldPath, places: Places, data: unknown): FieldPath | undefined {
  const missing = path.findIndex((_, index) => places[pathKey(path.slice(0, index + 1))] === undefined);
  const group = valueAt(data, path.slice(0, Math.max(missing, 0)));
  return typeof path[missing] === 'string' && isRecord(group) ? path.slice(0, missing + 1) : undefined;
}

/** The value at a place, or the last that begins before it on its line. */
function findField(places: Places, line: number, column: number): FieldPath | undefined {
  const before = Object.entries(places)
    .filter(([key, place]) => key !== '' && place[0] === line && place[1] <= column)
    .sort(([a, [, first]], [b, [, second]]) => second - first || b.length - a.length);
  const key = before[0]?.[0] ?? keyOfLine(places, line);
  return key === undefined ? undefined : parsePath(key);
}

/** The first value that begins on a line: a problem may be about its key. */
function keyOfLine(places: Places, line: number): string | undefined {
  const all = Object.entries(places).filter(([key, place]) => key !== '' && place[0] === line);
  return all.sort(([, [, a]], [, [, b]]) => a - b)[0]?.[0];
}

function parsePath(key: string): FieldPath {
  return key.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
