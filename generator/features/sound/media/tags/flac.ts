/** The metadata of FLAC files: blocks before the sound (RFC 9639, section 8), two of which are tags and pictures. */
import type { FileHandle } from 'node:fs/promises';
import type { TagCover, TaggedHead, Tags } from './types.ts';

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
