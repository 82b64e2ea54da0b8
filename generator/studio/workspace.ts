/** The content folder as it is edited: files on disk, drafts in front of them, and what can be taken back. */
import { join } from 'node:path';
import { kindOf } from '../app/list/grammar.ts';
import { readLanguage } from '../app/scaffold/settings.ts';
import { hashOf, nameIn, readBytes, removeStaging } from '../app/site-files/disk.ts';
import { orderOf } from '../app/site-files/order.ts';
import { openOwnFolder } from '../app/site-files/own-folder.ts';
import { isAllowedPath } from '../app/site-files/places.ts';
import { decodeExactly } from '../app/site-files/written.ts';
import { readOtherLanguages } from '../engine/content/read/languages.ts';
import { type Bin, openBin } from './bin.ts';
import { type Drafts, openDrafts } from './drafts.ts';
import { applyChanges, type EditedFile } from './edits.ts';
import { type History, openHistory } from './history.ts';
import type { FileChange } from './protocol/index.ts';

export interface WorkspaceOptions {
  root: string;
  /** Absolute paths. */
  content: string;
  assets: string;
  /** Milliseconds since 1970. */
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
  /** ISO 8601. */
  time(): string;
  /** The absolute path of a content file. */
  locate(path: string): string;
  /** Returns true for the path of a content file, which need not exist. */
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

/** Opens the content folder to be edited. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const { root, content, assets, now } = options;
  const time = () => new Date(now()).toISOString();
  for (const folder of [content, assets]) removeStaging(folder);
  const locate = (path: string) => join(content, path);
  const allows = (path: string) => isAllowedPath(path, content);
  return {
    ...options,
    drafts: openDrafts(openOwnFolder(root, 'studio'), nameIn(root, content), allows),
    history: openHistory(),
    bin: openBin(openOwnFolder(root, 'bin'), time),
    time,
    locate,
    allows,
    read(path) {
      const bytes = readBytes(locate(path)) ?? Buffer.alloc(0);
      const text = decodeExactly(bytes);
      const isMissing = bytes.length === 0 && readBytes(locate(path)) === undefined;
      return text === undefined ? undefined : { text, hash: hashOf(bytes), isMissing };
    },
    language: () => readLanguage(content).replace(/[-_].*/, ''),
    apply(path, text, changes) {
      const { kind } = kindOf(path) ?? {};
      return applyChanges(path, text, changes, kind && orderOf(kind, readOtherLanguages(content)));
    },
    written: new Map(),
  };
}
