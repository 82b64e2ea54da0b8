/** Fixes of values that a schema refuses, by the wording of their correction. */
import { type Data, isDataMap, isList, toData } from '../edit/data.ts';
import type { Edit } from '../edit/index.ts';
import { lineEnd } from '../edit/lines.ts';
import type { Correction } from '../problems/catalogue/index.ts';
import type { FixKind } from '../problems/index.ts';
import { isWhole, keepWritten, readLine, toValue, writeKeys } from './lines.ts';
import { change, type Draft, type FixPlace, newlineOf, replacePart, type Step, stepsTo } from './place.ts';
import { dropsWords } from './words.ts';

/** Corrections that show what to write in place of the value, and nothing else is as likely. */
const WRITTEN: { [How in Correction['how']]?: FixKind } = {
  brackets: 'marks',
  closingQuote: 'marks',
  commas: 'marks',
  curly: 'marks',
  entries: 'value',
  entryKey: 'value',
  invisible: 'marks',
  nearest: 'word',
  nextDay: 'value',
  quotedNull: 'marks',
  quotes: 'marks',
  single: 'marks',
  spaceInHost: 'value',
  spacesOf: 'value',
  unquote: 'marks',
  until: 'value',
  word: 'value',
  write: 'value',
};

export function fixValue(place: FixPlace, correction: Correction): Draft | undefined {
  const steps = stepsTo(place);
  const step = steps?.at(-1);
  if (!steps || !step || correction.isUnclear) return undefined;
  const marked = MARKS[correction.how]?.(place, step, correction.line ?? '');
  if (marked !== undefined) return marked === place.text ? undefined : { how: 'marks', text: marked };
  if (correction.how === 'remove' || correction.how === 'omit' || correction.how === 'empty') {
    const text = change(place, place.text, [{ path: step.path, change: { kind: 'remove' } }]);
    return text === undefined ? undefined : { how: 'removal', text };
  }
  const how = WRITTEN[correction.how];
  const isOneOfSeveral =
    correction.how === 'single' && step.spot.kind !== 'scalar' && step.spot.entries.length > 1;
  if (!how || isOneOfSeveral || !isWhole(place, step)) return undefined;
  const text = writeMeant(place, steps, correction);
  if (text === undefined) return undefined;
  const written = place.source.slice(step.spot.start, step.spot.end);
  const isRange = correction.how === 'until' || correction.how === 'nextDay';
  const isShorter =
    correction.how === 'word' || (how === 'value' && !isRange && dropsWords(written, meantBy(correction)));
  return isShorter ? keepWritten(place, step.path, text, written) : { how, text };
}

/** The value of the line; undefined if it has several. */
function meantBy({ line = '' }: Correction): unknown {
  const data = readLine(line);
  return isDataMap(data) ? [...data.values()][0] : data;
}

/** @param steps the values on the way to the one at fault */
function writeMeant(place: FixPlace, steps: readonly Step[], correction: Correction): string | undefined {
  const { how, line = '', words = [], means } = correction;
  const [group, step] = steps.slice(-2);
  const set = (data: Data): string | undefined => {
    const edit: Edit = { path: steps.at(-1)?.path ?? [], change: { kind: 'set', value: toValue(data) } };
    return change(place, place.text, [edit]);
  };
  if (means !== undefined) return set(toData(means));
  if (how === 'nearest') return set(line);
  const data = readLine(line);
  if (data === undefined) return undefined;
  const key = step?.path.at(-1);
  if (isList(data) && line.startsWith('- ')) return data[0] === undefined ? undefined : set(data[0]);
  if (!isDataMap(data) || typeof key !== 'string' || !group) return set(data);
  if (how !== 'until' && how !== 'nextDay') return writeKeys(place, data, group, key);
  const other = readLine(words[0] ?? '');
  // The date of a night that ends after midnight is there; an end of its own is not.
  const isAdded = how === 'until' && isDataMap(other) && isMissing(group, other);
  const all = isDataMap(other) && (isAdded || how === 'nextDay') ? new Map([...data, ...other]) : undefined;
  return (
    all &&
    change(
      place,
      place.text,
      [...all].map(
        ([name, value]): Edit => ({
          path: [...group.path, name],
          change: { kind: 'set', value: toValue(value) },
        }),
      ),
    )
  );
}

function isMissing({ spot }: Step, keys: ReadonlyMap<string, Data>): boolean {
  return spot.kind === 'map' && !spot.entries.some(({ key = '' }) => keys.has(key));
}

type Mark = (place: FixPlace, step: Step, line: string) => string | undefined;

/** Corrections by signs and spaces, as the value cannot be read without them. */
const MARKS: { [How in Correction['how']]?: Mark } = {
  colon: (place, { spot }) => rewrite(place, spot.start, spot.end, /^(\w+) +/, '$1: '),
  comment: quoteComment,
  hyphen: beginEntry,
  hyphens: (place, { spot }) => rewrite(place, spot.start, spot.end, /(?<=^\s*)-[^\S \n]*(?=\S)/gm, '- '),
  listKey: (place, { spot }, line) =>
    replacePart(place, spot.start, spot.start, `${line}${newlineOf(place)}`),
  space: (place, { spot }) => rewrite(place, spot.start, spot.end, SPACELESS, '$1: '),
  spaces: (place, { spot }) => rewrite(place, spot.start, spot.end, SPACELESS, '$1: '),
};

/** A key whose colon has no ordinary space behind it. */
const SPACELESS = /^(\s*(?:- +)?[a-z_]+):(?!\/\/|[ \n]|$)[^\S\n]*/gm;

function rewrite(place: FixPlace, from: number, to: number, form: RegExp, meant: string): string {
  return replacePart(place, from, to, place.source.slice(from, to).replace(form, meant));
}

/** `title: #one`, of which everything after the colon is a comment. */
function quoteComment(place: FixPlace, { spot, entry }: Step, line: string): string | undefined {
  const data = readLine(line);
  const [text] = isDataMap(data) ? data.values() : [data];
  const from = entry?.mark ?? spot.start;
  if (typeof text !== 'string') return undefined;
  return replacePart(place, from, lineEnd(place.source, from), ` ${JSON.stringify(text)}`);
}

/** A group in place of a list becomes its first entry. */
function beginEntry(place: FixPlace, { spot }: Step): string | undefined {
  if (spot.kind !== 'map' || spot.flow) return undefined;
  const lines = place.source.slice(spot.start, spot.end).replaceAll('\n', '\n  ');
  return replacePart(place, spot.start, spot.end, `- ${lines}`);
}
