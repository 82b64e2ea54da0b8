/** Pictures as plain data: the requests of the content, and the values for pages. */
import type { Hex } from '../../lib/colour.ts';
import type { Position } from '../../problems/problem.ts';

export interface PictureRequest {
  /** Path below the assets folder. */
  file: string;
  /** The focus that cropping keeps, as a CSS position; the first that is written. */
  focus?: string | undefined;
  /** The part that is shown, wherever the picture is; the first that is written. */
  crop?: string | undefined;
  /** Positions that name it. */
  at: Position[];
  /** Places within a text, which has no placeholder. */
  inTexts?: Position[];
}

/** The colours of a picture with the shares of it that they cover, from 0 to 1, largest first. */
export type Palette = readonly { color: Hex; share: number }[];

/** The files of a picture, as a page shows them. */
export interface ShownFiles {
  /** The file for browsers that know no newer format. */
  src: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Best format first; `srcset` in widths (`… 320w, … 640w`). */
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
  /** The focus that cropping keeps, as a CSS position: `40% 20%`; the middle if left out. */
  focus?: string | undefined;
  /** A blurred preview until it has loaded: a value of `background-image`. */
  placeholder: string;
}

export interface PictureFile extends ShownFiles {
  /** The address of its smallest file. */
  smallest: string;
  /** JPEG for programs that show links and lists, many of which read no other format; undefined for a placeholder that is drawn. */
  jpeg?: JpegFile | undefined;
}

export interface JpegFile {
  /** Address with the base path. */
  src: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface OwnPicture extends PictureFile {
  palette: Palette;
  /** Hash of the original. */
  digest: string;
}

/** A square drawing. */
export interface Drawing {
  svg: string;
  /** Both ways, in pixels. */
  size: number;
}
