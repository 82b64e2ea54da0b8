/** Downloads with the tags of the content instead of those of their file. */
import { VERSION } from 'liner:version';
import { type FileHandle, open } from 'node:fs/promises';
import type { Append } from '../../../../engine/cache/index.ts';
import type { SoundFormat } from '../decode/format.ts';
import { rewriteFlac } from './flac.ts';
import { readMp4, rewriteMp4 } from './mp4.ts';
import { canRewriteOgg, rewriteOgg } from './ogg.ts';
import { rewriteStream } from './stream.ts';
import type { Rewriting, Tags } from './types.ts';

export type { TagCover } from './types.ts';

/** Changes with the code that decides about the bytes of downloads. */
export const TAGS_VERSION = VERSION;

type Rewrite = (rewriting: Rewriting) => Promise<void>;

/** The formats that get new tags; others become MP3 files. */
const REWRITES: Partial<Record<SoundFormat, Rewrite>> = {
  flac: rewriteFlac,
  mp3: (each) => rewriteStream(each, 'mp3'),
  aac: (each) => rewriteStream(each, 'aac'),
  vorbis: (each) => rewriteOgg(each, 'vorbis'),
  opus: (each) => rewriteOgg(each, 'opus'),
  mp4: rewriteMp4,
};

/** A file that cannot be rewritten stays as it is. @param copy appends a part of it */
export async function rewriteTags(
  { path, format }: { path: string; format: SoundFormat },
  tags: Tags,
  append: Append,
  copy: Rewriting['copy'],
): Promise<void> {
  const file = await open(path);
  try {
    if (await canRewrite(file, format)) await REWRITES[format]?.({ file, append, copy, tags });
    else await copy(0, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** Returns true if a file can get new tags. */
export async function canRewriteTags(path: string, format: SoundFormat): Promise<boolean> {
  const file = await open(path);
  try {
    return await canRewrite(file, format);
  } finally {
    await file.close();
  }
}

async function canRewrite(file: FileHandle, format: SoundFormat): Promise<boolean> {
  if (format === 'mp4') return (await readMp4(file)) !== undefined;
  if (format === 'vorbis' || format === 'opus') return canRewriteOgg(file, format);
  return format in REWRITES;
}
