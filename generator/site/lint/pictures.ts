/** Pictures that say nothing to those who cannot see them, and that would look coarse on a screen or in print. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import type { PictureSize } from '../../engine/media/pictures/header.ts';
import type { Position, Problem } from '../../engine/problems/problem.ts';
import type { Lint } from '../check.ts';
import { problem } from '../messages/index.ts';
import { measurePrint, PRINT_DPI } from '../print-size.ts';

export const lintAltTexts: Lint = ({ content: { pages, news, artists } }) => [
  ...news.flatMap((entry) => lintPicture(entry, [], entry.data.image, entry.data.image_alt)),
  ...(pages.about ? lintPicture(pages.about, [], pages.about.data.image, pages.about.data.image_alt) : []),
  ...(pages.projects?.data.projects ?? []).flatMap(({ image, image_alt }, index) =>
    lintPicture(pages.projects, ['projects', index], image, image_alt),
  ),
  ...(pages.events?.data.events ?? []).flatMap(({ image, image_alt }, index) =>
    lintPicture(pages.events, ['events', index], image, image_alt),
  ),
  ...(pages.press?.data.photos ?? []).flatMap(({ file, alt }, index) =>
    lintPicture(pages.press, ['photos', index], file, alt, { picture: 'file', words: 'alt' }),
  ),
  ...artists.flatMap((entry) =>
    (entry.data.press_photos ?? []).flatMap(({ file, alt }, index) =>
      lintPicture(entry, ['press_photos', index], file, alt, { picture: 'file', words: 'alt' }),
    ),
  ),
  ...(pages.photos?.data.sets ?? []).flatMap(({ photos = [] }, set) =>
    photos.flatMap(({ file, alt }, index) =>
      lintPicture(pages.photos, ['sets', set, 'photos', index], file, alt, { picture: 'file', words: 'alt' }),
    ),
  ),
  ...(pages.merch?.data.items ?? []).flatMap(({ picture, picture_alt }, index) =>
    lintPicture(pages.merch, ['items', index], picture, picture_alt, {
      picture: 'picture',
      words: 'picture_alt',
    }),
  ),
];

function lintPicture(
  entry: Entry<object> | undefined,
  path: DataPath,
  file: string | undefined,
  words: string | undefined,
  keys = { picture: 'image', words: 'image_alt' },
): Problem[] {
  if (!entry || file === undefined || words !== undefined) return [];
  const at = positionBeside(entry, [...path, keys.picture], keys.words);
  return [problem('picture/no-alt', at, { file, key: keys.words })];
}

export const lintPhotos: Lint = ({ content: { pages, artists }, sizes }) => {
  const { press } = pages;
  const listed = [
    ...(press?.data.photos ?? []).map(({ file }, index) => ({ file, entry: press, path: ['photos', index] })),
    ...artists.flatMap((entry) =>
      (entry.data.press_photos ?? []).map(({ file }, index) => ({
        file,
        entry,
        path: ['press_photos', index],
      })),
    ),
  ];
  return listed.flatMap(({ file, entry, path }) => {
    const size = sizes.get(file);
    const dpi = size ? measurePrint(size) : PRINT_DPI;
    if (!entry || !size || dpi >= PRINT_DPI) return [];
    const { width, height } = size;
    const at = positionOf(entry, [...path, 'file']);
    return [problem('press/photo-size', at, { file, width, height, dpi, needed: PRINT_DPI })];
  });
};

/** Sides that differ by less come from rounding. */
const SQUARE = 1.03;

/** Pixels: half of what a page of a release shows of a cover on a screen of high density. */
const LEAST_COVER = 560;

/** Covers are shown as large squares: one of another shape needs a focus. */
export const lintCovers: Lint = ({ content: { releases, remixes, mixes }, sizes }) =>
  [...releases, ...remixes, ...mixes].flatMap((entry) => {
    const { artwork_url: file = '', focus } = entry.data;
    const size = sizes.get(file);
    return size ? describeCover({ file, ...size }, positionOf(entry, ['artwork_url']), focus) : [];
  });

/** Advice about the shape and the size of a cover. @param focus what is kept of one that is cropped */
function describeCover(
  { file, width, height }: { file: string } & PictureSize,
  at?: Position,
  focus?: unknown,
): Problem[] {
  const facts = { file, width, height };
  const isSquare = Math.max(width / height, height / width) < SQUARE;
  return [
    ...(isSquare || focus !== undefined ? [] : [problem('picture/not-square', at, facts)]),
    ...(Math.min(width, height) < LEAST_COVER ? [problem('picture/small-cover', at, facts)] : []),
  ];
}
