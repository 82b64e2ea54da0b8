/** Downloads: each recording in the best form there is, with tags. */

import { open } from 'node:fs/promises';
import { fingerprintFile } from '../../../engine/cache/fingerprints.ts';
import type { Append, Cache, StoredFile } from '../../../engine/cache/index.ts';
import { refuseName } from '../../../engine/lib/file-name.ts';
import type { Folder } from '../../../engine/lib/files.ts';
import { hash } from '../../../engine/lib/hash.ts';
import { cutText } from '../../../engine/lib/text.ts';
import { type MadeFile, planStored } from '../../../engine/media/made-file.ts';
import { measurePicture } from '../../../engine/media/pictures/header.ts';
import { makeVariant, type Original, variantKey } from '../../../engine/media/pictures/make.ts';
import type { SoundFacts } from '../sounds.ts';
import { FORMS, MP3 } from './decode/format.ts';
import { ID3_HEAD, ID3V1, sizeOfId3 } from './decode/id3.ts';
import { ENCODE_VERSION, type RunJob } from './jobs.ts';
import { copyPieces, FOLDER, planMp3, type SoundArtifact, takeAsItIs } from './published.ts';
import { needsEncoding, type Recording } from './recordings.ts';
import { type TagCover, type TaggedHead, type Tags, tagFlac, writeId3 } from './tags.ts';

/** In pixels: large in players, at a third of a megabyte. */
const COVER_WIDTH = 1200;

export interface Cover {
  /** Changes with the bytes. */
  key: string;
  /** Undefined if it cannot be read, which is reported when pictures are planned. */
  read(): Promise<TagCover | undefined>;
}

/** The cover in tags; undefined if there is no such picture. */
export async function findCover(
  file: string | undefined,
  assets: Folder,
  cache: Cache,
): Promise<Cover | undefined> {
  const found = file === undefined ? 'missing' : assets.locate(file);
  if (typeof found === 'string') return undefined;
  const digest = await fingerprintFile(found.path, cache);
  if (digest === undefined) return undefined;
  const original: Original = { ...found, digest };
  const size = await measurePicture(original, cache);
  if ('fault' in size) return undefined;
  const width = Math.min(COVER_WIDTH, size.upright.width);
  const height = Math.round((width * size.upright.height) / size.upright.width);
  const variant = { format: 'jpeg', width } as const;
  return {
    key: variantKey(original, variant).join(' '),
    read: () =>
      makeVariant(original, variant, cache).then(
        (bytes) => ({ bytes, width, height }),
        () => undefined,
      ),
  };
}

interface DownloadContext {
  cache: Cache;
  run: RunJob;
}

export interface Download extends SoundArtifact {
  facts: SoundFacts;
  /** In bytes, without the tags; undefined if it is encoded. */
  about: number | undefined;
}

/**
 * FLAC and MP3 files get the tags of the content instead of their own. Other masters become MP3 files: no well-kept small
 * library writes FLAC, and WAV files of no two programs have their tags alike. What is compressed in other ways stays as it is.
 */
export function planDownload(
  recording: Recording,
  facts: SoundFacts,
  cover: Cover | undefined,
  context: DownloadContext,
): Download {
  const { format } = recording.header;
  const isFlac = format === 'flac';
  const isEncoded = !isFlac && needsEncoding(recording);
  const isMp3 = isEncoded || format === 'mp3';
  const form = isMp3 ? MP3 : FORMS[format];
  const { cache, run } = context;
  const source = isEncoded ? planMp3(recording, cache, run) : takeAsItIs(recording, cache);
  const made =
    isMp3 || isFlac ? planTagged(source, form === MP3 ? tagMp3 : tagFlacFile, facts, cover, cache) : source;
  const name = nameDownload(facts.artist, facts.title, form.ending);
  return {
    path: `${FOLDER}/${hash(made.key)}/${name}`,
    form,
    made,
    facts,
    bytes: made === source ? recording.bytes : undefined,
    about: isEncoded ? undefined : recording.bytes,
  };
}

/** With the place behind the last byte that is kept. */
type TagFile = (path: string, bytes: number, tags: Tags) => Promise<TaggedHead & { end: number }>;

function planTagged(
  source: MadeFile<StoredFile>,
  tag: TagFile,
  facts: SoundFacts,
  cover: Cover | undefined,
  cache: Cache,
): MadeFile<StoredFile> {
  const { places: _, tracklist: __, ...written } = facts;
  const keys = [ENCODE_VERSION, source.key, JSON.stringify(written), cover?.key ?? ''];
  return planStored('sound-download', keys, cache, async (append: Append) => {
    const { file, bytes } = await source.read();
    const { head, start, end } = await tag(file, bytes, { facts, cover: await cover?.read() });
    append(head);
    await copyPieces(append, file, start, end);
  });
}

const tagMp3: TagFile = async (path, bytes, tags) => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ID3_HEAD), 0, ID3_HEAD, 0);
    const start = sizeOfId3(buffer);
    const tail = await file.read(Buffer.alloc(3), 0, 3, Math.max(start, bytes - ID3V1));
    const hasOldTag = tail.buffer.toString('latin1') === 'TAG';
    return { head: await writeId3(tags), start, end: hasOldTag ? bytes - ID3V1 : bytes };
  } finally {
    await file.close();
  }
};

const tagFlacFile: TagFile = async (path, bytes, tags) => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ID3_HEAD), 0, ID3_HEAD, 0);
    return { ...(await tagFlac(file, sizeOfId3(buffer), tags)), end: bytes };
  } finally {
    await file.close();
  }
};

/** In characters; most disks allow 255 bytes for a name, and a letter may take four. */
const LONGEST_NAME = 60;

/** `Artist - Title.flac`, in any script. */
export function nameDownload(artist: string, title: string, ending: string): string {
  return `${namePart(artist)} - ${namePart(title)}${ending}`;
}

/** A text as a part of a name that every computer and every host allows: Netlify refuses a site that has a name with # in it. */
export function namePart(text: string): string {
  const name = cutText(text.normalize('NFC').replace(/[/\\:|]/g, '-'), LONGEST_NAME)
    // Marks of direction would let a name look as if it had another ending.
    .replace(/[<>"?*#%\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return refuseName(name) === undefined ? name : `Untitled ${name}`.trim();
}
