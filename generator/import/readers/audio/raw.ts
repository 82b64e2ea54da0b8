/** The format and all tags of a file, read from its headers. */
import { open } from 'node:fs/promises';
import type { IAudioMetadata, IFormat } from 'music-metadata';
import {
  FORMS,
  findSoundFormat,
  isOgg,
  type SoundFormat,
} from '../../../features/sound/media/decode/format.ts';
import { readOgg } from '../../../features/sound/media/decode/ogg.ts';
import { SoundError } from '../../../features/sound/media/decode/pcm.ts';
import { readStream } from '../../../features/sound/media/decode/stream.ts';
import { explainUnreadable, type SourceFile } from '../../sources/files.ts';
import { type Chapter, isChapterTag, listChapters } from './chapters.ts';
import { TagBlob, TooLarge } from './tag-blob.ts';

export interface RawRecording {
  readonly file: SourceFile;
  readonly format: RawFormat;
  /** Tags in the order of the file; of the best kind of tags first. */
  readonly tags: readonly RawTag[];
  readonly chapters: readonly Chapter[];
  readonly picture: Omit<EmbeddedPicture, 'data'> | undefined;
}

export interface RawFormat {
  readonly name: SoundFormat;
  readonly isLossless: boolean;
  readonly duration: number | undefined;
  /** Bits of a sample times samples a second of lossless formats, bits a second of others. */
  readonly quality: number;
}

export interface RawTag {
  readonly id: string;
  readonly family: string;
  readonly value: string;
}

/** Kinds of tags, the best first: what one knows, the others are not asked for. ID3v1 has 30 letters for a title. */
const FAMILIES = ['vorbis', 'iTunes', 'ID3v2.4', 'ID3v2.3', 'ID3v2.2', 'APEv2', 'exif', 'AIFF', 'ID3v1'];

/** Bytes: of a larger file without its length in the header, the length stays unknown. */
const LARGEST_COUNTED = 300_000_000;

/** @returns why it cannot be read, as the end of a sentence */
export async function readRaw(file: SourceFile): Promise<RawRecording | { refused: string }> {
  if (file.size === 0) return { refused: 'it is empty.' };
  try {
    const name = await findSoundFormat(file.path);
    const parsed = await parseTags(file.path, name);
    if (!parsed.format.sampleRate && !parsed.format.duration) return { refused: 'there is no sound in it.' };
    const { data: _, ...picture } = pickPicture(parsed.native) ?? { data: undefined };
    const tags = listTags(parsed);
    return {
      file,
      format: await describe(file, name, parsed.format),
      tags: tags.filter((tag) => !isChapterTag(tag)),
      chapters: listChapters(parsed, tags),
      picture: 'bytes' in picture ? picture : undefined,
    };
  } catch (error) {
    return { refused: explain(error) };
  }
}

/** The picture in the tags of a recording: the front cover, or else the first; undefined if there is none that can be read. */
export async function readEmbeddedPicture(path: string): Promise<EmbeddedPicture | undefined> {
  try {
    const { native } = await parseTags(path, await findSoundFormat(path));
    return pickPicture(native);
  } catch (error) {
    explain(error);
    return undefined;
  }
}

async function parseTags(path: string, name: SoundFormat): Promise<IAudioMetadata> {
  const { parseBlob } = await import('music-metadata');
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await parseBlob(new TagBlob(file, size, FORMS[name].type));
  } finally {
    await file.close();
  }
}

