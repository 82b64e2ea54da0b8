/** Pictures beside manifests. */
import { basename, dirname, join } from 'node:path';
import type { Path } from '../../../engine/edit/types.ts';
import type { ItemFile } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import type { Manifest } from './manifest.ts';
import { findField } from './options.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heif)$/i;
const COVER = /^(?:cover|front|folder|album)\b/i;

/** The picture that an option names; or else the one in the folder. Names lead to files of the source only. */
export function findPicture(
  manifest: Manifest,
  key: 'cover' | 'image',
  at: Path,
  all: readonly SourceFile[],
): ItemFile[] {
  const field = findField(manifest, key);
  const name = field?.attributes['file'] ?? field?.value ?? '';
  const wanted = name ? join(manifest.folder, name) : undefined;
  const beside = all.filter(({ path }) => dirname(path) === manifest.folder && PICTURE.test(path));
  const named =
    wanted === undefined ? undefined : all.find(({ path }) => path === wanted && PICTURE.test(path));
  if (wanted !== undefined && named === undefined && field)
    manifest.at(field).note(`The picture ${name} of ${manifest.notes.origin.place} is missing.`);
  const found =
    named ??
    beside.find(({ path }) => COVER.test(basename(path))) ??
    (beside.length === 1 ? beside[0] : undefined);
  return found ? [{ at, name: basename(found.path), from: { path: found.path } }] : [];
}
