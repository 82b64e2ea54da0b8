/** The photos of the press kit: those of pages/press.yaml, and those of pages/photos.yaml that are marked for it. */
import { positionOf } from '../engine/content/entry.ts';
import type { Position } from '../engine/problems/index.ts';
import type { Site } from './site.ts';

export interface PressPhoto {
  /** Below the assets folder. */
  file: string;
  /** Where the content names it. */
  at: Position;
  title: string;
  /** What it shows. */
  alt: string;
  credit: string;
  /** Its own, or that of the kit. */
  license: string;
}

/** In the order of the pages; a file that both name is listed once, in the words of the press kit. */
export function listPressPhotos({ pages: { press, photos } }: Pick<Site, 'pages'>): PressPhoto[] {
  const { photos: named = [], license: ofKit = '' } = press?.data ?? {};
  const own = named.map(
    ({ file, title, alt = '', credit = '', license = ofKit }, index): PressPhoto => ({
      ...{ file, title, alt, credit, license },
      at: positionOf(press ?? NOWHERE, ['photos', index, 'file']),
    }),
  );
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

const NOWHERE = { file: '', places: {} };
