/** Kinds of files by their first bytes, which the ending of a name may contradict. */

import { open } from 'node:fs/promises';
import { isFilm } from './boxes.ts';
import { ID3_HEAD, sizeOfId3 } from './id3.ts';

interface FileKind {
  /** `PDF`. */
  name: string;
  endings: readonly string[];
  /** Pattern of the first bytes, a character each. */
  begins: RegExp;
  /** True if programs open it with anything in front of its beginning, as long as it is no text. */
  isLoose?: boolean;
}

/** Bytes: programs that print may put something before a PDF. */
const LOOKED_AT = 1024;

// Pictures and films have the same container as recordings, and differ in its brand.
const AVIF = /^.{4}ftyp(?:avi[fs]|(?:mif1|msf1).{4}(?:.{4}){0,8}?avi[fs])/s;
const HEIC = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|(?:mif1|msf1)(?!.{4}(?:.{4}){0,8}?avi[fs]))/s;
const MP4 = '^.{4}ftyp(?!avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1|jp[2xm] |crx ';

const KINDS: readonly FileKind[] = [
  { name: 'PDF', endings: ['.pdf'], begins: /^.{0,1000}%PDF-/s },
  {
    name: 'ZIP',
    endings: ['.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub', '.mxl', '.gp'],
    begins: /^PK\p{Cc}/u,
  },
  // Word opens RTF by that ending as well.
  { name: 'Microsoft Office', endings: ['.xls', '.ppt'], begins: /^\xd0\xcf.\xe0/s },
  { name: 'RTF', endings: ['.rtf'], begins: /^\{\\rtf/ },
  { name: 'Microsoft Office', endings: ['.doc'], begins: /^(?:\xd0\xcf.\xe0|\{\\rtf)/s },
  { name: 'EPS', endings: ['.eps'], begins: /^(?:%!PS|\xc5\xd0\xd3\xc6)/ },
  { name: 'JPEG', endings: ['.jpg', '.jpeg'], begins: /^\xff\xd8\xff/ },
  { name: 'PNG', endings: ['.png'], begins: /^\x89PNG/ },
  { name: 'WebP', endings: ['.webp'], begins: /^RIFF.{4}WEBP/s },
  { name: 'AVIF', endings: ['.avif'], begins: AVIF },
  { name: 'HEIC', endings: ['.heic', '.heif'], begins: HEIC },
  { name: 'GIF', endings: ['.gif'], begins: /^GIF8/ },
  { name: 'TIFF', endings: ['.tif', '.tiff'], begins: /^(?:II[*+]\0|MM\0[*+])/ },
  // Browsers take a PNG for an icon.
  { name: 'ICO', endings: [], begins: /^\0\0[^\0]\0/ },
  { name: 'ICO', endings: ['.ico'], begins: /^(?:\0\0[^\0]\0|\x89PNG)/ },
  { name: 'WAV', endings: ['.wav', '.wave', '.bwf', '.rf64'], begins: /^(?:RIFF|RF64|BW64).{4}WAVE/s },
  { name: 'AIFF', endings: ['.aif', '.aiff', '.aifc'], begins: /^FORM.{4}AIF[FC]/s },
  { name: 'FLAC', endings: ['.flac'], begins: /^fLaC/ },
  { name: 'Ogg', endings: ['.ogg', '.oga', '.ogv', '.opus'], begins: /^OggS/ },
  { name: 'M4A', endings: ['.m4a', '.m4b'], begins: new RegExp(`${MP4}|M4V |qt {2})`, 's') },
  { name: 'MP4', endings: ['.mp4', '.m4v'], begins: new RegExp(`${MP4})`, 's') },
  { name: 'QuickTime', endings: ['.mov'], begins: /^.{4}(?:ftypqt {2}|moov|mdat|wide)/s },
  { name: 'WebM', endings: ['.webm', '.mkv'], begins: /^\p{Cc}E\xdf\xa3/u },
  { name: 'AAC', endings: ['.aac'], begins: /^(?:\xff[\xf0\xf1\xf8\xf9]|ADIF)/ },
  {
    name: 'MP3',
    endings: ['.mp3', '.mp2', '.mpga'],
    begins: /^\xff[\xe2-\xe5\xf2-\xf5\xfa-\xfd][^\xf0-\xff]/s,
    isLoose: true,
  },
  { name: 'MIDI', endings: ['.mid', '.midi'], begins: /^(?:MThd|RIFF.{4}RMID)/s },
  { name: 'Guitar Pro', endings: ['.gpx', '.gp5'], begins: /^(?:BCF[SZ]|.FICHIER GUITAR)/s },
  { name: 'WOFF2', endings: ['.woff2'], begins: /^wOF2/ },
  { name: 'WOFF', endings: ['.woff'], begins: /^wOFF/ },
  { name: 'OpenType', endings: ['.otf', '.ttf'], begins: /^(?:OTTO|\0[^\0]\0\0|true|ttcf)/ },
  {
    name: 'SVG',
    endings: ['.svg'],
    begins: /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype )?svg/is,
  },
  { name: 'HTML', endings: [], begins: /^\s*<(?:!doctype html|html)/i },
];

/** Beginnings of text files, by their endings, without a byte order mark. */
const TEXTS: readonly { endings: readonly string[]; begins?: RegExp }[] = [
  { endings: ['.txt', '.md', '.css', '.js', '.mjs', '.srt', '.lrc', '.csv', '.tsv'] },
  { endings: ['.vtt'], begins: /^WEBVTT/ },
  { endings: ['.ics'], begins: /^\s*BEGIN:VCALENDAR/i },
  { endings: ['.vcf'], begins: /^\s*BEGIN:VCARD/i },
  { endings: ['.json', '.webmanifest'], begins: /^\s*(?:[[{"\d-]|true|false|null)/ },
  { endings: ['.xml', '.musicxml', '.xspf'], begins: /^\s*</ },
];

/** A page by that ending is a text of any form: hosts ask for such files with a word in them. */
const PAGES = ['.html', '.htm'];

/** A mark of Unicode in a text. */
const WIDE = /^(?:\xff\xfe|\xfe\xff)/;
const UTF8 = /^\xef\xbb\xbf/;
/** The control characters of texts; the last ends a file in DOS. */
const BLANK = '\t\n\v\f\r\x1b\x1a';
/** Formats that are written in letters, and are no texts to read. */
const CODE = /^(?:%PDF-|\{\\rtf|%!PS)/;

/** Detects a file of another kind than its ending, and that kind if known. @param ending with its dot @param head of `readBeginning` */
export function findOtherKind(ending: string, head: Uint8Array): { found: string | undefined } | undefined {
  const bytes = Buffer.from(head).toString('latin1');
  const is = ({ endings }: { endings: readonly string[] }) => endings.includes(ending.toLowerCase());
  const kind = KINDS.find(is);
  const found = WIDE.test(bytes) ? undefined : KINDS.find(({ begins }) => begins.test(bytes))?.name;
  const other = { found };
  if (kind) {
    const isIt = kind.begins.test(bytes) || (kind.isLoose && found === undefined && !isText(bytes));
    return isIt ? undefined : other;
  }
  if (is({ endings: PAGES })) return isText(bytes) ? undefined : other;
  const text = TEXTS.find(is);
  if (!text) return undefined;
  const hasForm = WIDE.test(bytes) || (text.begins?.test(bytes.replace(UTF8, '')) ?? true);
  return isText(bytes) && found !== 'HTML' && hasForm ? undefined : other;
}

function isText(bytes: string): boolean {
  const isControl = (letter: string) => letter < ' ' && !BLANK.includes(letter);
  return WIDE.test(bytes) || !(CODE.test(bytes) || Array.from(bytes).some(isControl));
}

/** As `findOtherKind` for a file; also distinguishes films that begin as recordings do, by their tracks. */
export async function findOtherKindAt(
  path: string,
  ending: string,
): Promise<{ found: string | undefined } | undefined> {
  const other = findOtherKind(ending, await readBeginning(path));
  if (other || !/^\.m4[ab]$/i.test(ending)) return other;
  const file = await open(path);
  try {
    return (await isFilm(file)) ? { found: 'MP4' } : undefined;
  } finally {
    await file.close();
  }
}

const MOST_TAGS = 100;

/** The first bytes of a file behind the tags that players and shops put in front of recordings, whatever the format. */
export async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const readAt = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    let at = 0;
    for (let count = 0; count < MOST_TAGS; count += 1) {
      const size = sizeOfId3(await readAt(at, ID3_HEAD));
      if (size === 0) break;
      at += size;
    }
    return await readAt(at, LOOKED_AT);
  } finally {
    await file.close();
  }
}
