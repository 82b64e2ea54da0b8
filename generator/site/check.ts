/** The input and output of every check. */

import type { Content } from '../engine/content/types.ts';
import type { Problem } from '../engine/problems/index.ts';

interface CheckContext {
  content: Content;
  /** The build's day, `2026-11-21`. */
  today: string;
  /** `releases/new-song` of every file there is, also of drafts and of files that could not be read. */
  written: ReadonlySet<string>;
  /** The same of drafts that are left out. */
  drafts: ReadonlySet<string>;
}

/** Looks at the content as a whole. Pure. */
export type Check = (context: CheckContext) => Problem[];
