/** The files of the assets folder: a list to choose from, and pictures to look at. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere, openFolder } from '../../engine/lib/files.ts';
import { findFormat } from '../../engine/media/pictures/header.ts';
import type { AssetsAnswer } from './protocol.ts';
import type { Workspace } from './workspace.ts';

/** A picture that may be shown. */
interface ShownPicture {
  /** Its absolute path. */
  file: string;
  bytes: number;
  /** `image/jpeg`. */
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

/** Undefined for what is no picture, not there, or outside of the folder. @param path in the assets folder */
export async function findPicture(
  { assets }: Pick<Workspace, 'assets'>,
  path: string,
): Promise<ShownPicture | undefined> {
  const found = isHidden(path) ? 'missing' : openFolder(assets).locate(path);
  if (typeof found === 'string') return undefined;
  const type = TYPES[(await findFormat(found.path)) ?? ''];
  return type === undefined ? undefined : { file: found.path, bytes: found.bytes, type };
}

function isHidden(path: string): boolean {
  return path.split('/').some((step) => step.startsWith('.'));
}
