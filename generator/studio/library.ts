/** The files of the assets folder: a list to choose from, pictures to look at, and recordings to listen to. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere, openFolder } from '../engine/lib/files.ts';
import { findFormat } from '../engine/media/pictures/header.ts';
import { FORMS, findSoundFormat } from '../features/sound/media/decode/format.ts';
import { SoundError } from '../features/sound/media/decode/pcm.ts';
import type { AssetsAnswer } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** A picture or a recording that may be shown. */
export interface ShownAsset {
  /** Absolute path. */
  file: string;
  bytes: number;
  /** `image/jpeg`, `audio/mpeg`. */
  type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  SVG: 'image/svg+xml',
};

export function listAssets({ assets }: Pick<Workspace, 'assets'>): AssetsAnswer {
  const files = openFolder(assets).files.filter((path) => !isHidden(path));
  return {
    files: files.flatMap((path) => {
      const stat = ifThere(() => statSync(join(assets, path)));
      return stat?.isFile() ? [{ path, bytes: stat.size }] : [];
    }),
  };
}

/** Returns undefined for what is neither picture nor recording, not there, or outside of the folder. @param path in the assets folder */
export async function findAsset(
  { assets }: Pick<Workspace, 'assets'>,
  path: string,
): Promise<ShownAsset | undefined> {
  const found = isHidden(path) ? 'missing' : openFolder(assets).locate(path);
  if (typeof found === 'string') return undefined;
  const type = await findType(found.path);
  return type === undefined ? undefined : { file: found.path, bytes: found.bytes, type };
}

/** Finds the type by the bytes: a page that is named as a recording is none. */
async function findType(file: string): Promise<string | undefined> {
  const picture = await findFormat(file);
  if (picture !== undefined) return TYPES[picture];
  try {
    return FORMS[await findSoundFormat(file)].type;
  } catch (error) {
    if (error instanceof SoundError) return undefined;
    throw error;
  }
}

function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}
