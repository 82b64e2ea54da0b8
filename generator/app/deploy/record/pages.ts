/** The site as it was last published, kept in `.liner`: the studio shows its pages beside those of the next build. */
import { copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from '../../../engine/lib/files.ts';
import { hash } from '../../../engine/lib/hash.ts';
import type { Publish } from '../../../site/schema/publish.ts';
import { openOwnFolder } from '../../site-files/own-folder.ts';
import type { Inventory } from '../inventory.ts';

const FOLDER = 'pages';

/** The folder of what was published to a place, which may be missing. */
export function folderOfPages(root: string, target: Publish): string {
  return join(openOwnFolder(root, FOLDER), hash(JSON.stringify(target)));
}

/** Takes no room as long as the finished site has the same files: they get a second name. */
export function keepPages(root: string, target: Publish, { folder, files }: Inventory): void {
  const kept = folderOfPages(root, target);
  rmSync(kept, { recursive: true, force: true });
  for (const path of files.keys()) {
    const [from, to] = [join(folder, path), join(kept, path)];
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      copyFileSync(from, to);
    }
  }
}
