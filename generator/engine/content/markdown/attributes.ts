/** The attributes of a directive: `url=https://… title="Live in the studio"`. */

export interface Attribute {
  name: string;
  value: string;
  /** The value with its quotes. */
  written: string;
  /** Offsets of name and value in the text. */
  start: number;
  valueStart: number;
}

interface AttributeFault {
  kind: 'stray' | 'valueless' | 'twice' | 'curly' | 'address' | 'colon' | 'spaces';
  /** The part that is wrong; with a colon or spaces, as it should be: `limit=4`. */
  part: string;
  start: number;
}

const NAME = /\s*([a-z_][\w-]*)/iy;
/** Quoted, or without spaces and quotes; a placeholder may be a part of it. */
const VALUE = /\s*=\s*("[^"]*"|'[^']*'|(?:\{[^{}\s]*\}|[^\s"'{}])+)/y;
/** Letters of a value without quotes that is shown with them. */
const LONGEST = 1000;
const CURLY = /^[\u2018-\u201f]/;

/** Reads up to the first fault: a value with spaces and without quotes ends at the first space, and all else looks wrong. */
export function parseAttributes(text: string): { attributes: Attribute[]; fault?: AttributeFault } {
  const { attributes, fault } = readAttributes(text);
  const last = attributes.at(-1);
  const isCut =
    fault && (fault.kind === 'stray' || fault.kind === 'valueless') && last && !/^["']/.test(last.written);
  if (!isCut) return { attributes, ...(fault && { fault }) };
  const value = /^[^"'{}=]*?(?=\s+[a-z_][\w-]*\s*=|\s*$)/i.exec(
    text.slice(last.valueStart, last.valueStart + LONGEST),
  )?.[0];
  if (!value) return { attributes, fault };
  return { attributes, fault: { kind: 'spaces', part: `${last.name}="${value}"`, start: last.start } };
}

function readAttributes(text: string): { attributes: Attribute[]; fault?: AttributeFault } {
  const attributes: Attribute[] = [];
  let from = 0;
  while (text.slice(from).trim() !== '') {
    const name = matchAt(NAME, text, from);
    if (!name) {
      const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
      return { attributes, fault: { kind: 'stray', part: /\S*/.exec(text.slice(start))?.[0] ?? '', start } };
    }
    const [, word = ''] = name;
    const start = name.end - word.length;
    const value = matchAt(VALUE, text, name.end);
    if (!value) return { attributes, fault: { ...describeValueless(text, word, name.end), start } };
    const [, written = ''] = value;
    const valueStart = value.end - written.length;
    if (CURLY.test(written))
      return { attributes, fault: { kind: 'curly', part: written, start: valueStart } };
    if (attributes.some((other) => other.name === word)) {
      return { attributes, fault: { kind: 'twice', part: word, start } };
    }
    const isQuoted = /^["']/.test(written);
    attributes.push({
      name: word,
      value: isQuoted ? written.slice(1, -1) : written,
      written,
      start,
      valueStart,
    });
    from = value.end;
  }
  return { attributes };
}

/** A name without a value: an address alone, or `limit: 4`, as YAML has it. */
function describeValueless(text: string, word: string, end: number): Pick<AttributeFault, 'kind' | 'part'> {
  const address = /^https?:\/\/\S+/i.exec(text.slice(end - word.length))?.[0];
  if (address !== undefined) return { kind: 'address', part: address };
  const value = /^\s*:\s*("[^"]*"|\S+)/.exec(text.slice(end))?.[1];
  return value === undefined
    ? { kind: 'valueless', part: word }
    : { kind: 'colon', part: `${word}=${value}` };
}

function matchAt(pattern: RegExp, text: string, from: number): (string[] & { end: number }) | undefined {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found ? Object.assign([...found], { end: pattern.lastIndex }) : undefined;
}
