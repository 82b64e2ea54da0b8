/** Changes at random, of the files of all fixtures: they do what was meant, and nothing else. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Document, isCollection, isNode, isScalar } from 'yaml';
import type { Change, Edited, Path, Value } from '../../../../generator/engine/edit/index.ts';
import { editorOf, listComments, listLeaves, read, type Span } from './fixtures.ts';
import { type Plan, plan, planChange, writeSource } from './plans.ts';

/** More by hand, after a change of how files are written: `EDIT_RUNS=50000`. */
const RUNS = Number(process.env['EDIT_RUNS'] ?? 200);
const SEED = Number(process.env['EDIT_SEED'] ?? 7);

test('a change changes what was meant, and no other bytes', { timeout: 60_000 + 500 * RUNS }, () => {
  fc.assert(fc.property(plan, checkPlan), { numRuns: RUNS, seed: SEED });
});

function checkPlan(given: Plan): void {
  const { before, yaml, after, file } = writeSource(given);
  const planned = planChange(yaml, given);
  if (!planned) return;
  const { path, change, expected } = planned;
  const mark = given.hasMark ? '\ufeff' : '';
  const text = mark + before + yaml + after;
  const edit = editorOf(file.endsWith('.md') ? 'md' : 'yaml');
  const edited = edit(text, path, change);
  if (!edited.ok) {
    if (mayRefuse(edited, yaml, path, change)) return;
    throw new Error(`${edited.reason.message} ${JSON.stringify(path)} ${JSON.stringify(change)} in\n${text}`);
  }
  const made = edited.text.slice(mark.length + before.length, edited.text.length - after.length);
  expect([mark + before, after]).toEqual([
    edited.text.slice(0, mark.length + before.length),
    edited.text.slice(edited.text.length - after.length),
  ]);
  const describe = () => `${JSON.stringify(path)} ${JSON.stringify(change)}\n${yaml}\n=====>\n${made}`;
  const assert = (isRight: boolean, what: string) => {
    if (!isRight) throw new Error(`${what}: ${describe()}`);
  };
  assert(isDeepStrictEqual(read(made).data ?? new Map(), expected), 'not what was meant');
  assert(isOutsideKept(yaml, made, path, change), 'other bytes have changed');
  assert(areCommentsKept(yaml, made, path, change), 'comments were lost');
  if (given.newline === '\r\n' && yaml.includes('\n'))
    assert(!/(?<!\r)\n/.test(made), 'line breaks are mixed');
  if (yaml !== '' && made !== '') assert(yaml.endsWith('\n') === made.endsWith('\n'), 'the last line break');
  checkAgain(edited.text, path, change, edit);
  const back = undo(yaml, made, path, change);
  if (!back) return;
  const undone = edit(edited.text, back.path, back.change);
  assert(
    undone.ok || mayRefuse(undone, made, back.path, back.change),
    `cannot be undone by ${JSON.stringify(back)}`,
  );
  if (!back.mayDiffer && undone.ok) assert(undone.text === text, `undone as\n${undone.text}\n`);
}

/** Control characters and fences are not for texts, and some files share values. A removal may leave a comment that would be a text. */
function mayRefuse(edited: Edited, yaml: string, path: Path, change: Change): boolean {
  if (edited.ok) return false;
  const written = JSON.stringify([path, change]);
  if (edited.reason.code === 'reference') return /[&*!]|<</.test(yaml + written);
  if (change.kind === 'remove') return /\n +#/.test(yaml);
  return /---|\\u00[01]|\\b|\\f|[\u007f-\u009f]/.test(written);
}

/** The offsets of what is changed; undefined for what was not there. */
function findSpan(document: Document.Parsed, path: Path, change: Change): Span | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isCollection(parent)) return undefined;
  if (parent.items.length === 0) return spanOf(parent);
  if (change.kind === 'insert') return undefined;
  const last = path.at(-1) ?? 0;
  if (change.kind === 'move') {
    const indices = [Number(last), change.to].sort((a, b) => a - b);
    const [first, second] = indices.map((index) => spanOf(parent.items[index]));
    return first && second && { start: first.start, end: second.end };
  }
  const value = spanOf(parent.get(last, true));
  if (change.kind === 'set' || typeof last === 'number') return value;
  const key = parent.items.flatMap((pair) =>
    typeof pair === 'object' &&
    pair !== null &&
    'key' in pair &&
    isScalar(pair.key) &&
    pair.key.value === last
      ? [spanOf(pair.key)]
      : [],
  );
  const [own] = key;
  return own && { start: own.start, end: Math.max(own.end, value?.end ?? 0) };
}

function spanOf(node: unknown): Span | undefined {
  return isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined;
}

