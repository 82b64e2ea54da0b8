/** The input and output of every lint rule. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Content, Entry } from '../../engine/content/types.ts';
import type { Problem } from '../../engine/problems/index.ts';

export interface LintContext {
  content: Content;
  /** `2026-11-21`. */
  today: string;
  /** The release that the site calls its latest. */
  latest: Entry<Data<'releases'>> | undefined;
  /** Width and height of each press photo and each cover that is there, in pixels. */
  sizes: ReadonlyMap<string, { width: number; height: number }>;
}

/** Remarks about what is right, but could be better. Pure. */
export type Lint = (context: LintContext) => Problem[];
