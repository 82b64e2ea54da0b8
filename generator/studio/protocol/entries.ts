/** Answers about entries: new ones, and those under another address, in another language or gone. */
import type { Notice } from '../../app/publish-notices.ts';
import type { FieldPath } from './path.ts';

/** `GET /api/references?path=`: the files that point to an entry, which change with its address. */
export interface ReferencesAnswer {
  files: {
    file: string;
    /** Number of its values and texts that do. */
    count: number;
  }[];
}

/** The answer to `private`: for whom a page is, in the order of the file. */
export interface PrivateAnswer {
  readers: {
    name: string;
    /** The last day: `2027-02-01`. */
    until?: string | undefined;
    isOver: boolean;
    address: string;
    /** Only of a locked page. */
    passphrase?: string | undefined;
  }[];
}

/** The answer to `cells`, in the same order. */
export interface CellsAnswer {
  columns: {
    /** Text to be written into the file. */
    text: string;
    /** The cell itself, if it can be read in another way as well. */
    doubt?: string | undefined;
  }[][];
}

/** The answer to `markdown`. */
export interface MarkdownAnswer {
  text: string;
}

/** `GET /api/search?words=`: entries that say them, but in their titles. */
export interface SearchAnswer {
  findings: {
    file: string;
    at: FieldPath;
    /** The part of the text around the words. */
    text: string;
  }[];
}

/** `GET /api/recent`: the files that were edited last, the newest first. */
export interface RecentAnswer {
  files: {
    file: string;
    /** ISO 8601. */
    edited: string;
  }[];
}

/** The answer to `new`, `translate`, `rename`, `duplicate`, `delete`, `undo` and `redo`. */
export interface ChangedAnswer {
  /** The files that have changed; the first is the one to show. */
  files: string[];
  /** Describes the change. */
  notice: Notice;
  /** The part of the first to show, if it is one of several there: a new show. */
  at?: FieldPath | undefined;
}
