/** Downloads: each recording in the best form there is, with tags. */
import { fingerprintFile } from '../../../engine/cache/fingerprints.ts';
import type { Append, Cache, StoredFile } from '../../../engine/cache/index.ts';
import { refuseName } from '../../../engine/lib/file-name.ts';
import type { Folder } from '../../../engine/lib/files.ts';
import { hash } from '../../../engine/lib/hash.ts';
import { cutText, shorten } from '../../../engine/lib/text.ts';
import { type MadeFile, planStored } from '../../../engine/media/made-file.ts';
import { measurePicture } from '../../../engine/media/pictures/header.ts';
import { makeVariant, type Original, variantKey } from '../../../engine/media/pictures/make.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import { problem } from '../messages.ts';
import type { SoundFacts, SoundRequest } from '../sounds.ts';
import { SOUND_FOLDER } from '../sounds.ts';
import { FORMS, type SoundFormat } from './decode/format.ts';
import type { RunJob } from './jobs.ts';
import { copyPieces, planMp3, type SoundArtifact, takeAsItIs } from './published.ts';
import { needsEncoding, type Recording } from './recordings.ts';
import { canRewriteTags, rewriteTags, TAGS_VERSION, type TagCover } from './tags/index.ts';

/** Pixels: large in players, at a third of a megabyte. */
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
  format: SoundFormat;
  facts: SoundFacts;
  /** Bytes, without the tags; undefined if it is encoded. */
  about: number | undefined;
}

interface DownloadOptions {
  /** Encodes as an MP3. */
  isEncoded?: boolean;
}

/**
 * All get the tags of the content instead of their own. Masters become MP3 files but for FLAC: no well-kept small library writes
 * FLAC, and WAV files of no two programs have their tags alike.
 */
function planDownload(
  recording: Recording,
  facts: SoundFacts,
  cover: Cover | undefined,
  { cache, run }: DownloadContext,
  { isEncoded = isDownloadEncoded(recording) }: DownloadOptions = {},
): Download {
  const { header, bytes } = recording;
  const format = isEncoded ? 'mp3' : header.format;
  const source = isEncoded ? planMp3(recording, cache, run) : takeAsItIs(recording, cache);
  const made = planTagged(source, format, facts, cover, cache);
  const form = FORMS[format];
  return {
    path: `${SOUND_FOLDER}/${hash(made.key)}/${nameDownload(facts.artist, fileTitle(facts), form.ending)}`,
    form,
    format,
    made,
    facts,
    bytes: undefined,
    about: isEncoded ? undefined : bytes,
  };
}

/** The forms that a recording is offered in, the best first. */
export function planForms(
  recording: Recording,
  request: SoundRequest,
  cover: Cover | undefined,
  context: DownloadContext,
): Download[] {
  const { header, isSealed } = recording;
  const forms =
    request.isTwofold && header.isLossless && !isSealed && !header.newRate
      ? [{ isEncoded: false }, { isEncoded: true }]
      : [{}];
  return forms.map((form) => planDownload(recording, request.facts, cover, context, form));
}

/** `24 bit, 48 kHz`, or `245 kbit/s`, as far as it is known. */
export function describeForm({ header, analysis }: Recording, { format }: Download, bytes = 0): string {
  if (format === header.format && header.isLossless) {
    const { bitsPerSample: bits, sampleRate: rate } = header;
    return [...(bits ? [`${bits} bit`] : []), ...(rate ? [`${rate / 1000} kHz`] : [])].join(', ');
  }
  const seconds = analysis?.duration ?? header.duration ?? 0;
  return bytes > 0 && seconds > 0 ? `${Math.round((bytes * 8) / seconds / 1000)} kbit/s` : '';
}

function isDownloadEncoded(recording: Recording): boolean {
  return recording.header.format !== 'flac' && needsEncoding(recording);
}

function planTagged(
  source: MadeFile<StoredFile>,
  format: SoundFormat,
  facts: SoundFacts,
  cover: Cover | undefined,
  cache: Cache,
): MadeFile<StoredFile> {
  const { places: _, tracklist: __, ...written } = facts;
  const keys = [TAGS_VERSION, format, source.key, JSON.stringify(written), cover?.key ?? ''];
  return planStored('sound-download', keys, cache, async (append: Append) => {
    const { file: path } = await source.read();
    const tags = { facts, cover: await cover?.read() };
    await rewriteTags({ path, format }, tags, append, (start, end) => copyPieces(append, path, start, end));
  });
}

/** Faults of a download that is offered all the same. */
export async function checkDownload({ at, file }: SoundRequest, recording: Recording): Promise<Problem[]> {
  const { path, header } = recording;
  const isTagged = isDownloadEncoded(recording) || (await canRewriteTags(path, header.format));
  return isTagged ? [] : [problem('sound/keeps-tags', at, { file, isMp4: header.format === 'mp4' })];
}

/** Characters and bytes: most disks allow 255 for a name, which has two such parts. */
const LONGEST_NAME = 60;
const MOST_BYTES = 115;

/** `Artist - Title.flac`, in any script. */
export function nameDownload(artist: string, title: string, ending: string): string {
  return `${namePart(artist)} - ${namePart(title)}${ending}`;
}

/** The most characters of a work in a name, which leave room for its movement. */
const LONGEST_WORK = 30;

/** The title of a recording as a part of a name: of a long work, its beginning and the movement. */
export function fileTitle({ title, work }: Pick<SoundFacts, 'title' | 'work'>): string {
  return work && title.length > LONGEST_NAME
    ? `${shorten(work.title, LONGEST_WORK)} ${work.movement}`
    : title;
}

/** A text as a part of a name that every computer and every host allows: Netlify refuses a site that has a name with # in it. */
export function namePart(text: string): string {
  const name = cutBytes(cutText(text.normalize('NFC').replace(/[/\\:|]/g, '-'), LONGEST_NAME))
    // Marks of direction would let a name look as if it had another ending.
    .replace(/[<>"?*#%\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return refuseName(name) === undefined ? name : `Untitled ${name}`.trim();
}

function cutBytes(text: string): string {
  let [kept, bytes] = ['', 0];
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > MOST_BYTES) break;
    kept += letter;
  }
  return kept;
}
