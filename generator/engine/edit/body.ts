/** Texts whose lines may end in different ways. */

/** The new text with the line breaks of the old one: lines at its beginning and end that have not changed keep theirs, others get the one given. */
export function mergeLines(before: string, after: string, newline: string): string {
  const [old, lines] = [splitLines(before), splitLines(after)];
  const isKept = (line: Line | undefined, other: Line | undefined) =>
    line !== undefined && line.text === other?.text && (line.end === '') === (other.end === '');
  let start = 0;
  while (start < lines.length && isKept(lines[start], old[start])) start++;
  let end = 0;
  const shorter = Math.min(lines.length, old.length) - start;
  while (end < shorter && isKept(lines.at(-1 - end), old.at(-1 - end))) end++;
  return [
    ...old.slice(0, start),
    ...lines
      .slice(start, lines.length - end)
      .map((line) => ({ ...line, end: line.end === '' ? '' : newline })),
    ...old.slice(old.length - end),
  ]
    .map((line) => line.text + line.end)
    .join('');
}

interface Line {
  text: string;
  /** Line break; empty for the last line of most texts. */
  end: string;
}

function splitLines(text: string): Line[] {
  return [...text.matchAll(/([^\n]*?)(\r?\n|$)/g)]
    .map(([, line = '', end = '']) => ({ text: line, end }))
    .filter((line) => line.text !== '' || line.end !== '');
}
