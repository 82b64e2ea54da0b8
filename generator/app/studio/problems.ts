/** Problems of the build for the studio: by the files and the keys that they are about. */
import type { Places } from '../../engine/content/types.ts';
import { compareForReading, formatPosition, type Problem } from '../../engine/problems/index.ts';
import { nameIn } from '../site-files/disk.ts';
import { readFileText } from '../site-files/written.ts';
import type { FieldPath, StudioProblem } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** The beginning of the names of content files in problems: `content/`. */
export function prefixOf({ root, content }: { root: string; content: string }): string {
  const folder = nameIn(root, content);
  return folder === '' ? '' : `${folder}/`;
}

/** @param prefix that of the content files */
function toStudioProblem(
  { code, level, message, hint, at, frame, isAdvice }: Problem,
  prefix: string,
): StudioProblem {
  const file = at?.file.startsWith(prefix) ? at.file.slice(prefix.length) : undefined;
  return {
    ...{ code, level, message, hint, frame, isAdvice },
    ...(at && file === undefined && { place: formatPosition(at) }),
    ...(at && file !== undefined && { file, line: at.line, column: at.column }),
  };
}

/** Errors first, then as they stand in their files. */
export function listProblems(problems: readonly Problem[], prefix: string): StudioProblem[] {
  return problems.toSorted(compareForReading).map((each) => toStudioProblem(each, prefix));
}

/** The same with the keys that they are about, as the files are on the disk. */
export function listPlaced(problems: readonly Problem[], workspace: Workspace): StudioProblem[] {
  return listProblems(problems, prefixOf(workspace)).map((each) => {
    const text = each.file === undefined ? undefined : workspace.read(each.file)?.text;
    return text === undefined ? each : placeProblem(each, readFileText(each.file ?? '', text).places);
  });
}

/** The same with the key that it is about. */
export function placeProblem(problem: StudioProblem, places: Places): StudioProblem {
  const { line, column } = problem;
  const field = line === undefined || column === undefined ? undefined : findField(places, line, column);
  return field ? { ...problem, field } : problem;
}

/** The value at a place, or the last that begins before it on its line. */
export function findField(places: Places, line: number, column: number): FieldPath | undefined {
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
