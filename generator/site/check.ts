/** The input and output of every check and of every lint rule. */

import type { Data } from '../engine/content/grammar.ts';
import type { Content, Entry, HiddenEntry } from '../engine/content/types.ts';
import type { Problem } from '../engine/problems/index.ts';

interface CheckContext {
  content: Content;
  /** The build's day, `2026-11-21`. */
  today: string;
  /** `releases/new-song` of every file there is, also of drafts and of files that could not be read. */
  written: ReadonlySet<string>;
  /** `releases/new-song` of drafts and private entries, which are left out. */
  drafts: ReadonlySet<string>;
  /** The private ones among them. */
  privates?: ReadonlySet<string>;
  /** Entries that wait for their day. */
  waiting: readonly HiddenEntry[];
}

/** Checks the content as a whole. Pure. */
export type Check = (context: CheckContext) => Problem[];

interface LintContext {
  content: Content;
  /** `2026-11-21`. */
  today: string;
  /** The release that the site calls its latest. */
  latest: Entry<Data<'releases'>> | undefined;
  /** Width and height of each press photo and each cover that is there, in pixels. */
  sizes: ReadonlyMap<string, { width: number; height: number }>;
}

/** Advice about content that is right, but could be better. Pure. */
export type Lint = (context: LintContext) => Problem[];
