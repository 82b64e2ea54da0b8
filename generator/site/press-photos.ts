/** The photos of press kits: those of pages/press.yaml, those of pages/photos.yaml that are marked for it, and those of `artists/`. */
import { positionOf } from '../engine/content/entry.ts';
import type { Data } from '../engine/content/grammar.ts';
import type { Entry } from '../engine/content/types.ts';
import type { Position } from '../engine/problems/problem.ts';
import type { RosterArtist } from './roster.ts';
import type { Site } from './site.ts';

export interface PressPhoto {
  /** Path below the assets folder. */
  file: string;
  /** Position in the content. */
  at: Position;
  title: string;
  /** Alternative text. */
  alt: string;
  credit: string;
  /** Own license, or that of the kit. */
  license: string;
}

/** Lists press photos in the order of the pages; a file that both name is listed once, in the words of the press kit. */
export function listPressPhotos({ pages: { press, photos } }: Pick<Site, 'pages'>): PressPhoto[] {
  const { photos: named = [], license: ofKit = '' } = press?.data ?? {};
  const own = listNamed(press ?? NOWHERE, 'photos', named, ofKit);
  const marked = (photos?.data.sets ?? []).flatMap((set, setIndex) =>
    (set.photos ?? []).flatMap((photo, index, { length }): PressPhoto[] => {
      if (!photo.press) return [];
      return [
        {
          file: photo.file,
          title: photo.caption ?? (length > 1 ? `${set.title} ${index + 1}` : set.title),
          alt: photo.alt ?? '',
          credit: photo.credit ?? set.credit ?? '',
          license: photo.licence ?? set.licence ?? ofKit,
          at: positionOf(photos ?? NOWHERE, ['sets', setIndex, 'photos', index, 'file']),
        },
      ];
    }),
  );
  const taken = new Set(own.map(({ file }) => file));
  return [...own, ...marked.filter(({ file }) => !taken.has(file) && taken.add(file))];
}

/** The photos of one of `artists/`, in their order. */
export function listArtistPhotos({ pages }: Pick<Site, 'pages'>, entry: RosterArtist): PressPhoto[] {
  return listNamed(entry, 'press_photos', entry.data.press_photos ?? [], pages.press?.data.license ?? '');
}

type Named = NonNullable<Data<'pages/press'>['photos']>;

/** @param key of the list in the file */
function listNamed(
  entry: Pick<Entry<unknown>, 'file' | 'places'>,
  key: string,
  photos: Named,
  ofKit: string,
): PressPhoto[] {
  return photos.map(({ file, title, alt = '', credit = '', license = ofKit }, index) => ({
    ...{ file, title, alt, credit, license },
    at: positionOf(entry, [key, index, 'file']),
  }));
}

const NOWHERE = { file: '', places: {} };
