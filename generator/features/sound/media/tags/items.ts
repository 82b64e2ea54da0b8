/** The tags in MP4 files: a list of items, each with its value in its own box (QuickTime File Format, "Metadata"). */
import { findBox, listBoxes, rootOf, writeBox, writeFullBox } from '../../../../engine/media/boxes.ts';
import type { Tags } from './types.ts';

/** Kinds of values. */
const BYTES = 0;
const TEXT = 1;
const JPEG = 13;
const NUMBER = 21;

/** The box of tags. @param movie the table of the old file, whose note on the silence that encoding added is kept */
export function writeItems({ facts, cover }: Tags, movie: Buffer): Buffer {
  const { track, bpm, work } = facts;
  const texts = {
    '\u00a9nam': facts.title,
    '\u00a9ART': facts.artist,
    '\u00a9alb': facts.album,
    '\u00a9day': facts.date,
    '\u00a9gen': facts.genre,
    '\u00a9lyr': facts.lyrics,
    cprt: facts.copyright,
    '\u00a9wrt': facts.composer,
    '\u00a9wrk': work?.title,
    '\u00a9mvn': work?.movement,
  };
  const named = {
    CONDUCTOR: facts.conductor,
    ISRC: facts.isrc,
    LABEL: facts.label,
    initialkey: facts.key,
  };
  const items = [
    ...Object.entries(texts).flatMap(([name, text]) =>
      text ? [writeItem(name, TEXT, Buffer.from(text))] : [],
    ),
    ...(track ? [writeItem('trkn', BYTES, writeNumbers(0, track.number, track.of, 0))] : []),
    ...(track ? [writeItem('disk', BYTES, writeNumbers(0, track.disc, 0))] : []),
    ...(work ? [writeItem('\u00a9mvi', NUMBER, writeNumbers(work.number))] : []),
    ...(work ? [writeItem('\u00a9mvc', NUMBER, writeNumbers(work.of))] : []),
    ...(work ? [writeItem('shwm', NUMBER, Buffer.from([1]))] : []),
    ...(bpm ? [writeItem('tmpo', NUMBER, writeNumbers(Math.round(bpm)))] : []),
    ...Object.entries(named).flatMap(([name, text]) => (text ? [writeNamed(name, text)] : [])),
    ...(cover ? [writeItem('covr', JPEG, cover.bytes)] : []),
    ...listGaps(movie),
  ];
  const handler = writeFullBox('hdlr', Buffer.from('\0\0\0\0mdirappl\0\0\0\0\0\0\0\0\0', 'latin1'));
  return writeBox('udta', writeFullBox('meta', handler, writeBox('ilst', ...items)));
}

function writeItem(name: string, kind: number, value: Uint8Array): Buffer {
  return writeBox(name, writeData(kind, value));
}

function writeData(kind: number, value: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(kind, 0);
  return writeBox('data', head, value);
}

/** An item that has no name of four letters. */
function writeNamed(name: string, text: string): Buffer {
  const owner = writeFullBox('mean', Buffer.from('com.apple.iTunes'));
  return writeBox('----', owner, writeFullBox('name', Buffer.from(name)), writeData(TEXT, Buffer.from(text)));
}

function writeNumbers(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, 2 * index);
  return bytes;
}

/** The silence that encoding has added at both ends: without it, there is a gap between two tracks. */
function listGaps(movie: Buffer): Buffer[] {
  const list = findBox(movie, rootOf(movie), ['udta', 'meta', 'ilst']);
  return (list ? (listBoxes(movie, list) ?? []) : [])
    .map(({ start, end }) => movie.subarray(start, end))
    .filter((item) => item.includes('iTunSMPB'));
}
