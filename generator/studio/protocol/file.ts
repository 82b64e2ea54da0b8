/** Files as they are edited, and what has not been saved. */

import type { ValuesOfFile } from '../../app/dev/framed/messages.ts';
import type { FieldPath } from './path.ts';
import type { DraftInfo, ErrorAnswer, StudioProblem } from './site.ts';

/** `GET /api/file?path=`, the answer to changes of a file, and part of the news about it. */
export interface FileAnswer {
  /** The number of the news before it: of two answers about a file, the one with the higher number is newer. */
  news: number;
  file: string;
  kind: string;
  language?: string | undefined;
  /** Edited text: the draft, if there is one. It is the `before` of the next change. */
  text: string;
  /** Hash of the file on disk: the `base` of the next change. */
  base: string;
  draft?: DraftInfo | undefined;
  /** Original keys; undefined if the text cannot be read. */
  data?: unknown;
  /** The Markdown below the keys, of a .md file. */
  body?: string | undefined;
  /** The line of the body, from 1. */
  bodyLine?: number | undefined;
  /** Position of each value, `[line, column]` from 1, by its path with slashes: `tracks/0/title`. */
  places: Record<string, [number, number]>;
  problems: StudioProblem[];
  /** Files of the translations of a text in the default language. */
  translations?: FileAnswer[] | undefined;
  /** Set if the file on disk and the draft cannot be merged. */
  conflicts?: Conflict[] | undefined;
}

/** `POST /api/values`, in the order of the `paths`. */
export interface ValuesAnswer {
  files: ValuesOfFile[];
}

/** A value that has changed on disk and in the draft; or in the draft and in a window that has not seen that. */
export interface Conflict {
  file: string;
  /** The value; undefined for the text below the keys, or the whole file. */
  field?: FieldPath | undefined;
  part: 'field' | 'body' | 'file';
  /** Value before both; missing for no value. */
  before?: unknown;
  /** Value in the draft, or in the window. */
  mine?: unknown;
  /** Value on disk, or in the draft. */
  theirs?: unknown;
}

/** The body of an answer with the status 409. */
export interface ConflictAnswer extends ErrorAnswer {
  /** Places that cannot be merged. Nothing was saved, and `POST /api/draft` changed nothing. */
  conflicts?: Conflict[];
}
