/** Tags of Ogg Vorbis (Vorbis I, section 5) and Opus (RFC 7845, section 5.2): the second packet of each stream. */
import type { FileHandle } from 'node:fs/promises';
import { PAGE_HEAD, readPages, seal, segmentsOf } from '../decode/ogg.ts';
import { writeComments, writePicture } from './comments.ts';
import type { Rewriting, Tags } from './types.ts';

interface Codec {
  /** Beginning of its first packet. */
  signature: string;
  /** The number of packets before the sound, the first one left out. */
  heads: number;
  write(comments: Buffer): Buffer;
}

const CODECS = {
  vorbis: {
    signature: '\x01vorbis',
    heads: 2,
    write: (comments) => Buffer.concat([Buffer.from('\x03vorbis'), comments, Buffer.of(1)]),
  },
  opus: {
    signature: 'OpusHead',
    heads: 1,
    write: (comments) => Buffer.concat([Buffer.from('OpusTags'), comments]),
  },
} satisfies Record<string, Codec>;

/** The flags of a page. */
const CONTINUED = 1;
const FIRST = 2;

/** Bytes: where a page has its flags, its position, its stream and its number. */
const FLAGS = 5;
const POSITION = 6;
const STREAM = 14;
const NUMBER = 18;

/** A stream of the file; most files have one. */
interface Stream {
  serial: number;
  /** The number of the next page. */
  number: number;
  /** The packets before the sound, in segments; the last one may go on. */
  packets: Buffer[][];
  isOpen: boolean;
}

/** Returns true if the head of a file is not damaged. */
export async function canRewriteOgg(file: FileHandle, kind: keyof typeof CODECS): Promise<boolean> {
  let stream: Stream | undefined;
  for await (const page of readPages(file)) {
    if (isFirst(page)) stream = openStream(page, CODECS[kind]) ?? stream;
    else if (stream?.serial === page.readUInt32LE(STREAM) && takeHead(page, stream, CODECS[kind]))
      return true;
  }
  return false;
}

/** Pages of other streams, such as pictures, are left out. */
export async function rewriteOgg(
  { file, append, tags }: Rewriting,
  kind: keyof typeof CODECS,
): Promise<void> {
  const codec = CODECS[kind];
  const comments = codec.write(writeComments(tags, listPictures(tags)));
  let stream: Stream | undefined;
  for await (const page of readPages(file)) {
    if (isFirst(page)) {
      const opened = openStream(page, codec);
      if (opened) append(renumber(page, opened));
      stream = opened ?? stream;
    } else if (stream?.serial === page.readUInt32LE(STREAM)) {
      if (isHeadDone(stream, codec)) append(renumber(page, stream));
      else if (takeHead(page, stream, codec)) {
        const others = stream.packets.slice(1).map((segments) => Buffer.concat(segments));
        for (const head of writePages([comments, ...others], stream)) append(head);
      }
    }
  }
}

function isFirst(page: Buffer): boolean {
  return (page.readUInt8(FLAGS) & FIRST) !== 0;
}

/** The stream that begins with a page; undefined if it is of another codec. */
function openStream(page: Buffer, { signature }: Codec): Stream | undefined {
  const start = PAGE_HEAD + segmentsOf(page).length;
  const isOwn = page.toString('latin1', start, start + signature.length) === signature;
  return isOwn ? { serial: page.readUInt32LE(STREAM), number: 0, packets: [], isOpen: false } : undefined;
}

function isHeadDone({ packets, isOpen }: Stream, { heads }: Codec): boolean {
  return packets.length >= heads && !isOpen;
}

/** Takes the packets of a page before the sound; whether they were the last of them. */
function takeHead(page: Buffer, stream: Stream, codec: Codec): boolean {
  takePackets(page, stream);
  return isHeadDone(stream, codec);
}

function listPictures({ cover }: Tags): string[] {
  return cover ? [`METADATA_BLOCK_PICTURE=${writePicture(cover).toString('base64')}`] : [];
}

function renumber(page: Buffer, stream: Stream): Buffer {
  page.writeUInt32LE(stream.number, NUMBER);
  stream.number += 1;
  return seal(page);
}

/** A packet ends with a segment that is not full. */
function takePackets(page: Buffer, stream: Stream): void {
  const segments = segmentsOf(page);
  let at = PAGE_HEAD + segments.length;
  for (const size of segments) {
    if (!stream.isOpen) stream.packets.push([]);
    stream.packets.at(-1)?.push(page.subarray(at, at + size));
    stream.isOpen = size === FULL;
    at += size;
  }
}

/** Bytes: of a segment, and the number of them in a page. */
const FULL = 255;

/** Pages of packets before the sound. */
function writePages(packets: readonly Buffer[], stream: Stream): Buffer[] {
  const segments = packets.flatMap((packet) =>
    // One that fills its segments is followed by an empty one.
    Array.from({ length: Math.floor(packet.length / FULL) + 1 }, (_, index) =>
      packet.subarray(index * FULL, (index + 1) * FULL),
    ),
  );
  return Array.from({ length: Math.ceil(segments.length / FULL) }, (_, index) => {
    const own = segments.slice(index * FULL, (index + 1) * FULL);
    const isContinued = index > 0 && segments[index * FULL - 1]?.length === FULL;
    const hasEnd = own.some(({ length }) => length < FULL);
    const head = Buffer.alloc(PAGE_HEAD);
    head.write('OggS');
    head.writeUInt8(isContinued ? CONTINUED : 0, FLAGS);
    // No packet ends in it: the position is -1.
    head.writeBigInt64LE(hasEnd ? 0n : -1n, POSITION);
    head.writeUInt32LE(stream.serial, STREAM);
    head.writeUInt8(own.length, PAGE_HEAD - 1);
    return renumber(Buffer.concat([head, Uint8Array.from(own, ({ length }) => length), ...own]), stream);
  });
}
