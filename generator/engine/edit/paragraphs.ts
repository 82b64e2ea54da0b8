/** Writes texts of several lines: literal, or folded with long lines broken. */
import type { ScalarSpot } from './spots.ts';

/** The first line of a value, behind its key or hyphen, and those below it. */
export interface Written {
  /** Empty if all of it is on the lines below. */
  readonly head: string;
  readonly lines: readonly string[];
}

interface Manner {
  /** A literal or folded text whose style is kept, and how it is written. */
  readonly before?: { readonly spot: ScalarSpot; readonly text: string } | undefined;
  /** Spaces before each line. */
  readonly indent: number;
}

/** Text that neither style can express: only line breaks, or characters that are read within double quotes only. */
const UNFIT = /^\n*$|[^\P{Cc}\n\t]|[\u2028\u2029\ufeff]/u;

/** @returns undefined if the text can only be written in quotes */
export function writeParagraphs(value: string, { before, indent }: Manner): Written | undefined {
  if (UNFIT.test(value)) return undefined;
  const [, givenDigit = '', givenEnd = ''] = /^[|>](\d?)([+-]?)/.exec(orderHead(before?.text ?? '')) ?? [];
  const body = value.replace(/\n+$/, '');
  const breaks = value.length - body.length;
  const end = breaks === 0 ? '-' : breaks > 1 || givenEnd === '+' ? '+' : '';
  const needsDigit = givenDigit !== '' || /^\n* /.test(value);
  const folded = before?.spot.style === 'folded' ? fold(body, before.text, before.spot.indent) : undefined;
  const blanks = Array.from({ length: Math.max(0, breaks - 1) }, () => '');
  const lines = [...(folded ?? body.split('\n')), ...blanks];
  return {
    head: `${folded ? '>' : '|'}${needsDigit ? indent : ''}${end}`,
    lines: indentLines(lines, indent),
  };
}

export function indentLines(lines: readonly string[], spaces: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}

/** `|2-` of `|-2`. */
function orderHead(text: string): string {
  return text.replace(/^([|>])([+-])(\d)/, '$1$3$2');
}

/** A narrower text has no lines that were broken on purpose. */
const MIN_WIDTH = 40;

/** Folds lines; existing paragraphs keep theirs. @returns undefined if a line begins with spaces, which are never folded */
function fold(body: string, before: string, indent: number): string[] | undefined {
  if (/^[ \t]/m.test(body)) return undefined;
  const old = before
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.slice(indent));
  const width = Math.max(MIN_WIDTH, ...old.map((line) => line.length));
  const known = new Map(readGroups(old).map((lines) => [lines.join(' '), lines]));
  const lines: string[] = [];
  for (const paragraph of body.split('\n')) {
    if (paragraph !== '' && lines.some((line) => line !== '')) lines.push('');
    lines.push(...(known.get(paragraph) ?? breakLine(paragraph, width)));
  }
  return lines;
}

/** Lines between blank ones. */
function readGroups(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

function breakLine(paragraph: string, width: number): string[] {
  const [first = '', ...words] = paragraph.split(/(?<=\S) (?=\S)/);
  const lines = [first];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + 1 + word.length <= width) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
