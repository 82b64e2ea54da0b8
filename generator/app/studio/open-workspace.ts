/** Opens the content folder to be edited. */
import { join } from 'node:path';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import { kindOf } from '../grammar.ts';
import { readLanguage } from '../scaffold/index.ts';
import { openBin } from './bin.ts';
import { createFile, hashOf, nameIn, readBytes, removeStaging } from './disk.ts';
import { openDrafts } from './drafts.ts';
import { applyChanges } from './edits.ts';
import { openHistory } from './history.ts';
import { orderOf } from './order.ts';
import { isAllowedPath } from './places.ts';
import type { Workspace, WorkspaceOptions } from './workspace.ts';
import { decodeExactly } from './written.ts';

/** Where the studio keeps what is not the site's: drafts, and deleted files. */
const OWN_FOLDER = '.liner';

export function openWorkspace(options: WorkspaceOptions): Workspace {
  const { root, content, assets, now } = options;
  const own = join(root, OWN_FOLDER);
  const time = () => new Date(now()).toISOString();
  for (const folder of [content, assets]) removeStaging(folder);
  // What is not saved or was deleted is nobody else's.
  createFile(join(own, '.gitignore'), '*\n');
  const locate = (path: string) => join(content, path);
  return {
    ...options,
    drafts: openDrafts(join(own, 'studio'), nameIn(root, content)),
    history: openHistory(),
    bin: openBin(join(own, 'bin'), time),
    time,
    locate,
    allows: (path) => isAllowedPath(path, content),
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
