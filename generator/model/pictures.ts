/** Pictures as the model sees them: asked for by what the content names, planned elsewhere, looked up here. */
import { allEntries } from '../content/entry.ts';
import type { Hex } from '../lib/colour.ts';
import type { Position } from '../problems/index.ts';
import type { Picture } from './props/parts.ts';
import type { ShareCard, ShareImage } from './share.ts';
import { contentOf, type Site } from './site.ts';

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
  const files = new Map<string, PictureRequest>();
  for (const entry of allEntries(contentOf(site))) {
    for (const { file, line, column } of entry.pictures) {
      const at = { file: entry.file, line, column };
      const known = files.get(file);
      if (known) known.at.push(at);
      else files.set(file, { file, at: [at] });
    }
  }
  return [...files.values()];
}
