/** Pictures in the tags of recordings. */
import type { IAudioMetadata } from 'music-metadata';

export interface EmbeddedPicture {
  readonly data: Uint8Array;
  readonly bytes: number;
  /** What the name of its file would end in: `jpg`. */
  readonly ending: string;
  /** Whether the tags call it the front cover. */
  readonly isFront: boolean;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The front cover, or else the first picture. */
export function pickPicture(tags: IAudioMetadata['native']): EmbeddedPicture | undefined {
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
