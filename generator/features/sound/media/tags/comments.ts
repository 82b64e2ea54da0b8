/** Vorbis comments of FLAC and Ogg files, and their pictures (RFC 9639, sections 8.6 and 8.8). */
import type { TagCover, Tags } from './types.ts';

/** The front cover, among the kinds of pictures. */
export const FRONT = 3;
const BITS = 24;

/** Names as players know them; the order is that of the lines in the file. */
function listComments({ facts }: Tags): string[] {
  const { track, work } = facts;
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
    LICENSE: facts.license?.url,
    ORGANIZATION: facts.label,
    BPM: facts.bpm,
    KEY: facts.key,
    LYRICS: facts.lyrics,
    COMPOSER: facts.composer,
    CONDUCTOR: facts.conductor,
    ENSEMBLE: facts.ensemble,
    WORK: work?.title,
    MOVEMENTNAME: work?.movement,
    MOVEMENT: work?.number,
    MOVEMENTTOTAL: work?.of,
    SHOWMOVEMENT: work && 1,
  };
  return Object.entries(comments).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
}

/** @param others written after those of the content */
export function writeComments(tags: Tags, others: readonly string[] = []): Buffer {
  const comments = [...listComments(tags), ...others];
  return Buffer.concat([
    writeText('Liner', littleEndian),
    littleEndian(comments.length),
    ...comments.map((comment) => writeText(comment, littleEndian)),
  ]);
}

/** The front cover. */
export function writePicture({ bytes, width, height }: TagCover): Buffer {
  return Buffer.concat([
    bigEndian(FRONT),
    writeText('image/jpeg', bigEndian),
    writeText('', bigEndian),
    // The last number is that of colours in a palette, which a JPEG does not have.
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
