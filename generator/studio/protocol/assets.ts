/** Pictures, recordings and other files of the assets folder. */
import type { Notice } from '../../app/publish-notices.ts';
import type { FieldPath } from './path.ts';
import type { PicturePart } from './requests.ts';
import type { StudioProblem } from './site.ts';

/** `PUT /api/asset?name=&folder=&for=`: the body is the file, for a field that takes a `picture` or a `recording`. */
export interface AssetAnswer {
  /** Value for the field: `photos/live-in-lisbon.jpg`. */
  path: string;
  /** `JPEG`. */
  format: string;
  /** Notices about the file. */
  advice: Notice[];
}

/**
 * `GET /api/assets`. `GET /api/asset?path=` answers with the bytes of a picture or a recording, or with a range of them; with
 * `&size=64` or `&size=320`, in pixels, a picture is drawn smaller.
 */
export interface AssetsAnswer {
  files: {
    /** `photos/stage.jpg`. */
    path: string;
    bytes: number;
  }[];
}

/** Texts that a file can have about a picture that it uses; `''` is not written yet. */
export type PictureWords = Partial<Record<PicturePart, string>>;

/** `GET /api/files`: the pictures and recordings among them. */
export interface FilesAnswer {
  files: {
    path: string;
    bytes: number;
    isPicture: boolean;
    /** Pixels, as people see it; undefined for drawings, recordings and what cannot be read. */
    width?: number | undefined;
    height?: number | undefined;
    /** The values that name it; `[]` is the text below the keys. */
    uses: { file: string; at: FieldPath; words: PictureWords }[];
    problems: StudioProblem[];
  }[];
}
