/** Pictures and recordings of an import: each is brought onto the disk of the site, gets a free name, and waits beside its place. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { problem } from '../../app/messages.ts';
import { isReservedName } from '../../app/scaffold/entry.ts';
import { copyOrLink } from '../../app/site-files/copy.ts';
import { hashFile, stagingOf } from '../../app/site-files/disk.ts';
import { examineUpload } from '../../app/site-files/examine.ts';
import { leadsOut } from '../../app/site-files/places.ts';
import { ifThere } from '../../engine/lib/files.ts';
import { nameSlug, shortenSlug } from '../../engine/lib/slug.ts';
import { findFormat, isSupported } from '../../engine/media/pictures/header.ts';
import { openImage } from '../../engine/media/sharp.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { FileSource } from '../catalogue.ts';
import type { PlannedFile } from '../plan/plan.ts';
import { readEmbeddedPicture } from '../readers/audio/raw.ts';
import { explainUnreadable } from '../sources/files.ts';

export interface StagedFile {
  readonly path: string;
  /** Path of the staged file; undefined if the same file exists already. */
  readonly staging?: string | undefined;
  readonly hash: string;
  /** True if it is the same file on the disk as its source. */
  readonly isLinked: boolean;
  readonly remarks: readonly Remark[];
}

type Refused = { readonly refused: string };

export interface Stage {
  /** @returns why a file is left out, if it cannot be used */
  add(file: PlannedFile): Promise<StagedFile | Refused>;
  clear(): void;
}

export interface Means {
  /** True if files are linked instead of copied, as far as the disk can. */
  readonly link: boolean;
  /** Fetches a picture from the web; `failed` is a clause: `it answered 404`. Without it, what is on the web is left out. */
  readonly fetchPicture?:
    | ((url: string) => Promise<{ readonly bytes: Uint8Array } | { readonly failed: string }>)
    | undefined;
}

interface StageOptions extends Means {
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
  return {
    clear: () => {
      for (const staging of waiting.splice(0)) rmSync(staging, { force: true });
    },
    async add(file) {
      mkdirSync(assets, { recursive: true });
      const staging = stagingOf(join(assets, 'import'));
      waiting.push(staging);
      try {
        const brought = await bring(file.from, staging, means);
        if ('refused' in brought) return brought;
        const examined = await (file.at.at(-1) === 'audio' ? examineRecording : examinePicture)(
          staging,
          file,
        );
        if ('refused' in examined) return examined;
        const { folder, stem } = nameOf(file.target, language);
        const place = findPlace(
          assets,
          { stem: `${folder}/${stem}`, ending: examined.ending },
          { hash: brought.hash, bytes: statSync(staging).size },
          claimed,
        );
        if (place === undefined)
          return { refused: `${folder} in the assets folder is a link that leads out of it.` };
        claimed.set(place.path.toLowerCase(), brought.hash);
        const { path, isThere } = place;
        return { ...brought, path, staging: isThere ? undefined : staging, remarks: examined.remarks };
      } catch (error) {
        // The disk of the site may refuse, too.
        const isOwn = error instanceof Error && 'path' in error && error.path === staging;
        const refused = isOwn ? undefined : explainUnreadable(error);
        if (refused === undefined) throw error;
        return { refused };
      }
    },
  };
}

/** @param staging a path where there is no file yet */
async function bring(
  from: FileSource,
  staging: string,
  means: Means,
): Promise<{ readonly hash: string; readonly isLinked: boolean } | Refused> {
  if ('path' in from) return copyOrLink(from.path, staging, means.link);
  const picture = await ('url' in from ? fetchFrom(from.url, means) : readEmbedded(from.embeddedIn));
  if (typeof picture === 'string') return { refused: picture };
  writeFileSync(staging, picture, { flag: 'wx' });
  return { hash: createHash('sha256').update(picture).digest('hex'), isLinked: false };
}

/** @returns the picture, or why there is none */
async function fetchFrom(url: string, { fetchPicture }: Means): Promise<Uint8Array | string> {
  if (!fetchPicture) return `it is on the web, at ${url}. To fetch it, add  --online`;
  const answer = await fetchPicture(url);
  return 'bytes' in answer ? answer.bytes : `${answer.failed}, at ${url}.`;
}

async function readEmbedded(recording: string): Promise<Uint8Array | string> {
  const picture = await readEmbeddedPicture(recording);
  return picture?.data ?? 'there is no picture in its tags.';
}

type Examined = { readonly ending: string; readonly remarks: readonly Remark[] } | Refused;

async function examineRecording(path: string, { name }: PlannedFile): Promise<Examined> {
  const found = await examineUpload(path, name);
  if ('refused' in found || found.folder !== 'audio') return { refused: 'it is no recording.' };
  return { ending: found.ending, remarks: [] };
}

/** Pixels: what shops and services ask of a cover at least. */
const LEAST_SIDE = 1400;

/** The colour spaces that every browser shows alike, as libvips calls them. */
const SCREEN = new Set(['srgb', 'b-w', 'rgb', 'rgb16', 'grey16']);

async function examinePicture(path: string, { name, at }: PlannedFile): Promise<Examined> {
  const format = await findFormat(path);
  if (format === undefined) return { refused: 'it is no picture.' };
  if (!isSupported(format))
    return { refused: `it is a file of the format ${format}. Save it as JPEG, PNG, WebP or AVIF.` };
  const found = await examineUpload(path, name);
  if ('refused' in found) return { refused: found.refused };
  const { ending, size } = found;
  const isCover = at.at(-1) === 'artwork_url';
  const isSmall = isCover && size !== undefined && Math.min(size.width, size.height) < LEAST_SIDE;
  const isOdd = !SCREEN.has((await (await openImage(path)).metadata()).space ?? '');
  return { ending, remarks: REMARKS.filter((each) => (each === 'small' ? isSmall : isOdd)) };
}

/** A safe name: a plan is made of names and titles of others. */
function nameOf(target: string, language: string): { folder: string; stem: string } {
  const { dir, name } = parse(target);
  const [stem = '', ...folders] = [name, ...dir.split('/')].map((step) =>
    shortenSlug(nameSlug(step, language), LONGEST),
  );
  return {
    folder: folders.filter((step) => step !== '' && !isReservedName(step)).join('/') || 'files',
    stem: stem === '' || isReservedName(stem) ? 'file' : stem,
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

type Remark = 'small' | 'colours';

const REMARKS: readonly Remark[] = ['small', 'colours'];
const NOTES: Readonly<Record<Remark, readonly [note: string, advice: string]>> = {
  small: [
    `Covers with less than ${LEAST_SIDE} pixels a side`,
    'Shops and services ask for more. If you have larger ones, put them in their place.',
  ],
  colours: [
    'Pictures in colours for print, which screens show differently',
    'Save them as sRGB, and put them in their place.',
  ],
};

const MOST = 20;

export function noteRemarks(staged: readonly StagedFile[]): Problem[] {
  return REMARKS.flatMap((remark) => {
    const paths = staged.flatMap(({ path, remarks }) => (remarks.includes(remark) ? path : []));
    const [note, advice] = NOTES[remark];
    const rest = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
    const listed = `${note}: ${paths.slice(0, MOST).join(', ')}${rest}`;
    return paths.length > 0 ? [problem('import/note', undefined, { note: listed, advice })] : [];
  });
}
