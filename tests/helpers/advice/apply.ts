/** Follows the advice of a problem to the letter, as somebody who does not know YAML would. */
import { isMap, isPair, isScalar, isSeq, type Pair, parseDocument, visit } from 'yaml';
import type { Problem } from '../../../generator/engine/problems/index.ts';

type Span = readonly [start: number, end: number];

/** The lines or words that an advice shows to type. */
export function linesOf(hint: string): string[] {
  const word = /Did you mean "?([^" ]+?)"?\?|^Use "(.+?)"/.exec(hint);
  if (word) return [word[1] ?? word[2] ?? ''];
  const apart = hint.split(/ {2,}/).filter((_, index) => index % 2 === 1);
  return apart.length > 0
    ? apart.map((line) => line.replace(/ [,.?](?: .*)?$/, '').trim())
    : [/: ?(\S.*)$/.exec(hint)?.[1] ?? ''];
}

/** The text of a file with lines or a word in place of what a problem is about. */
export function applyLines(
  text: string,
  { at, message, hint = '' }: Problem,
  lines: readonly string[],
): string {
  const [line = ''] = lines;
  const lineStart = text.split('\n', (at?.line ?? 1) - 1).join('\n').length + ((at?.line ?? 1) > 1 ? 1 : 0);
  const offset = lineStart + (at?.column ?? 1) - 1;
  if (hint.startsWith('Add ')) {
    const end = endOfLine(text, lineStart);
    const column = text.slice(lineStart).search(/[^\s-]/);
    const isThere = text.startsWith(/^[\w-]+:/.exec(line)?.[0] ?? '\n', lineStart + column);
    if (isThere) return text.slice(0, lineStart + column) + line + text.slice(end);
    return `${text.slice(0, end)}\n${' '.repeat(column)}${line}${text.slice(end)}`;
  }
  if (hint.startsWith('Delete ')) return text.slice(0, offset) + text.slice(offset).replace(line, '');
  if (/on its own line above/.test(hint))
    return `${text.slice(0, lineStart)}${line}\n${text.slice(lineStart)}`;
  const { span, group = new Map<string, Span>() } = findSpan(
    text,
    { offset, lineStart, message, hint },
    line,
  );
  const [start, end] = span;
  const other = /in place of the two/.test(hint)
    ? [...group.values()].find(([from]) => from < start)
    : undefined;
  if (other) return text.slice(0, other[0]) + line + text.slice(end);
  const keyed = (each: string) => group.get(/^[\w-]+(?=: )/.exec(each)?.[0] ?? '');
  const here = lines.filter((each) => keyed(each) === undefined);
  // Lines of a block begin in the same column.
  const column = start - text.lastIndexOf('\n', start - 1) - 1;
  const isBlock = !/[{[][^\]}]*$/.test(text.slice(start - column, start));
  const between = isBlock ? `\n${' '.repeat(column)}` : ', ';
  const below = /on its own line below the key/.test(hint) ? '\n  ' : '';
  const edits = lines.flatMap((each): [Span, string][] => {
    const place = keyed(each);
    return place ? [[place, each]] : [];
  });
  if (here.length > 0) edits.push([span, below + here.join(between)]);
  return edits
    .sort(([one], [other]) => other[0] - one[0])
    .reduce((all, [[from, to], typed]) => {
      // A list below its key reaches to the next key.
      const rest = all.slice(from, to);
      return all.slice(0, from) + typed + rest.slice(rest.trimEnd().length) + all.slice(to);
    }, text);
}

interface Found {
  span: Span;
  /** Other keys beside it, which a line with such a key replaces. */
  group?: ReadonlyMap<string, Span>;
}

interface At {
  offset: number;
  lineStart: number;
  message: string;
  hint: string;
}

