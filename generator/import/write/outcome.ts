/** What an import has written. */
import type { Problem } from '../../engine/problems/index.ts';

/** Files as people name them: `content/releases/new-song.md`. */
export interface Written {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  /** Pictures and recordings that were copied or fetched. */
  readonly assets: readonly string[];
  /** Those that are the same file on the disk as their source. */
  readonly linked: readonly string[];
  /** The number of facts that were written. */
  readonly facts: number;
  /** The number of answers that are kept for the next import. */
  readonly answers: number;
  /** What was left out, and what is worth knowing. */
  readonly problems: readonly Problem[];
  /** The file by which all of it can be taken back; undefined if nothing was written. */
  readonly record?: string | undefined;
}
