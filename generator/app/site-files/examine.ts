/** Identifies an uploaded or imported file by its bytes, whatever its name, and checks that a site can use it. */
import { readFileSync, statSync } from 'node:fs';
import { cleanDrawing } from '../../engine/media/logo/index.ts';
import {
  findFormat,
  hasPlace,
  isSupported,
  type PictureSize,
  readSize,
} from '../../engine/media/pictures/header.ts';
import { MAX_BYTES } from '../../engine/media/pictures/settings.ts';
import { problem as engineProblem } from '../../engine/problems/catalogue/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { FORMS, findSoundFormat } from '../../features/sound/media/decode/format.ts';
import { SoundError } from '../../features/sound/media/decode/pcm.ts';

export interface UploadFacts {
  /** `JPEG`, `mp3`. */
  format: string;
  /** `.jpg`. */
  ending: string;
  /** The folder of the assets for files of this type. */
  folder: string;
  size?: PictureSize | undefined;
  /** Replaces the file: a drawing without invisible parts. */
  cleaned?: string | undefined;
  /** True if parts were removed. */
  isCleaned?: boolean;
  /** True if it contains the place where it was taken, which is not published. */
  hasPlace?: boolean;
}

const ENDINGS = { JPEG: '.jpg', PNG: '.png', WebP: '.webp', AVIF: '.avif' } as const;

/** The facts, or why the site cannot use the file. */
export type Examined = UploadFacts | { refused: string };

/** @param name for messages */
export async function examineUpload(file: string, name: string): Promise<Examined> {
  const format = await findFormat(file);
  if (format === 'SVG') return examineDrawing(file, name);
  if (isSupported(format)) return examinePicture(file, name, format);
  if (format === 'PDF') return { format, ending: '.pdf', folder: 'documents' };
  if (format !== undefined)
    return refuseProblem(engineProblem('picture/format', undefined, { file: name, format }));
  return examineSound(file, name);
}

async function examinePicture(file: string, name: string, format: keyof typeof ENDINGS): Promise<Examined> {
  const { size: bytes } = statSync(file);
  const limit = MAX_BYTES;
  if (bytes > limit)
    return refuseProblem(engineProblem('picture/too-large', undefined, { file: name, bytes, limit }));
  const size = await readSize(file);
  if ('fault' in size)
    return refuseProblem(engineProblem('picture/unreadable', undefined, { file: name, fault: size.fault }));
  const { width, height } = size;
  if (width * height > size.limit) {
    const facts = { file: name, width, height, limit: size.limit };
    return refuseProblem(engineProblem('picture/too-large', undefined, facts));
  }
  return {
    ...{ format, ending: ENDINGS[format], folder: 'photos', size: size.upright },
    hasPlace: await hasPlace(file),
  };
}

/** Browsers run the scripts of a drawing that is opened by itself. */
async function examineDrawing(file: string, name: string): Promise<Examined> {
  const bytes = readFileSync(file);
  const cleaned = await cleanDrawing(bytes);
  if (typeof cleaned !== 'string')
    return refuseProblem(engineProblem('logo/unusable', undefined, { file: name, ...cleaned }));
  const isCleaned = cleaned !== bytes.toString();
  return { format: 'SVG', ending: '.svg', folder: 'logos', cleaned, isCleaned };
}

async function examineSound(file: string, name: string): Promise<Examined> {
  try {
    const format = await findSoundFormat(file);
    return { format, ending: FORMS[format].ending, folder: 'audio' };
  } catch (error) {
    if (!(error instanceof SoundError)) throw error;
    const known = 'pictures (JPEG, PNG, WebP, AVIF), drawings (SVG), recordings and PDF';
    return { refused: `${name} is of no type that a site can show. It takes ${known}.` };
  }
}

/** Refuses a file in the words of the check. */
function refuseProblem({ message, hint }: Problem): { refused: string } {
  return { refused: hint ? `${message} ${hint}` : message };
}
