/** The content folder as it is edited: files on disk, drafts in front of them, and what can be taken back. */
import type { Bin } from './bin.ts';
import type { Drafts } from './drafts.ts';
import type { History } from './history.ts';
import type { FileChange } from './protocol/index.ts';

export interface WorkspaceOptions {
  /** The folder of the site. */
  root: string;
  /** Absolute paths. */
  content: string;
  assets: string;
  /** In milliseconds since 1970. */
  now(): number;
}

/** A content file on disk; one that is missing is empty. */
export interface DiskFile {
  text: string;
  hash: string;
  isMissing: boolean;
}

export interface Workspace extends WorkspaceOptions {
  drafts: Drafts;
  history: History;
  bin: Bin;
  /** In ISO 8601. */
  time(): string;
  /** The absolute path of a content file. */
  locate(path: string): string;
  /** Whether a path is that of a content file, which need not exist. */
  allows(path: string): boolean;
  /** Undefined for a file that is no text. */
  read(path: string): DiskFile | undefined;
  /** The default language of the site: `de`. */
  language(): string;
  /** Changes a text as if it were that of a file. */
  apply(path: string, text: string, changes: readonly FileChange[]): EditedFile;
  /** Hashes of files as the studio has written them; others have written what differs. */
  written: Map<string, string>;
}

/** A text with its changes, or why it cannot have them. */
export type EditedFile = { text: string } | { refusal: string };
