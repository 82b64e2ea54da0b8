/** Brings pictures and recordings onto the disk of the site, under a name that nobody looks at yet. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { copyOrLink } from '../../app/site-files/copy.ts';
import type { FileSource } from '../catalogue.ts';
import { readEmbeddedPicture } from '../readers/audio/raw.ts';

type Brought =
  /** @property isLinked whether it is the same file on the disk */
  { readonly hash: string; readonly isLinked: boolean } | { readonly refused: string };

/** Fetches a picture from the web; `failed` is a clause: `it answered 404`. */
type FetchPicture = (url: string) => Promise<{ readonly bytes: Uint8Array } | { readonly failed: string }>;

export interface Means {
  /** Whether files are linked instead of copied, as far as the disk can. */
  readonly link: boolean;
  /** Without it, what is on the web is left out. */
  readonly fetchPicture?: FetchPicture | undefined;
}

/** @param staging a path where there is no file yet */
export async function bring(from: FileSource, staging: string, means: Means): Promise<Brought> {
  if ('path' in from) return copyOrLink(from.path, staging, means.link);
  const picture = await ('url' in from ? fetchFrom(from.url, means) : readEmbedded(from.embeddedIn));
  if (typeof picture === 'string') return { refused: picture };
  writeFileSync(staging, picture, { flag: 'wx' });
  return { hash: createHash('sha256').update(picture).digest('hex'), isLinked: false };
}

/** @returns the picture, or why there is none */
async function fetchFrom(url: string, { fetchPicture }: Means): Promise<Uint8Array | string> {
  if (!fetchPicture) return `it is on the web, at ${url}. To fetch it, add  --online`;
  const answer = await fetchPicture(url);
  return 'bytes' in answer ? answer.bytes : `${answer.failed}, at ${url}.`;
}

/** @returns the picture in the tags of a recording, or why there is none */
async function readEmbedded(recording: string): Promise<Uint8Array | string> {
  const picture = await readEmbeddedPicture(recording);
  return picture?.data ?? 'there is no picture in its tags.';
}
