/** State of the studio. Components render again when the part that they have selected changes. */
import { useSyncExternalStore } from 'react';
import type {
  Conflict,
  FieldPath,
  FileAnswer,
  ImportAnswer,
  PublishAnswer,
  SiteAnswer,
  StudioEntry,
} from '../../protocol/index.ts';
import type { Schema } from './schema.ts';
import { type Edit, isBelow, isSamePath } from './values.ts';

export interface State {
  site?: SiteAnswer | undefined;
  /** Number of pending actions after which another file is open, or none. */
  moving: number;
  /** Number of changes of the preview: failed requests are worth repeating after one. */
  builds: number;
  /** The open file, with the keys and problems of its translations. */
  file?: FileAnswer | undefined;
  /** Schema of the open file's kind. */
  schema?: Schema | undefined;
  /** The part of the file that is edited: one show of several. */
  at: FieldPath;
  /** The field that gets the focus as soon as it is there. */
  wanted?: FieldPath | undefined;
  /** The fields without a value that were added to the form. */
  added: readonly FieldPath[];
  /** The list that is shown as a table, with the place of the preview. */
  sheet?: FieldPath | undefined;
  /** The languages that somebody has chosen to write the open entry in. */
  writing: readonly string[];
  /** Changes without an answer yet, which override the data of the file. */
  waiting: readonly Edit[];
  /** The text that the server has not answered yet. */
  typed?: string | undefined;
  view: 'form' | 'text';
  /** The line to go to in the text. */
  line?: number | undefined;
  notice?: Notice | undefined;
  clash?: Clash | undefined;
  /** Reason why nothing reaches the server; undefined while all does. */
  lost?: 'stopped' | 'unknown' | 'another' | undefined;
  /** The dialog that is open, of those that are opened from several places. */
  dialog?: 'new' | 'publish' | 'import' | 'find' | undefined;
  /** Shown in the place of an entry while none is open. */
  screen: 'home' | 'files';
  /** The kind that the dialog for a new entry begins with: `event`. */
  newKind?: string | undefined;
  /** Changes that publishing would make, and its progress. */
  publish?: PublishAnswer | undefined;
  importing?: ImportAnswer | undefined;
  /** The part that has the screen where there is room for one. */
  pane: 'list' | 'editor' | 'preview';
}

export type Side = 'mine' | 'theirs';

/** Conflicts, until the user has chosen. */
export interface Clash {
  /** The draft and the file that was changed outside, or what was typed here and what has become of the draft elsewhere. */
  of: 'file' | 'window';
  conflicts: readonly Conflict[];
  /** True if the question was closed without an answer. The typed changes wait for the next action. */
  isClosed?: boolean;
}

export interface Notice {
  text: string;
  isError: boolean;
  /** Set if Undo stands beside it. */
  canUndo?: boolean | undefined;
}

let state: State = {
  builds: 0,
  moving: 0,
  at: [],
  added: [],
  writing: [],
  waiting: [],
  view: 'form',
  screen: 'home',
  pane: 'editor',
};
const listeners = new Set<() => void>();

export function getState(): State {
  return state;
}

export function update(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** A part of the state; the component is rendered again when it is another one. */
export function useStudio<Part>(select: (state: State) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state));
}

/** The row of the list that is edited: a file, or a part of one. */
export function entryOf({ file, site, at }: State): StudioEntry | undefined {
  return site?.entries.find((entry) => entry.file === file?.file && isSamePath(entry.at ?? [], at));
}

/** The place of the row that a field belongs to: of its show, or of the whole file. */
export function partOf({ site }: State, file: string, field: FieldPath): FieldPath {
  const parts = site?.entries.flatMap((entry) => (entry.file === file && entry.at ? [entry.at] : [])) ?? [];
  return parts.find((at) => isBelow(field, at)) ?? [];
}

/** The open file and its translations, as far as they have changes. */
export function unsavedOf({ file }: State): string[] {
  if (!file) return [];
  return [file, ...(file.translations ?? [])].flatMap(({ file: path, draft }) => (draft ? [path] : []));
}

/** Returns true if a file with changes here is gone. */
export function isDeleted(conflict: Conflict | undefined): boolean {
  return conflict?.part === 'file' && conflict.theirs === undefined;
}

/** Returns true if the server has everything that was typed. */
export function isIdle({ waiting, typed }: State = state): boolean {
  return waiting.length === 0 && typed === undefined;
}

/** @returns how to end it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
