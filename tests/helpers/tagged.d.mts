type Value = string | number | Buffer | readonly (string | number)[];

/** By the names of Vorbis comments; others are written as they are. */
export type WrittenTags = Readonly<Record<string, Value>>;

interface Picture {
  data: Buffer;
  /** As ID3v2 counts them: 3 is the front cover. */
  type?: number;
  mime?: string;
}

interface Options {
  /** Of ID3v2. */
  version?: 3 | 4;
  charset?: 'latin1' | 'utf16' | 'utf8';
  pictures?: readonly Picture[];
  v1?: Parameters<typeof id3v1>[0];
}

export function id3(tags: WrittenTags, options?: Options): Buffer;
export function frame(id: string, content: Buffer, version?: 3 | 4): Buffer;
export function id3v1(tags: {
  title?: string | Buffer;
  artist?: string | Buffer;
  album?: string | Buffer;
  year?: string;
  track?: number;
  genre?: number;
}): Buffer;
export function comments(tags: WrittenTags): Buffer;

type Tag = (sound: Buffer, tags: WrittenTags, options?: Options) => Buffer;

export const tagMp3: Tag;
export const tagFlac: Tag;
export const tagM4a: Tag;
export const tagOgg: Tag;
export const tagChunks: Tag;

/** What the names of the files end in. */
export type Ending = 'mp3' | 'flac' | 'm4a' | 'ogg' | 'opus' | 'wav' | 'aiff';

export const SOUNDS: Readonly<Record<Ending, Buffer>>;
export const TAG: Readonly<Record<Ending, Tag>>;
