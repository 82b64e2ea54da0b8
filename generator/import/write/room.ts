/** Whether the disk has room for pictures and recordings. */
import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { problem } from '../../app/messages.ts';
import { ifThere } from '../../engine/lib/files.ts';
import { formatBytes } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { PlannedFile } from '../plan/plan.ts';

/**
 * @param assets the folder that they come into
 * @param link whether they are linked, as far as they are on the same disk
 * @returns a problem if there is none
 */
export function refuseRoom(
  files: readonly PlannedFile[],
  { assets, link }: { readonly assets: string; readonly link: boolean },
): Problem | undefined {
  const folder = nearestFolder(assets);
  const { dev } = statSync(folder);
  const sizes = files.map(({ from }) => {
    const found = 'path' in from ? ifThere(() => statSync(from.path)) : undefined;
    return found && !(link && found.dev === dev) ? found.size : 0;
  });
  const needed = sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = statfsSync(folder);
  if (needed <= bavail * bsize) return undefined;
  return problem('import/room', undefined, {
    needed: formatBytes(needed),
    free: formatBytes(bavail * bsize),
  });
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}
