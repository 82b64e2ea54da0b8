/** What is written into the file of a picture. */

/** What is known of a picture; an empty text says nothing. */
export interface Words {
  title: string;
  /** What it shows. */
  description: string;
  /** Who made it. */
  creator: string;
  /** The line to print with it. */
  credit: string;
  rights: string;
  /** What it may be used for. */
  terms: string;
}

export interface Labels extends Words {
  /** As in Exif: 1 is upright. */
  orientation: number;
  dpi: number | undefined;
}