/** Returns true if the text stays up to the last value before the change, and from the first one behind it. */
function isOutsideKept(before: string, after: string, path: Path, change: Change): boolean {
  const { document } = read(before);
  const leaves = listLeaves(before, document);
  const span = findSpan(document, path, change);
  const isKept = (start: number, end: number) =>
    after.length >= start + before.length - end &&
    after.startsWith(before.slice(0, start)) &&
    after.endsWith(before.slice(end));
  if (span)
    return isKept(
      leaves.findLast(({ end }) => end <= span.start)?.end ?? 0,
      leaves.find(({ start }) => start >= span.end)?.start ?? before.length,
    );
  return [undefined, ...leaves].some((leaf, index) =>
    isKept(leaf?.end ?? 0, leaves[index]?.start ?? before.length),
  );
}

/** Returns true if all comments outside of the change are kept in order, except with items that are moved. */
function areCommentsKept(before: string, after: string, path: Path, change: Change): boolean {
  const span = findSpan(read(before).document, path, change);
  const isMoved = change.kind === 'move';
  const textsOf = (comments: { text: string }[]) => comments.map(({ text }) => text);
  const found = textsOf(listComments(after));
  if (isMoved) return isDeepStrictEqual(textsOf(listComments(before)).sort(), found.sort());
  const end = span && before.slice(span.end).search(/[\r\n]|$/) + span.end;
  const column = span && columnOf(before, span.start);
  const next =
    span && listLeaves(before, read(before).document).find(({ start }) => start >= span.end)?.start;
  const isWithin = ({ start }: Span) =>
    span !== undefined &&
    start >= span.start &&
    (start <= (end ?? 0) ||
      (change.kind === 'remove' &&
        start < (next ?? before.length) &&
        columnOf(before, start) > (column ?? 0)));
  const kept = listComments(before).filter((comment) => !isWithin(comment));
  let at = 0;
  for (const comment of found) if (comment === kept[at]?.text) at++;
  return at === kept.length;
}

/** The spaces before the first character of the line. */
function columnOf(source: string, offset: number): number {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1);
  return line.search(/[^ ]/);
}

type Edit = ReturnType<typeof editorOf>;

function checkAgain(text: string, path: Path, change: Change, edit: Edit): void {
  const isSame = change.kind === 'set' || (change.kind === 'remove' && typeof path.at(-1) === 'string');
  if (isSame) expect(edit(text, path, change)).toEqual({ ok: true, text });
}

/** Returns the inverse change, and whether it may restore the text in another form. */
function undo(before: string, after: string, path: Path, change: Change): Undo | undefined {
  const [above, last] = [path.slice(0, -1), path.at(-1) ?? 0];
  const [parent, now] = [before, after].map((source) => read(source).document.getIn(above, true));
  if (!isCollection(parent) || !isCollection(now) || change.kind === 'remove') return undefined;
  if (change.kind === 'move')
    return {
      path: [...above, change.to],
      change: { kind: 'move', to: Number(last) },
      mayDiffer: hasLooseNotes(before, parent),
    };
  if (change.kind === 'insert' || !parent.has(last))
    return {
      path,
      change: { kind: 'remove' },
      // Comments below a group come to belong to it.
      mayDiffer: parent.items.length === 0 || /\n +#/.test(before),
    };
  const [node, other] = [parent.get(last, true), now.get(last, true)];
  if (!isScalar(node)) return undefined;
  const { value } = node;
  if (typeof value === 'object' || typeof value === 'undefined') return undefined;
  const span = spanOf(node);
  const isUsual = isUsualText(before.slice(span?.start, span?.end), value);
  // A value below its key comes back behind it.
  const isBelow = /\n *$/.test(before.slice(0, span?.start));
  const mayDiffer = !isUsual || isBelow || !isScalar(other) || other.type !== node.type;
  return { path, change: { kind: 'set', value: toValue(value) }, mayDiffer };
}

/**
 * Returns true if a list has lines of comments that may come to belong to another item: it is nested in a line, or the whole of the file,
 * or they are deeper.
 */
function hasLooseNotes(source: string, list: unknown): boolean {
  const { start } = spanOf(list) ?? { start: 0 };
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const notes = source.match(/^ *(?=#)/gm) ?? [];
  if (notes.length === 0) return false;
  return line.trim() !== '' || line === '' || notes.some((note) => note.length > line.length);
}

interface Undo {
  path: Path;
  change: Change;
  mayDiffer: boolean;
}

function toValue(value: unknown): Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns true if there is only one way to write it in its style. */
function isUsualText(written: string, value: unknown): boolean {
  const text = String(value);
  return [text, `'${text.replaceAll("'", "''")}'`, JSON.stringify(text)].includes(written);
}
