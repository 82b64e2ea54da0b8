/** Copies and links of large files. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, linkSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isSystemError } from '../../engine/lib/files.ts';

/** @param target a path where there is no file yet */
export async function copyOrLink(path: string, target: string, link: boolean) {
  const isLinked = link && linkFile(path, target);
  return { hash: await (isLinked ? hashStream(target) : copyStream(path, target)), isLinked };
}

/** @returns false if that is not possible: it is on another disk, or the disk knows no links */
function linkFile(path: string, staging: string): boolean {
  try {
    // A link to a link would lead nowhere once the site is somewhere else.
    linkSync(realpathSync(path), staging);
    return true;
  } catch (error) {
    if (!isSystemError(error) || error.code === 'ENOENT') throw error;
    return false;
  }
}

/** The hash of what was copied: a recording can be larger than the memory. */
async function copyStream(path: string, staging: string): Promise<string> {
  const sum = createHash('sha256');
  const hashing = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      sum.update(piece);
      yield piece;
    }
  };
  await pipeline(createReadStream(path), hashing, createWriteStream(staging, { flags: 'wx' }));
  const written = await open(staging, 'r+');
  await written.sync().finally(() => written.close());
  return sum.digest('hex');
}

async function hashStream(path: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of createReadStream(path)) sum.update(piece);
  return sum.digest('hex');
}
