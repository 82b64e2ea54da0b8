/** Explains why a file for a field is refused, and how to get one that fits. */
import { statSync } from 'node:fs';
import type { Notice } from '../app/publish-notices.ts';
import { PICTURE_FILE, SOUND_FILE } from '../engine/lib/file-name.ts';
import { findFormat, isSupported } from '../engine/media/pictures/header.ts';
import { findSoundFormat } from '../features/sound/media/decode/format.ts';
import { SoundError } from '../features/sound/media/decode/pcm.ts';
import { sentence } from './sentences.ts';

/** Kinds of files that fields take. */
export const WANTED = ['picture', 'recording'] as const;
export type Wanted = (typeof WANTED)[number];

/** Checks the bytes, and the name if they are of no known type; undefined for what the field takes. */
export async function findUploadFault(
  file: string,
  name: string,
  wanted: Wanted,
): Promise<Notice | undefined> {
  if (statSync(file).size === 0) return sentence('upload-empty', { name });
  const format = await findFormat(file);
  if (format === 'HEIC') return sentence('upload-heic', { name });
  const isPicture = format === 'SVG' || isSupported(format);
  if (isPicture) return wanted === 'picture' ? undefined : sentence('upload-picture', { name });
  if (format !== undefined && format !== 'PDF' && wanted === 'picture')
    return sentence('upload-format', { name, format });
  if (format === undefined && (await isRecording(file)))
    return wanted === 'recording' ? undefined : sentence('upload-recording', { name });
  const isCalled = (wanted === 'picture' ? PICTURE_FILE : SOUND_FILE).test(name);
  return sentence(`upload-${isCalled && format === undefined ? 'damaged' : 'no'}-${wanted}`, { name });
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
