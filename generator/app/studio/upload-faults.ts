/** What is said of a file that somebody chose for a field: why it is refused, and how to get one that fits. */
import { statSync } from 'node:fs';
import { SOUND_FILE } from '../../engine/lib/file-name.ts';
import { findFormat, isSupported } from '../../engine/media/pictures/header.ts';
import { findSoundFormat } from '../../features/sound/media/decode/format.ts';
import { SoundError } from '../../features/sound/media/decode/pcm.ts';
import type { Notice } from '../publish-notices.ts';

/** What a field takes. */
export const WANTED = ['picture', 'recording'] as const;
export type Wanted = (typeof WANTED)[number];

/** In English; a name in braces is a value. */
export const UPLOAD_WORDS = {
  'upload-empty': '{name} is empty: there is nothing in the file. Copy or export it once more.',
  'upload-heic':
    '{name} is in HEIC, in which iPhones keep photos, and most browsers cannot show it. Make a JPEG of it: on a Mac, open it in Preview and choose File, Export; on Windows, open it in Photos and save a copy. For new photos, choose Most Compatible in the settings of the iPhone, under Camera, Formats.',
  'upload-format':
    '{name} is a {format} file, which browsers do not show. Open it and save it as JPEG or PNG.',
  'upload-damaged-picture':
    '{name} is damaged, or no picture, despite its name. Copy it once more, or open it in another program and save it as JPEG or PNG.',
  'upload-damaged-recording':
    '{name} is damaged, or no recording, despite its name. Copy it once more, or export it as WAV, FLAC or MP3.',
  'upload-picture':
    '{name} is a picture, and this field is for a recording: WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg or Opus.',
  'upload-recording': '{name} is a recording, and this field is for a picture: JPEG, PNG, WebP, AVIF or SVG.',
  'upload-no-picture': '{name} is no picture. This field takes JPEG, PNG, WebP, AVIF and SVG.',
  'upload-no-recording':
    '{name} is no recording. This field takes WAV, AIFF, FLAC, MP3, M4A, AAC, Ogg and Opus.',
  'upload-small':
    '{file} has {width} by {height} pixels: on most screens it looks blurry. Use the original; 1600 pixels on the longer side are enough.',
} as const;

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** By its bytes, and by its name where they are of no known type; undefined for what the field takes. */
export async function findUploadFault(
  file: string,
  name: string,
  wanted: Wanted,
): Promise<Notice | undefined> {
  if (statSync(file).size === 0) return sayUpload('upload-empty', { name });
  const format = await findFormat(file);
  if (format === 'HEIC') return sayUpload('upload-heic', { name });
  const isPicture = format === 'SVG' || isSupported(format);
  if (isPicture) return wanted === 'picture' ? undefined : sayUpload('upload-picture', { name });
  if (format !== undefined && format !== 'PDF' && wanted === 'picture')
    return sayUpload('upload-format', { name, format });
  if (format === undefined && (await isRecording(file)))
    return wanted === 'recording' ? undefined : sayUpload('upload-recording', { name });
  const isCalled = (wanted === 'picture' ? PICTURE_FILE : SOUND_FILE).test(name);
  return sayUpload(`upload-${isCalled && format === undefined ? 'damaged' : 'no'}-${wanted}`, { name });
}

async function isRecording(file: string): Promise<boolean> {
  try {
    await findSoundFormat(file);
    return true;
  } catch (error) {
    if (error instanceof SoundError) return false;
    throw error;
  }
}

export function sayUpload(
  code: keyof typeof UPLOAD_WORDS,
  values: Readonly<Record<string, string | number>>,
): Notice {
  const text = UPLOAD_WORDS[code].replace(/\{(\w+)\}/g, (braces, name: string) =>
    String(values[name] ?? braces),
  );
  return { code, values, text };
}
