/** Bytes to text: UTF-8, or a problem that tells where it is not. */
import type { Problem } from '../../problems/index.ts';

// A byte order mark at the beginning is dropped.
const strict = new TextDecoder('utf-8', { fatal: true });

export function decodeText(file: string, bytes: Uint8Array): string | Problem {
  try {
    const text = strict.decode(bytes);
    return text.includes('\0') ? describe(file, 'The file is not a text.', 1, 1) : text;
  } catch {
    const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (utf16) return describe(file, 'The file is saved as UTF-16, not as UTF-8.', 1, 1);
    const before = textBeforeFault(bytes);
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    return describe(
      file,
      'The file is not saved as UTF-8: a character here is in another encoding.',
      line,
      column,
    );
  }
}

/** What can be read before the first byte that is not UTF-8. */
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
  } catch {
    return false;
  }
}

function describe(file: string, message: string, line: number, column: number): Problem {
  return {
    code: 'files/encoding',
    level: 'error',
    message,
    hint: 'Save it as UTF-8 in your text editor.',
    at: { file, line, column },
  };
}
