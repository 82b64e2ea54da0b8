/** Opens the content folder to be edited. */
import { join } from 'node:path';
import { kindOf } from '../app/list/grammar.ts';
import { readLanguage } from '../app/scaffold/index.ts';
import { hashOf, nameIn, readBytes, removeStaging } from '../app/site-files/disk.ts';
import { orderOf } from '../app/site-files/order.ts';
import { openOwnFolder } from '../app/site-files/own-folder.ts';
import { isAllowedPath } from '../app/site-files/places.ts';
import { decodeExactly } from '../app/site-files/written.ts';
import { readOtherLanguages } from '../engine/content/read/languages.ts';
import { openBin } from './bin.ts';
import { openDrafts } from './drafts.ts';
import { applyChanges } from './edits.ts';
import { openHistory } from './history.ts';
import type { Workspace, WorkspaceOptions } from './workspace.ts';

export function openWorkspace(options: WorkspaceOptions): Workspace {
  const { root, content, assets, now } = options;
  const time = () => new Date(now()).toISOString();
  for (const folder of [content, assets]) removeStaging(folder);
  const locate = (path: string) => join(content, path);
  return {
    ...options,
    drafts: openDrafts(openOwnFolder(root, 'studio'), nameIn(root, content)),
    history: openHistory(),
    bin: openBin(openOwnFolder(root, 'bin'), time),
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
