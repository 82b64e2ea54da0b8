/** The pages that visitors have beside those that the next publish brings: as files, served to frames of the studio. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfPages } from '../app/deploy/record/pages.ts';
import { listFiles } from '../engine/lib/files.ts';
import { routeOfFile } from '../engine/lib/url.ts';
import { startServer } from '../engine/server/index.ts';
import { openServedFolder } from '../engine/server/served-folder.ts';
import type { Publish } from '../site/schema/publish.ts';
import { originOf } from './guard.ts';
import type { ComparedPage, ComparedPages } from './protocol/index.ts';
import { readBase, readTarget } from './publish-plan.ts';
import type { Workspace } from './workspace.ts';

/** Servers of the two sites. */
export interface Compared {
  /** Their origins. */
  before: string;
  after: string;
  close(): Promise<void>;
}

const OUT = 'dist';

export async function serveCompared(workspace: Workspace): Promise<Compared> {
  const { root } = workspace;
  const before = await serve(workspace, () => {
    const target = readTarget(workspace);
    return target ? folderOfPages(root, target) : join(root, OUT);
  });
  const after = await serve(workspace, () => join(root, OUT));
  return {
    before: originOf(before.port),
    after: originOf(after.port),
    close: async () => void (await Promise.all([before.close(), after.close()])),
  };
}

function serve(workspace: Workspace, folder: () => string) {
  return startServer({
    ...{ host: '127.0.0.1', port: 0 },
    // Without the headers of the site: they refuse frames.
    site: async () => ({ ...openServedFolder(folder(), readBase(workspace)), headersFor: () => ({}) }),
  });
}

/** @param target the place of the earlier site */
export function comparePages(
  workspace: Workspace,
  { before, after }: Omit<Compared, 'close'>,
  target: Publish,
): ComparedPages {
  const kept = folderOfPages(workspace.root, target);
  const made = join(workspace.root, OUT);
  const base = readBase(workspace);
  const [old, now] = [kept, made].map((folder) => new Set(listFiles(folder).filter(isPage)));
  const pages = [...new Set([...(old ?? []), ...(now ?? [])])].flatMap((path): ComparedPage[] => {
    const route = routeOfFile(path);
    if (!now?.has(path)) return [{ route, how: 'gone' }];
    if (!old?.has(path)) return [{ route, how: 'new' }];
    const isSame = readFileSync(join(kept, path)).equals(readFileSync(join(made, path)));
    return isSame ? [] : [{ route, how: 'changed' }];
  });
  return {
    isKnown: existsSync(kept),
    before: before + base.replace(/\/$/, ''),
    after: after + base.replace(/\/$/, ''),
    pages: pages.sort((one, other) => (one.route < other.route ? -1 : 1)),
  };
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}
