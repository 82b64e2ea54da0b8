/** Pictures as the model sees them: asked for by what the content names, planned elsewhere, looked up here. */
import { positionOf } from '../content/entry.ts';
import type { DataPath, Entry } from '../content/types.ts';
import type { Hex } from '../lib/colour.ts';
import type { Position } from '../problems/index.ts';
import type { Picture } from './props/parts.ts';
import type { ShareCard, ShareImage } from './share.ts';
import { everyRelease, type Site } from './site.ts';

/** Which placeholder stands in for a picture that is not there. */
export type PlaceholderKind = 'single' | 'ep' | 'album' | 'mix' | 'remix';

/** A file that the content names. */
export interface PictureRequest {
  /** Below the assets folder. */
  file: string;
  /** Where it is named. */
  at: Position[];
}

/** The colours of a picture with the shares of it that they cover, from 0 to 1, largest first. */
export type Palette = readonly { color: Hex; share: number }[];

/** The planned pictures. */
export interface Pictures {
  get(file: string | undefined, kind: PlaceholderKind, alt: string): Picture;
  /** Where the picture of a card will be. */
  share(card: ShareCard): ShareImage;
  /** Undefined where the file cannot be shown. */
  palette(file: string | undefined): Palette | undefined;
}

/** Every picture file that the content names, once, with its places. */
export function requestPictures(site: Site): PictureRequest[] {
  const { remixes, mixes, news, pages } = site;
  const files = new Map<string, PictureRequest>();
  const named = [
    ...[...everyRelease(site), ...remixes, ...mixes].flatMap((entry) =>
      request(entry, entry.data.artwork_url, ['artwork_url']),
    ),
    ...news.flatMap((entry) => request(entry, entry.data.image, ['image'])),
    ...request(pages.about, pages.about?.data.image, ['image']),
    ...(pages.events?.data.events ?? []).flatMap(({ image }, index) =>
      request(pages.events, image, ['events', index, 'image']),
    ),
    ...(pages.mixes?.data.series ?? []).flatMap(({ image }, index) =>
      request(pages.mixes, image, ['series', index, 'image']),
    ),
    ...(pages.projects?.data.projects ?? []).flatMap(({ image }, index) =>
      request(pages.projects, image, ['projects', index, 'image']),
    ),
    ...(pages.press?.data.photos ?? []).flatMap(({ file }, index) =>
      request(pages.press, file, ['photos', index, 'file']),
    ),
  ];
  for (const { file, at } of named) {
    const known = files.get(file);
    if (known) known.at.push(at);
    else files.set(file, { file, at: [at] });
  }
  return [...files.values()];
}

function request(
  entry: Entry<unknown> | undefined,
  file: string | undefined,
  path: DataPath,
): { file: string; at: Position }[] {
  return entry && file ? [{ file, at: positionOf(entry, path) }] : [];
}
