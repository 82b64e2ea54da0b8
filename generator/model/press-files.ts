/** The files of the press kit as the pages offer them. */

/** The files that the kit is made of and comes in. */
export type PressFileId = 'kit' | 'photos' | 'biography' | 'rider' | 'sheet';

/** A file of the kit as the pages need it. */
export interface PressFile {
  id: PressFileId;
  /** Without the base path: `/press/EDDY-press-kit-2025-08.zip`. */
  url: string;
  /** Undefined where it has not been made yet. */
  bytes: number | undefined;
}

/** A photo as it is offered for print, by the file that the content names. */
export interface PressPhotoFile {
  file: string;
  /** Without the base path. */
  url: string;
  /** Undefined where it has not been read yet. */
  bytes: number | undefined;
  /** In dots an inch; undefined where the file does not say. */
  dpi: number | undefined;
}

export interface PressFiles {
  /** In the order offered, the whole kit first. */
  files: PressFile[];
  photos: PressPhotoFile[];
}
