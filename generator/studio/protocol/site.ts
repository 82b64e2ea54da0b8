/** The site as a whole, and what all messages have in common. */

import type { Notice } from '../../app/publish-notices.ts';
import type { PartEdit } from '../../engine/lib/text-edits.ts';
import type { FieldPath } from './path.ts';

/** A problem in the words of the build. */
export interface StudioProblem {
  code: string;
  level: 'error' | 'warning';
  message: string;
  hint?: string | undefined;
  /** Values of the message and the hint. */
  values?: unknown;
  /** The file of the content, if the problem is in one; else its place is in `place`. */
  file?: string | undefined;
  /** Line, from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** `assets/styles.css:3:7`, of a file that is not content. */
  place?: string | undefined;
  /** The lines around it. */
  frame?: string | undefined;
  /** The key whose value it is about, if that is known; only with the data of its file. */
  field?: FieldPath | undefined;
  /** True if the file does not have that key. */
  isMissing?: boolean | undefined;
  /** Correction, if it is clear. */
  fix?: StudioFix | undefined;
}

/** Edits of the file's text. */
export interface StudioFix {
  edits: PartEdit[];
  /** The value that the field has then, if it is a line. */
  shown?: string | undefined;
}

/**
 * `sample` is a text that a new site comes with; `announced` comes out later; `none` is for files
 * that are always there, `private` for what only some people can read, and `empty` for pages among them that nothing links to until they have something to show.
 */
export type EntryState =
  | 'draft'
  | 'private'
  | 'announced'
  | 'out'
  | 'sample'
  | 'upcoming'
  | 'past'
  | 'none'
  | 'empty';

/** A row of the list of everything. */
export interface StudioEntry {
  file: string;
  kind: string;
  title: string;
  /** Original date: `2026-11`, `2026-11-06`. */
  date?: string | undefined;
  state: EntryState;
  /** Cover, logo or photograph, below the assets folder, which may not have it. */
  picture?: string | undefined;
  /** Status of a coming show that does not take place as announced: `cancelled`, `sold_out`. */
  status?: string | undefined;
  /** Number of problems in its form: with those of its translations, but of a show only its own. */
  problems: number;
  /** Set if it has texts, other than names, that are not translated yet. */
  isUntranslated?: boolean | undefined;
  /** True if it has unsaved changes. */
  isUnsaved: boolean;
  /** The address of its page below that of the preview, if it is there: `/music/releases/new-song/`. */
  route?: string | undefined;
  /** Place in the file, if it is one of several there: a show. */
  at?: FieldPath | undefined;
  /** City of a show. */
  city?: string | undefined;
  /** The code of the language of a file that is a translation. */
  language?: string | undefined;
}

export interface StudioKind {
  kind: string;
  /** Label in the language of the site, for pages that the studio has no name for: `Merch`. */
  label: string;
  /** The keys of its title and of its picture, of a kind with many files. */
  title?: string | undefined;
  picture?: string | undefined;
  /** Name for `new`, if it can be made: `release`. */
  newName?: string | undefined;
}

/** A file with unsaved changes. */
export interface DraftInfo {
  file: string;
  /** Time of its last change, in ISO 8601. */
  changed: string;
}

export interface HistoryInfo {
  /** Steps for Undo and Redo; undefined if there are none. */
  undo?: Notice | undefined;
  redo?: Notice | undefined;
}

/** The first things to do in a new site, in this order. */
export interface FirstStep {
  name: 'name' | 'picture' | 'release' | 'look' | 'publish';
  isDone: boolean;
  /** File of the step, if it is done in a field. */
  file?: string | undefined;
  field?: FieldPath | undefined;
}

export interface FirstSteps {
  steps: FirstStep[];
}

/** `GET /api/site` */
export interface SiteAnswer {
  /** The number of the last news. Any answer with such a number is shown by the news with it. */
  news: number;
  /** Equal for all studios of a folder: for what a browser remembers of it, and for a window that finds another site at its address. */
  id: string;
  title: string;
  /** The codes, the default first. */
  languages: string[];
  kinds: StudioKind[];
  entries: StudioEntry[];
  drafts: DraftInfo[];
  /** Problems of no row of the list. */
  problems: StudioProblem[];
  /** The first of the errors for which the site cannot be built. */
  firstError?: StudioProblem | undefined;
  /** True if the site of all texts, saved or not, can be built. */
  isSound: boolean;
  /** Undefined for a site that is not new. */
  firstSteps?: FirstSteps | undefined;
  isPublishing: boolean;
  /** The origin of the preview: `http://127.0.0.1:4323`. */
  preview: string;
  history: HistoryInfo;
}

/** `GET /api/accent`: the colour of the site, `#ffb01f`; without one if its latest cover has none. */
export interface AccentAnswer {
  color?: string | undefined;
}

/** `GET /api/looks`: those that the site can have. */
export interface LooksAnswer {
  looks: {
    /** The word in site.yaml. */
    name: string;
    /** Its description, and its audience; undefined if its file cannot be read. */
    line?: string | undefined;
    for?: string | undefined;
    /** The site in this look. */
    address: string;
  }[];
}

/** The body of every other answer that is not a success. */
export interface ErrorAnswer {
  message: string;
  /** The message by its code and values. */
  notice?: Notice | undefined;
}
