/** The cover of a release: a picture beside the recordings, or in their tags. */
import { readSize } from '../../../engine/media/pictures/header.ts';
import { openImage } from '../../../engine/media/sharp.ts';
import type { ItemFile } from '../../catalogue.ts';
import { baseName, endingOf, folderOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { groupBy } from '../shared/data.ts';
import { discOfFolder } from './names.ts';
import { readEmbeddedPicture } from './raw.ts';
import type { Recording } from './recording.ts';

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const COVER = /^(?:.*[\s_(-])?(?:cover|folder|front|albumart|artwork)(?:[\s_)-].*|\d*)$/i;
/** Pictures beside recordings that are not the front. */
const OTHER =
  /back|rear|tray|inlay|inside|booklet|disc|cd\d|label|matrix|obi|spine|small|thumb|artist|band|logo/i;

/** Pictures by their folder, as messages name it. */
export type Pictures = ReadonlyMap<string, readonly SourceFile[]>;

export function listPictures(all: readonly SourceFile[]): Pictures {
  return groupBy(
    all.filter(({ name, size }) => size > 0 && PICTURES.includes(endingOf(name))),
    ({ name }) => folderOf(name),
  );
}

/**
 * The larger of the picture beside the recordings and the one in their tags. Beside a single, only a picture with its name counts,
 * as the folder may have others.
 */
export async function findCover(
  recordings: readonly Recording[],
  pictures: Pictures,
  isWholeFolder: boolean,
): Promise<Pick<ItemFile, 'name' | 'from'> | undefined> {
  const beside = findBeside(recordings, pictures, isWholeFolder);
  const inside = findInside(recordings);
  if (!inside) return beside && { name: baseName(beside.name), from: { path: beside.path } };
  const embedded = {
    name: `${inside.stem}.${inside.picture?.ending ?? 'jpg'}`,
    from: { embeddedIn: inside.file.path },
  } as const;
  if (!beside) return embedded;
  const [size, other] = [await readSize(beside.path), await measureEmbedded(inside.file.path)];
  const isLarger = 'width' in size && size.width * size.height >= other;
  return isLarger ? { name: baseName(beside.name), from: { path: beside.path } } : embedded;
}

function findInside(recordings: readonly Recording[]): Recording | undefined {
  const withPicture = recordings.filter(({ picture }) => picture !== undefined);
  const fronts = withPicture.filter(({ picture }) => picture?.isFront);
  return (fronts.length > 0 ? fronts : withPicture).reduce<Recording | undefined>(
    (best, each) => ((best?.picture?.bytes ?? 0) >= (each.picture?.bytes ?? 0) ? best : each),
    undefined,
  );
}

/** In pixels; 0 if it is no picture. */
async function measureEmbedded(path: string): Promise<number> {
  const picture = await readEmbeddedPicture(path);
  if (!picture) return 0;
  try {
    const { width, height } = await (await openImage(picture.data)).metadata();
    return width * height;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 0;
  }
}

function findBeside(
  recordings: readonly Recording[],
  pictures: Pictures,
  isWholeFolder: boolean,
): SourceFile | undefined {
  for (const folder of foldersOf(recordings)) {
    const here = pictures.get(folder) ?? [];
    const stems = new Set(recordings.map(({ stem }) => stem.toLowerCase()));
    const named = here.find(({ name }) => stems.has(stemOf(name).toLowerCase()));
    if (named) return named;
    if (!isWholeFolder) continue;
    const covers = here.filter(({ name }) => COVER.test(stemOf(name)) && !OTHER.test(stemOf(name)));
    const [only, ...others] = here;
    const found = covers[0] ?? (others.length === 0 ? only : undefined);
    if (found) return largest(covers) ?? found;
  }
  return undefined;
}

/** The folders of recordings, those around the folders of discs, and folders for pictures in them. */
function foldersOf(recordings: readonly Recording[]): Set<string> {
  const own = recordings.map(({ folder }) => folder);
  const around = own.flatMap((folder) => (discOfFolder(folder) === undefined ? [] : [folderOf(folder)]));
  const inside = [...own, ...around].flatMap((folder) =>
    ['Artwork', 'artwork', 'Scans', 'scans', 'Covers', 'covers', 'Cover'].map((name) => `${folder}/${name}`),
  );
  return new Set([...around, ...own, ...inside]);
}

function largest(files: readonly SourceFile[]): SourceFile | undefined {
  return files.toSorted((one, other) => other.size - one.size)[0];
}
