/** Corrections of problems as edits of the file: of those for which there is one, and no other is as likely. */
import { stripMark } from '../content/source/front-matter.ts';
import { readDocument, withinLimits } from '../content/yaml/document.ts';
import { LONGEST_LINE } from '../content/yaml/faults.ts';
import { isDataMap } from '../edit/data.ts';
import { lineEnd } from '../edit/lines.ts';
import { fieldOf } from '../lib/record.ts';
import { type Correction, isCorrection } from '../problems/catalogue/index.ts';
import type { Fix, Problem, TextEdit } from '../problems/index.ts';
import { fixKey, fixUnknownKey, isUnknownKey } from './keys.ts';
import { readLine, writeKeys } from './lines.ts';
import { type Draft, divide, type FixFile, type FixPlace, openFile, placeIn, stepsTo } from './place.ts';
import { fixValue } from './values.ts';
import { lostWords, replaceWord } from './words.ts';
import { fixFault, isFault } from './yaml.ts';

export { applyEdits } from '../lib/text-edits.ts';
export { lostWords } from './words.ts';

/** Correction of a problem: a line among the keys at its place, or a word in place of another. */
export type Remedy = { line: string } | { word: string; meant: string };

/** Remedies of problems by their codes, made of the values of each. */
export type Remedies = Readonly<Record<string, (values: unknown) => Remedy | undefined>>;

/** Returns the fixes of problems of a file. @param file its name */
export function openFixer(
  file: string,
  marked: string,
  remedies: Remedies = {},
): (problem: Problem) => Fix | undefined {
  const text = stripMark(marked);
  let opened: FixFile | undefined;
  let lines: readonly string[] | undefined;
  return (problem) => {
    if (!problem.at || !isFixable(problem, remedies)) return undefined;
    lines ??= text.split('\n');
    if ((lines[problem.at.line - 1]?.length ?? 0) > LONGEST_LINE) return undefined;
    opened ??= openFile(file, text);
    const place = placeIn(opened, problem.at);
    const draft = withinLimits(() => {
      const made = draftFix(place, problem, remedies);
      return made && made.text !== text && isSafe(place, made, file) ? made : undefined;
    }, undefined);
    if (!draft) return undefined;
    const edit = findChange(file, text, draft.text);
    // Logins are hidden in what a problem shows, and must not be written back like that.
    return edit.text.includes('•') ? undefined : { how: draft.how, edits: [edit] };
  };
}

/** Returns false if there is certainly no fix: most problems have none, and parsing a file is slow. */
function isFixable({ code, values }: Problem, remedies: Remedies): boolean {
  const isOfValue = code === 'schema/unknown-key' || isCorrection(fieldOf(values, 'correction'));
  return isOfValue || code === 'quotes/curly' || Object.hasOwn(remedies, code) || isFault(code);
}

function draftFix(place: FixPlace, { code, values }: Problem, remedies: Remedies): Draft | undefined {
  const correction = code === 'quotes/curly' ? withoutCurly(values) : fieldOf(values, 'correction');
  // In Markdown, only words can be replaced.
  const isInYaml = place.at <= place.source.length;
  if (code === 'schema/unknown-key') return isUnknownKey(values) ? fixUnknownKey(place, values) : undefined;
  if (isInYaml && isCorrection(correction))
    return code === 'schema/key'
      ? fixKey(place, String(fieldOf(values, 'key')), correction)
      : fixValue(place, correction);
  const remedy = remedies[code]?.(values);
  if (!remedy) return fixFault(code, place, values);
  return 'line' in remedy ? fixLine(place, remedy.line) : replaceWord(place, remedy.word, remedy.meant);
}

function withoutCurly(values: unknown): Correction {
  return { how: 'curly', line: JSON.stringify(fieldOf(values, 'text')) };
}

/** A line with keys of the group that the problem is in. */
function fixLine(place: FixPlace, line: string): Draft | undefined {
  const data = readLine(line);
  const steps = stepsTo(place) ?? stepsTo({ ...place, path: place.path?.slice(0, -1) });
  const group = steps?.findLast(({ spot }) => spot.kind === 'map');
  if (!group || !isDataMap(data)) return undefined;
  const { spot } = group;
  const own = spot.kind === 'map' ? spot.entries.find(({ key = '' }) => data.has(key))?.key : undefined;
  const text = writeKeys(place, data, group, own);
  return text === undefined ? undefined : { how: 'value', text };
}

/** Checks that YAML that could be read still can be, that other YAML can be read further, and that no word is lost. */
function isSafe(place: FixPlace, { how, text }: Draft, file: string): boolean {
  if (how === 'marks' && lostWords(...differingLines(place.text, text)).length > 0) return false;
  if (place.verified.has(text)) return true;
  const { source } = divide(file, text);
  if (source === place.source) return true;
  const after = firstFault(source);
  if (place.tree || after === undefined) return after === undefined;
  const before = firstFault(place.source) ?? 0;
  return after > Math.max(before, before + text.length - place.text.length);
}

function firstFault(source: string): number | undefined {
  const starts = readDocument(source).faults.map(({ start }) => start);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** The lines in which two texts differ. */
function differingLines(before: string, after: string): [before: string, after: string] {
  const { from, to, text } = findChange('', before, after);
  const start = before.lastIndexOf('\n', from - 1) + 1;
  const end = lineEnd(before, to);
  return [before.slice(start, end), before.slice(start, from) + text + before.slice(to, end)];
}

/** The part that differs, as an edit. */
function findChange(file: string, before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  // Not within a character of two units.
  if (/[\ud800-\udbff]$/.test(before.slice(0, from))) from--;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (/^[\udc00-\udfff]/.test(after.slice(after.length - end))) end--;
  return { file, from, to: before.length - end, text: after.slice(from, after.length - end) };
}
