/** The charset of a text. */
import { analyse } from 'chardet';

export interface Charset {
  /** As `TextDecoder` takes it. */
  readonly name: string;
  /** Whether only the letters tell. */
  readonly isGuess: boolean;
}

/** In bytes: as much as is looked at to tell charsets apart. */
const SAMPLE = 65_536;

/** Of a hundred: below it, the analysis of a text that short is chance. */
const LEAST = 20;

/** What programs on computers with Windows write where the analysis finds its subset. */
const OF_WINDOWS: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

/** Western letters are the rule: others win where they are at least as likely. */
const WESTERN = 'windows-1252';

export function charsetOf(bytes: Uint8Array): Charset {
  const marked = markOf(bytes);
  if (marked) return { name: marked, isGuess: false };
  if (isUtf8(bytes)) return { name: 'utf-8', isGuess: false };
  const named = namedIn(bytes);
  if (named) return { name: named, isGuess: false };
  return { name: guess(bytes), isGuess: true };
}

/** UTF-16, by its mark. */
function markOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** `<?xml version="1.0" encoding="windows-1251"?>`, `<meta charset="shift_jis">`. */
function namedIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const name = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)|<meta[^>]*charset=["']?([\w-]+)/i.exec(head);
  const label = (name?.[1] ?? name?.[2] ?? '').toLowerCase();
  // It is not, whatever it says.
  if (!label || /^utf-?(8|16)/.test(label)) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE);
  // Where Western letters make no sense, the likeliest of the others is better than none.
  const least = isPlausible(sample, WESTERN) ? LEAST : 0;
  const found = analyse(sample).flatMap(({ name, confidence }) => {
    const charset = OF_WINDOWS[name] ?? name.toLowerCase();
    return confidence >= least && isDecoded(charset) && isPlausible(sample, charset)
      ? [{ charset, confidence }]
      : [];
  });
  const best = found.filter(({ confidence }) => confidence === found[0]?.confidence);
  return (best.find(({ charset }) => charset !== WESTERN) ?? best[0])?.charset ?? WESTERN;
}

/** Whether all bytes are letters or signs in it, and none is a control character that nobody writes. */
function isPlausible(bytes: Uint8Array, charset: string): boolean {
  try {
    return !/[\u0080-\u009f]/.test(new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}

function isDecoded(charset: string): boolean {
  // The analysis knows names that no browser does, and UTF-8 and UTF-16 have been ruled out.
  return /^(windows-\d+|shift_jis|euc-(jp|kr)|big5|gb18030|koi8-r)$/.test(charset);
}
