/** The files of the assets folder, which all fields choose from. */
import { useSyncExternalStore } from 'react';
import { PICTURE_FILE, SOUND_FILE } from '../../../engine/lib/file-name.ts';
import type { AssetsAnswer } from '../../protocol/index.ts';
import { ask } from './client.ts';
import { studioKey } from './key.ts';

interface Assets {
  has(path: string): boolean;
  /** All pictures, or all recordings. */
  list(type: 'picture' | 'recording'): readonly string[];
}

const ENDINGS = {
  picture: PICTURE_FILE,
  recording: SOUND_FILE,
};

let assets: Assets = describe({ files: [] });
let isAsked = false;
const listeners = new Set<() => void>();

export function useAssets(): Assets {
  return useSyncExternalStore(subscribe, () => assets);
}

/** Returns true for the file extension of a picture. */
export function isPicture(path: string): boolean {
  return ENDINGS.picture.test(path);
}

/** Address of a picture or a recording. @param size in pixels, of a picture that need not be larger */
export function assetAddress(path: string, size?: 64 | 320): string {
  return `/api/asset?${new URLSearchParams({ path, key: studioKey(), ...(size && { size: String(size) }) })}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    refreshAssets();
    // Files are copied into the folder in another window.
    addEventListener('focus', () => refreshAssets());
  }
  return () => listeners.delete(listener);
}

/** Reloads the list of files to choose from. A studio that does not answer is reported elsewhere. */
export async function refreshAssets(): Promise<void> {
  isAsked = true;
  const answer = await ask<AssetsAnswer>('/api/assets').catch(() => undefined);
  if (!answer) return;
  assets = describe(answer);
  for (const listener of listeners) listener();
}

function describe({ files }: AssetsAnswer): Assets {
  const all = files.map(({ path }) => path);
  return {
    has: (path) => all.includes(path),
    list: (type) => all.filter((path) => ENDINGS[type].test(path)),
  };
}
