import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDownload } from '../../../../generator/engine/lib/file-name.ts';
import { findOtherKind, findOtherKindAt, readBeginning } from '../../../../generator/engine/media/endings.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { writeAsset } from '../../../helpers/pictures.ts';

const makeFolder = prepareFolders();
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures/formats', name));
const bytes = (written: string) => Buffer.from(written, 'latin1');
const box = (brands: string) => bytes(`\0\0\0\x20ftyp${brands}`);

interface Kind {
  name: string;
  /** Endings under which programs open it. */
  endings: string[];
  files: Buffer[];
}

const ZIPPED = ['.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub', '.mxl', '.gp'];

/** The beginning of files of each kind, and the endings that are right for it. */
const KINDS: Kind[] = [
  { name: 'PDF', endings: ['.pdf', '.PDF'], files: [bytes('%PDF-1.7\n'), bytes('%PDF-1.4\0')] },
  { name: 'ZIP', endings: ZIPPED, files: [bytes('PK\x03\x04'), bytes('PK\x05\x06')] },
  { name: 'RTF', endings: ['.rtf', '.doc'], files: [bytes('{\\rtf1\\ansi')] },
  {
    name: 'Microsoft Office',
    endings: ['.doc', '.xls', '.ppt'],
    files: [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  },
  { name: 'EPS', endings: ['.eps'], files: [bytes('%!PS-Adobe-3.0'), bytes('\xc5\xd0\xd3\xc6\0\0')] },
  { name: 'JPEG', endings: ['.jpg', '.jpeg', '.JPG'], files: [bytes('\xff\xd8\xff\xe0\0')] },
  { name: 'PNG', endings: ['.png', '.ico'], files: [bytes('\x89PNG\r\n\x1a\n\0')] },
  { name: 'WebP', endings: ['.webp'], files: [bytes('RIFF12\0\0WEBPVP8 ')] },
  { name: 'AVIF', endings: ['.avif'], files: [box('avif\0\0\0\0mif1'), box('mif1\0\0\0\0mif1avif')] },
  { name: 'HEIC', endings: ['.heic'], files: [box('heic\0\0\0\0mif1heic'), box('mif1\0\0\0\0heic')] },
  { name: 'GIF', endings: ['.gif'], files: [bytes('GIF89a\0')] },
  { name: 'TIFF', endings: ['.tif', '.tiff'], files: [bytes('II*\0'), bytes('MM\0*')] },
  { name: 'ICO', endings: ['.ico'], files: [bytes('\0\0\x01\0')] },
  {
    name: 'WAV',
    endings: ['.wav', '.wave', '.bwf'],
    files: [bytes('RIFF1\0\0\0WAVEfmt '), bytes('RF641\0\0\0WAVE')],
  },
  { name: 'AIFF', endings: ['.aif', '.aiff', '.aifc'], files: [bytes('FORM\0\0\0\0AIFF')] },
  { name: 'FLAC', endings: ['.flac'], files: [fixture('sines.flac').subarray(0, 1024)] },
  {
    name: 'Ogg',
    endings: ['.ogg', '.oga', '.opus'],
    files: [fixture('sines.ogg').subarray(0, 1024), fixture('sines.opus').subarray(0, 1024)],
  },
  {
    name: 'M4A',
    endings: ['.m4a', '.m4b', '.mp4', '.m4v'],
    files: [
      fixture('sines.m4a').subarray(0, 1024),
      box('isom\0\0\0\0'),
      box('3gp4\0\0\0\0'),
      box('mp42\0\0\0\0'),
    ],
  },
  { name: 'MP4', endings: ['.mp4', '.m4v'], files: [box('M4V \0\0\0\0')] },
  { name: 'AAC', endings: ['.aac'], files: [fixture('sines.aac').subarray(0, 1024)] },
  {
    name: 'MP3',
    endings: ['.mp3', '.mp2', '.mpga'],
    files: [bytes('\xff\xfb\x90\0\0\0'), bytes('\xff\xf3\x40\xc0\0')],
  },
  { name: 'MIDI', endings: ['.mid', '.midi'], files: [bytes('MThd\0\0')] },
  {
    name: 'Guitar Pro',
    endings: ['.gpx', '.gp5'],
    files: [bytes('BCFZ\0\0'), bytes('\x18FICHIER GUITAR PRO v5.10')],
  },
  { name: 'WOFF2', endings: ['.woff2'], files: [bytes('wOF2\0\x01\0\0')] },
  { name: 'WOFF', endings: ['.woff'], files: [bytes('wOFF\0\x01\0\0')] },
  { name: 'OpenType', endings: ['.otf', '.ttf'], files: [bytes('OTTO\0\0'), bytes('\0\x01\0\0\0')] },
];

const PLAIN = ['.txt', '.csv', '.md', '.srt', '.css', '.html', '.htm'];
const MARKS = ['', '\xef\xbb\xbf'];
const TEXTS: Kind[] = [
  {
    name: '',
    endings: PLAIN,
    files: [bytes('A programme\r\n'), bytes('Bj\xc3\xb6rk, 1'), bytes('Bj\xf6rk'), bytes('')],
  },
  { name: '', endings: [...PLAIN, '.vtt'], files: MARKS.map((mark) => bytes(`${mark}WEBVTT\n`)) },
  { name: '', endings: [...PLAIN, '.ics'], files: [bytes('BEGIN:VCALENDAR\r\n')] },
  {
    name: '',
    endings: [...PLAIN, '.json', '.webmanifest'],
    files: MARKS.map((mark) => bytes(`${mark}{"error": 404}`)),
  },
  {
    name: '',
    endings: [...PLAIN, '.xml', '.musicxml'],
    files: [bytes('<?xml version="1.0"?><score-partwise/>')],
  },
  {
    name: 'SVG',
    endings: [...PLAIN, '.xml', '.musicxml', '.svg'],
    files: [bytes('<?xml version="1.0"?>\n<svg/>'), bytes('<svg>')],
  },
  {
    name: 'HTML',
    endings: ['.html', '.htm'],
    files: [bytes('<!doctype html><title>404</title>')],
  },
];

const ALL = [...KINDS, ...TEXTS];
const ENDINGS = [...new Set(ALL.flatMap(({ endings }) => endings))];

/** A file of a kind, perhaps behind tags, with the ending of any. */
const file = fc.constantFrom(...ALL).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    head: fc.constantFrom(...kind.files),
    more: KINDS.includes(kind)
      ? fc.uint8Array({ maxLength: 50 })
      : fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(` ${text.replace(/\p{Cc}/gu, '')}`)),
    ending: fc.constantFrom(...ENDINGS),
  }),
);