/** Explains why a file cannot be read, as the end of a sentence. @throws errors of the program */
function explain(error: unknown): string {
  const unreadable = explainUnreadable(error);
  if (unreadable !== undefined) return unreadable;
  // The parser throws errors of its own, and those of arrays where it does not expect the bytes; its words are for programmers.
  if (!(error instanceof Error)) throw error;
  if (error instanceof TooLarge || error instanceof SoundError) return lowerFirst(error.message);
  return 'its header is damaged, or the file is not complete.';
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

async function describe(file: SourceFile, name: SoundFormat, format: IFormat): Promise<RawFormat> {
  const { bitsPerSample = 16, sampleRate = 0, bitrate = 0, codec = '' } = format;
  const isLossless =
    ['wav', 'aiff', 'flac', 'ogg-flac'].includes(name) || (format.lossless ?? /flac|alac/i.test(codec));
  return {
    name,
    isLossless,
    duration: await measure(file, name, format),
    quality: isLossless ? bitsPerSample * sampleRate : bitrate,
  };
}

/** Measures by headers, unless they lack the length: then frames are counted, and the last page of an Ogg file is read. */
async function measure(file: SourceFile, name: SoundFormat, format: IFormat): Promise<number | undefined> {
  if (isOgg(name)) {
    const rate = name === 'opus' ? 48_000 : format.sampleRate;
    const { frames } = await readOgg(file.path);
    return frames && rate && frames / rate;
  }
  const { duration } = format;
  if (duration !== undefined && Number.isFinite(duration) && duration > 0) return duration;
  const isCounted = (name === 'mp3' || name === 'aac') && file.size <= LARGEST_COUNTED;
  return isCounted ? (await readStream(file.path, name)).duration : undefined;
}

function listTags({ native }: IAudioMetadata): RawTag[] {
  const rank = (family: string) => (FAMILIES.indexOf(family) + FAMILIES.length + 1) % (FAMILIES.length + 1);
  const families = Object.keys(native).sort((one, other) => rank(one) - rank(other));
  return families.flatMap((family) =>
    (native[family] ?? []).flatMap((tag) =>
      listTexts(String(tag.id), tag.value).map((text) => ({ ...text, family })),
    ),
  );
}

function listTexts(id: string, value: unknown): Omit<RawTag, 'family'>[] {
  // Names by roles: `{guitar: ['Name']}`.
  if (PEOPLE.test(id) && typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([role, names]) =>
      Array.isArray(names) ? names.map((name) => ({ id: `${id}:${role}`, value: String(name) })) : [],
    );
  }
  return textsOf(value).map((text) => ({ id: describeId(id, value), value: text }));
}

const PEOPLE = /^(?:TMCL|TIPL|IPLS|IPL)$/;

/** Programs keep their data in comments with a name of their own: `COMM:iTunNORM`. */
function describeId(id: string, value: unknown): string {
  const isNamed = /^COMM?$/.test(id) && typeof value === 'object' && value !== null && 'descriptor' in value;
  return isNamed && value.descriptor ? `${id}:${value.descriptor}` : id;
}

/** A value as text: numbers and switches too, the words of lyrics and comments; nothing of pictures and private data. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && typeof value.text === 'string' && value.text !== '') return [value.text];
  return 'url' in value && typeof value.url === 'string' ? [value.url] : [];
}

interface EmbeddedPicture {
  readonly data: Uint8Array;
  readonly bytes: number;
  readonly ending: string;
  readonly isFront: boolean;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

function pickPicture(tags: IAudioMetadata['native']): EmbeddedPicture | undefined {
  const pictures = Object.values(tags).flatMap((family) => family.flatMap(({ value }) => readPicture(value)));
  return pictures.find(({ isFront }) => isFront) ?? pictures[0];
}

function readPicture(value: unknown): EmbeddedPicture[] {
  if (typeof value !== 'object' || value === null || !('data' in value) || !('format' in value)) return [];
  const { data } = value;
  if (!(data instanceof Uint8Array) || data.length === 0) return [];
  // `-->` instead of a type is the address of a picture.
  if (value.format === '-->') return [];
  const ending = ENDINGS[String(value.format).toLowerCase()] ?? 'jpg';
  return [{ data, bytes: data.length, ending, isFront: 'type' in value && value.type === 'Cover (front)' }];
}
