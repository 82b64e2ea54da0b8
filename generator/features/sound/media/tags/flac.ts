/** Metadata blocks of FLAC files (RFC 9639, section 8). */
import type { FileHandle } from 'node:fs/promises';
import { readFlac, writeTotal } from '../decode/flac.ts';
import { skipTags } from '../decode/format.ts';
import { findEnd } from '../decode/runs.ts';
import { writeComments, writePicture } from './comments.ts';
import type { Rewriting, Tags } from './types.ts';

/** The new head of a file, which replaces everything before `start`. */
interface TaggedHead {
  head: Uint8Array;
  /** Bytes. */
  start: number;
}

const SIGNATURE = 'fLaC';
const INFO = 0;
const SEEK_TABLE = 3;
const COMMENTS = 4;
const PICTURE = 6;
/** The others are tags, and what other programs have written for themselves, such as the tags of the WAV file before. */
const KEPT = [INFO, SEEK_TABLE];
/** Bytes: of a block, its kind and its length. */
const HEAD = 4;

/**
 * The metadata of a FLAC file with its tags replaced; blocks about its sound stay, with its true length.
 * @param from the start of its metadata, after an ID3 tag, which is not part of FLAC
 * @throws if it is not a FLAC file
 */
export async function tagFlac(file: FileHandle, from: number, tags: Tags): Promise<TaggedHead> {
  const { frames: total } = (await readFlac(file)) ?? {};
  const kept: Buffer[] = [];
  let at = from + SIGNATURE.length;
  for (let isLast = false; !isLast; ) {
    const head = await readExactly(file, at, HEAD);
    const kind = head.readUInt8(0) & 0x7f;
    isLast = head.readUInt8(0) > 0x7f;
    const length = head.readUIntBE(1, 3);
    if (KEPT.includes(kind)) {
      const content = await readExactly(file, at + HEAD, length);
      kept.push(writeBlock(kind, kind === INFO && total ? writeTotal(content, total) : content, false));
    }
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

/** @throws if it is not a FLAC file */
export async function rewriteFlac({ file, append, copy, tags }: Rewriting): Promise<void> {
  const { head, start } = await tagFlac(file, await skipTags(file), tags);
  append(head);
  await copy(start, await findEnd(file));
}