test('a file is taken by its bytes, whatever its ending', () => {
  fc.assert(
    fc.property(file, ({ kind, head, more, ending }) => {
      const found = findOtherKind(ending, Buffer.concat([head, more]));
      const isRight = kind.endings.includes(ending);
      const name = kind.name || undefined;
      expect([ending, String(head.subarray(0, 12)), found]).toEqual([
        ending,
        String(head.subarray(0, 12)),
        isRight ? undefined : { found: name },
      ]);
    }),
    { numRuns: 300 },
  );
});

test('each file that may be downloaded is of a known kind', () => {
  const names = [
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'odt',
    'ods',
    'odp',
    'rtf',
    'txt',
    'csv',
    'epub',
    'eps',
  ];
  const sounds = ['mp3', 'm4a', 'wav', 'flac', 'mid', 'midi', 'mxl', 'musicxml', 'gp', 'gpx', 'gp5'];
  for (const name of [...names, ...sounds, 'pdf', 'zip', 'jpg', 'jpeg', 'png', 'webp', 'tif', 'tiff']) {
    expect([name, isDownload(`a.${name}`)]).toEqual([name, true]);
    expect([name, findOtherKind(`.${name}`, bytes('\0\0\0\0'))]).not.toEqual([
      name,
      name === 'mp3' ? '' : undefined,
    ]);
  }
  expect(findOtherKind('.bin', bytes('PK'))).toBeUndefined();
});

test('a text in UTF-16 is a text, and no sound', () => {
  const text = Buffer.concat([bytes('\xff\xfe'), Buffer.from('Wörter', 'utf16le')]);
  expect(findOtherKind('.txt', text)).toBeUndefined();
  expect(findOtherKind('.mp3', text)).toEqual({ found: undefined });
  expect(findOtherKind('.mp3', bytes('A programme'))).toEqual({ found: undefined });
});

test('what stands before a PDF or a recording does not make it another kind', async () => {
  expect(findOtherKind('.pdf', bytes('\r\nprinted\n%PDF-1.4'))).toBeUndefined();
  expect(findOtherKind('.mp3', bytes(`${'\0'.repeat(400)}\xff\xfb\x90\0`))).toBeUndefined();
  const folder = makeFolder();
  const tag = bytes(`ID3\x04\0\0\0\0\x10\0${'\0'.repeat(2048)}`);
  writeAsset(folder, 'a.mp3', Buffer.concat([tag, tag, fixture('sines.flac')]));
  const head = await readBeginning(join(folder, 'a.mp3'));
  expect(findOtherKind('.mp3', head)).toEqual({ found: 'FLAC' });
  expect(findOtherKind('.flac', head)).toBeUndefined();
  writeAsset(folder, 'b.mp3', tag.subarray(0, 100));
  expect(await readBeginning(join(folder, 'b.mp3'))).toHaveLength(0);
});

/** An MP4 file with a track of each codec. */
function movie(...codecs: string[]): Buffer {
  const part = (name: string, ...content: Buffer[]): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
    head.write(name, 4);
    return Buffer.concat([head, ...content]);
  };
  const tracks = codecs.map((codec) => {
    const entries = part('stsd', bytes('\0\0\0\0\0\0\0\x01'), part(codec, Buffer.alloc(28)));
    return part('trak', part('tkhd', Buffer.alloc(84)), part('mdia', part('minf', part('stbl', entries))));
  });
  const sound = part('mdat', Buffer.alloc(3000));
  return Buffer.concat([part('ftyp', bytes('isom\0\0\x02\0isom')), sound, part('moov', ...tracks)]);
}

test('a film is no recording by its tracks, whatever its brand', async () => {
  const folder = makeFolder();
  const find = (ending: string, file: Buffer) => {
    writeAsset(folder, `a${ending}`, file);
    return findOtherKindAt(join(folder, `a${ending}`), ending);
  };
  expect(await find('.m4a', movie('mp4a', 'avc1'))).toEqual({ found: 'MP4' });
  expect(await find('.m4b', movie('hvc1'))).toEqual({ found: 'MP4' });
  expect(await find('.mp4', movie('mp4a', 'avc1'))).toBeUndefined();
  expect(await find('.m4a', movie('mp4a'))).toBeUndefined();
  // Chapters of a podcast have pictures.
  expect(await find('.m4a', movie('mp4a', 'jpeg'))).toBeUndefined();
  expect(await find('.m4a', fixture('sines.m4a'))).toBeUndefined();
  for (let length = 8; length < 3400; length += 7)
    await find('.m4a', movie('mp4a', 'avc1').subarray(0, length));
});
