/** Files as they are edited, and what has not been saved. */

import type { ValuesOfFile } from '../../app/dev/framed/messages.ts';
import type { Change } from '../../engine/edit/types.ts';
import type { DraftInfo, ErrorAnswer, FieldPath, HistoryInfo, StudioProblem } from './site.ts';

/** `GET /api/file?path=`, and the answer to changes of a file. */
export interface FileAnswer {
  file: string;
  kind: string;
  language?: string | undefined;
  /** As it is edited: the draft, if there is one. It is the `before` of the next change. */
  text: string;
  /** Of `text`. */
  hash: string;
  /** Of the file on disk: the `base` of the next change. */
  base: string;
  draft?: DraftInfo | undefined;
  /** Its keys as they are written; undefined if the text cannot be read. */
  data?: unknown;
  /** The Markdown below the keys, of a .md file. */
  body?: string | undefined;
  /** The line of the body, from 1. */
  bodyLine?: number | undefined;
  /** Where each value begins, `[line, column]` from 1, by its path with slashes: `tracks/0/title`. */
  places: Record<string, [number, number]>;
  problems: StudioProblem[];
  /** Of a text in the default language: the files of its translations. */
  translations?: FileAnswer[] | undefined;
  /** Set if the file on disk and the draft cannot be merged. */
  conflicts?: Conflict[] | undefined;
  history: HistoryInfo;
}

/** A change of a file: of a value, or of the text below the keys. */
export type FileChange = { path: FieldPath; change: Change } | { body: string };

/** `POST /api/draft`, answered with a `FileAnswer`. */
export type DraftRequest = {
  path: string;
  /** `base` of the file as the page has it. */
  base: string;
  /** `text` of it: what another window has typed since is merged with the change. */
  before?: string | undefined;
  /** In the order of the conflicts that the same request was refused with: the change, or the text as it is. */
  take?: ('mine' | 'theirs')[] | undefined;
  /** Whether somebody goes on typing: both changes are taken back together, if they are of the same places. */
  continues?: boolean | undefined;
} & ({ changes: FileChange[] } | { text: string });

/** `POST /api/values`, in the order of the `paths`. */
export interface ValuesAnswer {
  files: ValuesOfFile[];
}

/** `POST /api/save` and `POST /api/values`. */
export interface PathsRequest {
  paths: string[];
}

/** `POST /api/discard`. */
export interface DiscardRequest extends PathsRequest {
  /** The part of a single file whose changes are dropped, and no others: a show. */
  at?: FieldPath | undefined;
}

export interface SavedAnswer {
  /** With the hashes of the files now. */
  saved: { file: string; hash: string }[];
  history: HistoryInfo;
}

/** A value that has changed on disk and in the draft; or in the draft and in a window that has not seen that. */
export interface Conflict {
  file: string;
  /** The value; undefined for the text below the keys, or the whole file. */
  field?: FieldPath | undefined;
  part: 'field' | 'body' | 'file';
  /** As it was before both; missing for no value. */
  before?: unknown;
  /** In the draft, or in the window. */
  mine?: unknown;
  /** On disk, or in the draft. */
  theirs?: unknown;
}

/** The body of an answer with the status 409. */
export interface ConflictAnswer extends ErrorAnswer {
  /** What cannot be merged. Nothing was saved, and of `POST /api/draft` nothing was changed. */
  conflicts?: Conflict[];
  /** The file as it is now. */
  file?: FileAnswer;
}

/** `POST /api/resolve`, answered with a `FileAnswer`: chooses for all conflicts of a file. Nothing is saved by it. */
export interface ResolveRequest {
  path: string;
  /** `base` of the file whose values the choices were made for. */
  base: string;
  /** In the order of the conflicts. */
  take: ('mine' | 'theirs')[];
}