function findSpan(text: string, at: At, line: string): Found {
  const { offset, lineStart, message, hint } = at;
  const lineEnd = endOfLine(text, lineStart);
  if (hint.startsWith('Did you mean') || /hyphens:/.test(hint)) {
    // A word stands for the one that the message names.
    const named = [...message.matchAll(/"([^"]+)"|(\{[\w.]+\})/g)].map(
      ([, name, braces]) => name ?? braces ?? '',
    );
    const name = named
      .flatMap((each) => [each, each.replace(/^.*\./, '')])
      .find((each) => text.includes(each, lineStart));
    if (name !== undefined) return { span: spanOf(text.indexOf(name, lineStart), name) };
  }
  // The same text without its quotes, its hyphen or its brackets.
  const bare = [line.replace(/^(["'])(.*)\1$/, '$2'), line.replace(/^- /, '')].find(
    (each) =>
      each !== line &&
      text.startsWith(each, offset) &&
      /^\s*(?:[,}\]\n]|$)/.test(text.slice(offset + each.length)),
  );
  if (bare !== undefined) {
    const isHyphen = line.startsWith('- ') && /^ {2}/.test(text.slice(offset - 2));
    return { span: [isHyphen ? offset - 2 : offset, offset + bare.length] };
  }
  if (/quotes around all of it/.test(hint) && !/^[\w]+: /.test(line)) {
    const value = /: +(?=[^:]*$)/.exec(text.slice(lineStart, offset));
    return { span: [lineStart + (value ? value.index + value[0].length : 0), lineEnd] };
  }
  const attribute = /^\w+=/.test(line) ? /\w+=$/.exec(text.slice(lineStart, offset)) : null;
  if (attribute)
    return {
      span: [lineStart + attribute.index, offset + (/^[^\s}]*/.exec(text.slice(offset))?.[0].length ?? 0)],
    };
  const [yamlStart, yamlEnd] = frontMatter(text);
  const document = parseDocument(text.slice(yamlStart, yamlEnd), { schema: 'core', uniqueKeys: false });
  if (document.errors.length > 0 || offset >= yamlEnd)
    return {
      span: [/^[\w-]+: /.test(line) ? lineStart + text.slice(lineStart).search(/[^\s-]/) : offset, lineEnd],
    };
  const isValue = /^Put a (?:colon|space)/.test(hint);
  const { span, group } = findNode(document, offset - yamlStart, isValue ? '' : line);
  const shift = ([from, to]: Span): Span => [from + yamlStart, to + yamlStart];
  const [from, to] = shift(span);
  // A comment after a value that is empty was meant as the value.
  const end = /^\s*#/.test(text.slice(to, lineEnd)) ? lineEnd : to;
  return { span: [from, end], group: new Map([...(group ?? [])].map(([key, each]) => [key, shift(each)])) };
}

/** The value, key or entry that begins at an offset, which the line replaces. */
function findNode(document: ReturnType<typeof parseDocument>, offset: number, line: string): Found {
  const [key] = /^[\w-]+(?=: )/.exec(line) ?? [];
  const { contents } = document;
  let found: Found = { span: isScalar(contents) ? spanOfNode(contents) : [offset, offset] };
  visit(document, {
    Node(index, node, parents) {
      const parent = parents.at(-1);
      if (node.range?.[0] !== offset) return;
      if (isSeq(parent) && typeof index === 'number') {
        const [from, to] = spanOfNode(node);
        found = { span: [line.startsWith('- ') ? from - 2 : from, to] };
      } else if (isPair(parent)) {
        const group = parents.at(-2);
        const [from, to] = spanOfPair(parent);
        const others = isMap(group) ? group.items.filter((pair) => pair !== parent) : [];
        const beside = new Map(others.map((pair) => [String(pair.key), spanOfPair(pair)]));
        // What follows a comma in braces belongs to the value before it.
        const before = parent.value === null && key !== undefined ? beside.get(key) : undefined;
        if (before) found = { span: [before[0], to] };
        else if (key !== undefined) found = { span: [from, to], group: beside };
        else if (!isWithin(found.span, from)) found = { span: spanOfNode(node) };
      }
    },
  });
  return found;
}

function isWithin([start, end]: Span, offset: number): boolean {
  return start <= offset && offset < end;
}

function spanOfPair({ key, value }: Pair): Span {
  const [from, keyEnd] = spanOfNode(key);
  return [from, Math.max(keyEnd, spanOfNode(value)[1])];
}

function spanOfNode(node: unknown): Span {
  if (!(isScalar(node) || isMap(node) || isSeq(node)) || !node.range) return [0, 0];
  return [node.range[0], node.range[1]];
}

function spanOf(start: number, text: string): Span {
  return [start, start + text.length];
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

/** The offsets of the YAML of a file. */
function frontMatter(text: string): Span {
  if (!text.startsWith('---\n')) return [0, text.length];
  const end = text.indexOf('\n---', 4);
  return [4, end === -1 ? text.length : end + 1];
}
