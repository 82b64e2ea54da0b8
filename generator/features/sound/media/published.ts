/** The files that pages play: each recording as it is, or as an MP3. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node:path/posix';
import { fingerprintFile } from '../../../engine/cache/fingerprints.ts';
import type { Append, Cache, StoredFile } from '../../../engine/cache/index.ts';
import { hash } from '../../../engine/lib/hash.ts';
import { LONGEST_SLUG, shortenSlug, slugify } from '../../../engine/lib/slug.ts';
import { type MadeFile, planStored } from '../../../engine/media/made-file.ts';
import { SOUND_FOLDER } from '../sounds.ts';
import { FORMS, type Form, MP3 } from './decode/format.ts';
import { ENCODE_VERSION, encodeJob, type RunJob } from './jobs.ts';
import { needsEncoding, type Recording } from './recordings.ts';

export interface SoundArtifact {
  /** Path below the output folder. */
  path: string;
  form: Form;
  made: MadeFile<StoredFile>;
  /** Bytes, if known before it is made. */
  bytes: number | undefined;
}

export function planPublished(recording: Recording, cache: Cache, run: RunJob): SoundArtifact {
  const isEncoded = needsEncoding(recording);
  const form = isEncoded ? MP3 : FORMS[recording.header.format];
  const made = isEncoded ? planMp3(recording, cache, run) : takeAsItIs(recording, cache);
  const name = shortenSlug(slugify(parse(recording.file).name), LONGEST_SLUG) || 'sound';
  const path = `${SOUND_FOLDER}/${name}-${hash(made.key).slice(0, 8)}${form.ending}`;
  return { path, form, made, bytes: isEncoded ? undefined : recording.bytes };
}

export function planMp3(recording: Recording, cache: Cache, run: RunJob): MadeFile<StoredFile> {
  const { digest, part } = recording;
  const keys = [ENCODE_VERSION, digest, ...(part ? [String(part.from), String(part.length)] : [])];
  return planStored('sound', keys, cache, (append) => encodeInto(append, recording, run));
}

// The first frame can be written only after all others.
async function encodeInto(append: Append, { path, part, file }: Recording, run: RunJob): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'liner-'));
  try {
    const target = join(folder, 'sound.mp3');
    const outcome = await run(encodeJob, { path, part, target });
    if (outcome !== 'done') throw new Error(`${file} cannot be encoded: ${outcome.detail}`);
    await copyPieces(append, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param start in bytes, as is `end`, behind the last of them */
export async function copyPieces(
  append: Append,
  path: string,
  start = 0,
  end = Number.POSITIVE_INFINITY,
): Promise<void> {
  for await (const piece of createReadStream(path, { start, end: end - 1 })) append(piece);
}

/** The file of the assets folder itself: it is copied when the site is published. */
export function takeAsItIs({ path, bytes, digest }: Recording, cache: Cache): MadeFile<StoredFile> {
  return {
    key: `sound ${digest}`,
    async read() {
      if ((await fingerprintFile(path, cache)) !== digest)
        throw new Error(`${path} has changed while it was read. Build again.`);
      return { file: path, bytes, digest };
    },
  };
}
