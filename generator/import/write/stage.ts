/** Prepares the pictures and recordings of an import: each is looked at, gets a free name, and waits beside its place. */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { isReservedName } from '../../app/scaffold/entry.ts';
import { hashFile, stagingOf } from '../../app/site-files/disk.ts';
import { leadsOut } from '../../app/site-files/places.ts';
import { ifThere } from '../../engine/lib/files.ts';
import { nameSlug, shortenSlug } from '../../engine/lib/slug.ts';
import type { PlannedFile } from '../plan/plan.ts';
import { explainUnreadable } from '../sources/files.ts';
import { bring, type Means } from './copy.ts';
import { examinePicture, examineRecording, type PictureRemark } from './picture.ts';

export interface StagedFile {
  readonly file: PlannedFile;
  /** Its path in the assets folder. */
  readonly path: string;
  /** Where it waits; undefined if the same file is there already. */
  readonly staging?: string | undefined;
  readonly hash: string;
  /** Whether it is the same file on the disk as its source. */
  readonly isLinked: boolean;
  readonly remarks: readonly (PictureRemark | 'renamed' | 'copied')[];
}

export interface Stage {
  /** @returns why a file is left out, if it cannot be used */
  add(file: PlannedFile): Promise<StagedFile | { readonly refused: string }>;
  /** Removes all that waits. */
  clear(): void;
}

interface StageOptions extends Means {
  /** The assets folder. */
  assets: string;
  /** The code of the language that titles are in. */
  language: string;
}

/** The longest name of a file, without its ending. */
const LONGEST = 80;

export function openStage({ assets, language, ...means }: StageOptions): Stage {
  const waiting: string[] = [];
  /** Paths of this import, in lower case. */
  const claimed = new Map<string, string>();
  const clear = () => {
    for (const staging of waiting.splice(0)) rmSync(staging, { force: true });
  };
  return {
    clear,
    async add(file) {
      mkdirSync(assets, { recursive: true });
      const staging = stagingOf(join(assets, 'import'));
      waiting.push(staging);
      const isRecording = file.at.at(-1) === 'audio';
      try {
        const brought = await bring(file.from, staging, means);
        if ('refused' in brought) return brought;
        const examined = await (isRecording ? examineRecording : examinePicture)(staging, file.name);
        if ('refused' in examined) return examined;
        const { hash, isLinked } = brought;
        const { folder, stem, isShortened } = nameOf(file.target, language);
        const place = findPlace(
          assets,
          { stem: `${folder}/${stem}`, ending: examined.ending },
          { hash, bytes: statSync(staging).size },
          claimed,
        );
        if (place === undefined)
          return { refused: `${folder} in the assets folder is a link that leads out of it.` };
        claimed.set(place.path.toLowerCase(), hash);
        const isCopied = means.link && 'path' in file.from && !isLinked;
        const remarks = [
          // Photos and posters are of any size.
          ...examined.remarks.filter((each) => each !== 'small' || file.at.at(-1) === 'artwork_url'),
          ...(isShortened ? (['renamed'] as const) : []),
          ...(isCopied ? (['copied'] as const) : []),
        ];
        const { path, isThere } = place;
        return { file, path, staging: isThere ? undefined : staging, hash, isLinked, remarks };
      } catch (error) {
        const refused = isAbout(error, staging) ? undefined : explainUnreadable(error);
        if (refused === undefined) throw error;
        return { refused };
      }
    },
  };
}

/** Whether it is the disk of the site that refuses, not that of the source. */
function isAbout(error: unknown, path: string): boolean {
  return error instanceof Error && 'path' in error && error.path === path;
}

/** A safe name: a plan is made of names and titles of others. */
function nameOf(target: string, language: string): { folder: string; stem: string; isShortened: boolean } {
  const { dir, name } = parse(target);
  const folders = dir.split('/').map((step) => shortenSlug(nameSlug(step, language), LONGEST));
  const whole = nameSlug(name, language);
  const stem = shortenSlug(whole, LONGEST);
  return {
    folder: folders.filter((step) => step !== '' && !isReservedName(step)).join('/') || 'files',
    stem: stem === '' || isReservedName(stem) ? 'file' : stem,
    isShortened: stem !== whole,
  };
}

/** The first name that is free, or whose file is the same. @returns undefined if it would be outside of the assets folder */
function findPlace(
  assets: string,
  { stem, ending }: { stem: string; ending: string },
  { hash, bytes }: { hash: string; bytes: number },
  claimed: ReadonlyMap<string, string>,
): { path: string; isThere: boolean } | undefined {
  for (let number = 1; ; number++) {
    const path = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    const file = join(assets, path);
    if (leadsOut(file, assets)) return undefined;
    const other = claimed.get(path.toLowerCase());
    const found = ifThere(() => statSync(file));
    const isSame = found ? found.size === bytes && hashFile(file) === hash : other === hash;
    if (isSame) return { path, isThere: true };
    if (!found && other === undefined) return { path, isThere: false };
  }
}
