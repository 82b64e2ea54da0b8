/** Bytes to text: UTF-8, or a problem with the place of the first byte that is not. */

import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';

// A byte order mark at the beginning is dropped.
const strict = new TextDecoder('utf-8', { fatal: true });

/** A line break of old Macs, which YAML's parser does not know. */
const OLD_BREAK = /\r(?!\n)/g;

export function decodeText(file: string, bytes: Uint8Array): string | Problem {
  const start = { file, line: 1, column: 1 };
  try {
    const decoded = strict.decode(bytes);
    if (isBinary(decoded)) return problem('files/encoding', start, { found: 'binary' });
    const lines = decoded.replace(OLD_BREAK, '\n');
    // Letters and marks as one character where there is one: fonts of pages come in files, and no font has a letter of two.
    return lines.normalize();
  } catch (error) {
    refuseOthers(error);
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isUtf16) return problem('files/encoding', start, { found: 'utf16' });
    const before = textBeforeFault(bytes).replace(OLD_BREAK, '\n');
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return problem('files/encoding', { file, line, column }, { found: 'other' });
  }
}

/** Returns true if a tenth of a text is NUL: UTF-16 has one beside each letter, and text a stray one at most. */
function isBinary(text: string): boolean {
  return text.split('\0').length - 1 > text.length / 10;
}

/** The text before the first byte that is not UTF-8. */
function textBeforeFault(bytes: Uint8Array): string {
  let low = 0;
  let high = bytes.length;
  // `stream` lets a character be cut at the end, so that only wrong bytes count as faults.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isReadable(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, low), { stream: true });
}

function isReadable(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (error) {
    refuseOthers(error);
    return false;
  }
}

/** The decoder throws a TypeError at bytes that are not UTF-8; anything else is a bug of ours. */
function refuseOthers(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
