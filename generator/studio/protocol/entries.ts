/** New entries, and entries under another address, in another language or gone. */
import type { Notice } from '../../app/publish-notices.ts';
import type { FieldPath, HistoryInfo } from './site.ts';

/** `POST /api/new`: what `liner new` does. */
export interface NewRequest {
  /** As `liner new` takes it: `release`, `album`, `show`, `press`. */
  kind: string;
  /** Of a page such as `press`, nothing. */
  title?: string | undefined;
  /** Of a show, which breaks the site without: its day, as people write it. */
  date?: string | undefined;
}

/** `GET /api/references?path=`: the files that point to an entry, which change with its address. */
export interface ReferencesAnswer {
  files: {
    file: string;
    /** How many of its values and texts do. */
    count: number;
  }[];
}

/** `POST /api/rename`: another address, to which the old one leads. */
export interface RenameRequest {
  path: string;
  slug: string;
}

/** `POST /api/duplicate`: a copy of a file, with its translations, as a draft. */
export interface DuplicateRequest {
  path: string;
  /** Of the copy, whose address is made from it. */
  title: string;
}

/** `POST /api/delete`: moves a file, with its translations, to `.liner/bin`. */
export interface DeleteRequest {
  path: string;
}

/** `POST /api/translate`: makes the file for the text of a file in another language. */
export interface TranslateRequest {
  path: string;
  /** Its code. */
  language: string;
}

/** The answer to `new`, `translate`, `rename`, `duplicate`, `delete`, `undo` and `redo`. */
export interface ChangedAnswer {
  /** The files that have changed; the first is the one to show. */
  files: string[];
  /** What was done. */
  notice: Notice;
  /** The part of the first to show, if it is one of several there: a new show. */
  at?: FieldPath | undefined;
  history: HistoryInfo;
}
