/** Imports: the plan, and what was written. */
import type { Notice } from '../../app/publish-notices.ts';
import type { JobProgress } from './job.ts';
import type { FieldPath } from './path.ts';
import type { StudioProblem } from './site.ts';

/** A fact of a source about an entry. */
export interface ImportFact {
  /** Number in the plan of its entry. */
  number: number;
  field: FieldPath;
  value: string;
  /** The value of the site, or of another source. */
  before?: string | undefined;
  /** True if it would replace that. */
  isDifferent: boolean;
  /** The kind of the source, and its file with the line: `csv`, `shop.csv:2`. */
  source: string;
  place: string;
  /** Reason for the doubt. */
  doubt?: string | undefined;
}

/** A picture or a recording that an entry lacks. */
export interface ImportFile {
  number: number;
  field: FieldPath;
  name: string;
  /** Path in the assets folder. */
  target: string;
}

export interface ImportEntry {
  /** Number in the plan. */
  number: number;
  verdict: 'new' | 'fills' | 'differs' | 'same';
  /** `releases`, `events`. */
  kind: string;
  title: string;
  file: string;
  /** Place in the file, if it is one of several there. */
  at: FieldPath;
  date?: string | undefined;
  source: string;
  place: string;
  /** Required keys that nothing says: it would be a draft. */
  missing: string[];
  /** True if its file has unsaved changes: it is left out. */
  isDrafted: boolean;
  facts: ImportFact[];
  files: ImportFile[];
}

/** Something that may be an entry of the site. */
export interface ImportQuestion {
  name: string;
  /** Kind of the entry. */
  kind: string;
  source: string;
  place: string;
  /** True if it only adds to entries that are there: as another one, it is left out. */
  isFillsOnly: boolean;
  /** The likeliest first; `why` is a clause. */
  candidates: { file: string; title: string; why: string }[];
  /** A new entry of this import that it may be. */
  alike?: { title: string; why: string } | undefined;
  /** The `file` of a candidate, or `new`. */
  answer?: string | undefined;
}

export interface ImportProblem {
  level: 'error' | 'warning';
  message: string;
  /** `shop.csv:2:1`. */
  place?: string | undefined;
  hint?: string | undefined;
}

/** A table, and what it was taken for. */
export interface ImportTable {
  /** Key for requests. */
  place: string;
  name: string;
  rows: number;
  /** The kind of its rows; undefined if nothing shows it. */
  shape?: string | undefined;
  /** Kinds that its rows can be. */
  shapes: string[];
  columns: { name: string; key?: string | undefined }[];
  /** Keys that its columns can be. */
  keys: string[];
}

export interface ImportPlan {
  tables: ImportTable[];
  entries: ImportEntry[];
  questions: ImportQuestion[];
  /** Entries that the site lacks, and about which sources know too little. */
  absent: { title: string; source: string }[];
  /** Source data without a key of the site. */
  left: { what: string; example: string; source: string }[];
  problems: ImportProblem[];
}

export interface ImportWritten {
  /** `at` is the place of one that was there in its file. */
  entries: { file: string; at: FieldPath; title: string; isNew: boolean }[];
  /** Their numbers. */
  facts: number;
  assets: number;
  problems: ImportProblem[];
}

/** `GET /api/import`, and the answer to all that is asked for with a path below it. */
export interface ImportAnswer {
  /** Counts up with each change. */
  step: number;
  phase: 'none' | 'reading' | 'planned' | 'writing' | 'done' | 'failed';
  /** For the recordings that are read, or of the files that are copied; undefined before the first. */
  progress?: JobProgress | undefined;
  /** The names of the files that a page has sent with `PUT /api/import/file?name=`. */
  files: string[];
  /** While it can be chosen from. */
  plan?: ImportPlan | undefined;
  written?: ImportWritten | undefined;
  /** Reason of the failure, and the errors of content files that are in the way. */
  message?: string | undefined;
  /** The message by its code and values. */
  notice?: Notice | undefined;
  findings?: StudioProblem[] | undefined;
}
