/** The words and numbers that are written into picture files. */

/** The facts of a picture; an empty text is left out. */
export interface Words {
  title: string;
  description: string;
  /** The photographer or artist. */
  creator: string;
  /** The line to print with it. */
  credit: string;
  rights: string;
  /** The permitted use. */
  terms: string;
}

export interface Labels extends Words {
  /** Exif orientation: 1 is upright. */
  orientation: number;
  dpi: number | undefined;
}
