/** Tags of downloads: metadata blocks of FLAC files (RFC 9639, section 8), and ID3v2.4 for MP3 files. */

import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts } from '../sounds.ts';

export interface Tags {
  facts: SoundFacts;
  cover?: TagCover | undefined;
}

export interface TagCover {
  /** A JPEG. */
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** The new head of a file, which replaces everything before `start`. */
export interface TaggedHead {
  head: Uint8Array;
  /** In bytes. */
  start: number;
}

const SIGNATURE = 'fLaC';
const PADDING = 1;
const COMMENTS = 4;
const PICTURE = 6;
/** Replaced, or of no use. */
const DROPPED = [PADDING, COMMENTS, PICTURE];
/** In bytes: of a block, its kind and its length. */
const HEAD = 4;
/** The front cover, among the kinds of pictures. */
const FRONT = 3;
const BITS = 24;

/**
 * The metadata of a FLAC file with its tags replaced; blocks about its sound stay.
 *
 * @param from the start of its metadata, after an ID3 tag, which is not part of FLAC
 * @throws if it is not a FLAC file
 */
export async function tagFlac(file: FileHandle, from: number, tags: Tags): Promise<TaggedHead> {
  const kept: Buffer[] = [];
  let at = from + SIGNATURE.length;
  for (let isLast = false; !isLast; ) {
    const head = await readExactly(file, at, HEAD);
    const kind = head.readUInt8(0) & 0x7f;
    isLast = head.readUInt8(0) > 0x7f;
    const length = head.readUIntBE(1, 3);
    if (!DROPPED.includes(kind))
      kept.push(writeBlock(kind, await readExactly(file, at + HEAD, length), false));
    at += HEAD + length;
  }
  const pictures = tags.cover ? [writeBlock(PICTURE, writePicture(tags.cover), false)] : [];
  const blocks = [...kept, ...pictures, writeBlock(COMMENTS, writeComments(tags), true)];
  return { head: Buffer.concat([Buffer.from(SIGNATURE), ...blocks]), start: at };
}

async function readExactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new Error('The FLAC file ends within its metadata.');
  return buffer;
}

function writeBlock(kind: number, content: Uint8Array, isLast: boolean): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(kind | (isLast ? 0x80 : 0), 0);
  head.writeUIntBE(content.length, 1, 3);
  return Buffer.concat([head, content]);
}

/** Names as players know them; the order is that of the lines in the file. */
function listComments({ facts }: Tags): string[] {
  const { track } = facts;
  const comments = {
    TITLE: facts.title,
    ARTIST: facts.artist,
    ALBUM: facts.album,
    TRACKNUMBER: track?.number,
    TRACKTOTAL: track?.of,
    DISCNUMBER: track?.disc,
    DATE: facts.date,
    ISRC: facts.isrc,
    GENRE: facts.genre,
    COPYRIGHT: facts.copyright,
    ORGANIZATION: facts.label,
    BPM: facts.bpm,
    KEY: facts.key,
    LYRICS: facts.lyrics,
  };
  return Object.entries(comments).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
}

function writeComments(tags: Tags): Buffer {
  const comments = listComments(tags);
  return Buffer.concat([
    writeText('Liner', littleEndian),
    littleEndian(comments.length),
    ...comments.map((comment) => writeText(comment, littleEndian)),
  ]);
}

function writePicture({ bytes, width, height }: TagCover): Buffer {
  return Buffer.concat([
    bigEndian(FRONT),
    writeText('image/jpeg', bigEndian),
    writeText('', bigEndian),
    // The last number is that of colours in a palette, which a JPEG has not.
    ...[width, height, BITS, 0, bytes.length].map(bigEndian),
    bytes,
  ]);
}

type WriteNumber = (value: number) => Buffer;

function writeText(text: string, write: WriteNumber): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([write(bytes.length), bytes]);
}

// Comments come from Ogg Vorbis, which writes numbers the other way round.
const littleEndian: WriteNumber = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const bigEndian: WriteNumber = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The code for lyrics in an unknown language (section 4.8): that of the song may differ from that of the site. */
const UNKNOWN = 'XXX';

/** Required by the type of the writer, which only uses the frames. */
const NO_NAMES = { title: '', artist: '', album: '', year: '', track: '', comment: '', genre: '' };

/** A tag, to be put in front of a file that has none. */
export async function writeId3({ facts, cover }: Tags): Promise<Uint8Array> {
  const { default: MP3Tag } = await import('mp3tag.js');
  const { track, bpm, key = '', lyrics } = facts;
  const texts = {
    TIT2: facts.title,
    TPE1: facts.artist,
    TALB: facts.album,
    TRCK: track && `${track.number}/${track.of}`,
    TPOS: track && String(track.disc),
    TDRC: facts.date,
    TSRC: facts.isrc,
    TCON: facts.genre,
    TCOP: facts.copyright,
    TPUB: facts.label,
    TBPM: bpm && String(Math.round(bpm)),
    TKEY: shortenKey(key),
  };
  const tag = MP3Tag.writeBuffer(
    new ArrayBuffer(0),
    {
      ...NO_NAMES,
      v2: {
        ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
        ...(lyrics && { USLT: [{ language: UNKNOWN, descriptor: '', text: lyrics }] }),
        ...(cover && {
          APIC: [{ format: 'image/jpeg', type: FRONT, description: '', data: [...cover.bytes] }],
        }),
      },
    },
    { id3v1: { include: false }, id3v2: { include: true, version: 4, padding: 0 } },
  );
  return new Uint8Array(tag);
}

/** `Am` for A minor, as the frame wants it, in three characters at most; undefined for other keys. */
function shortenKey(key: string): string | undefined {
  const [, note = '', sign = '', mode = ''] =
    /^([A-G])\s*([#♯b♭]|[ -]?sharp|[ -]?flat)?\s*(major|maj|minor|min|m)?$/i.exec(key.trim()) ?? [];
  if (note === '') return undefined;
  const accidental = sign && (/[#♯]|sharp/i.test(sign) ? '#' : 'b');
  // A capital M is a major key.
  const isMinor = mode === 'm' || /^min/i.test(mode);
  return note.toUpperCase() + accidental + (isMinor ? 'm' : '');
}
