/** The names that publishing takes for itself, in the output folder and beside it. */
import { basename, dirname, join } from 'node:path';

/** Lies in every folder that Liner made: no other folder is ever replaced. */
export const MARKER = '.liner';

/** Its content is always the same, so that equal sites are equal folders. */
export const MARKER_TEXT =
  'Made by Liner. Each build replaces this whole folder: keep nothing of yours in it.\n';

/** All beside the output folder, on the same disk, so that a rename moves them at once. */
export interface Siblings {
  lock: string;
  /** Where the next site is put together. */
  staging: string;
  /** Where the old site waits while the new one takes its place. */
  aside: string;
}

export function nameSiblings(out: string): Siblings {
  const stem = join(dirname(out), `.${basename(out)}.liner`);
  return { lock: `${stem}-lock`, staging: `${stem}-new`, aside: `${stem}-old` };
}
