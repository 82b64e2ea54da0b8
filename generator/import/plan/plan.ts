/** The plan of an import as data, for the command line and for the studio. */

import type { KeptAnswer } from '../../app/site-files/record.ts';
import type { Path, Value } from '../../engine/edit/types.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Item, ItemFile, LeftOver, Origin, SourceTable } from '../catalogue.ts';

export interface Plan {
  readonly entries: readonly PlannedEntry[];
  /** Items that the site lacks, from sources that only fill entries, such as sales reports. */
  readonly absent: readonly Item[];
  readonly left: readonly LeftOver[];
  readonly tables?: readonly SourceTable[];
  readonly problems: readonly Problem[];
  readonly decided: readonly KeptAnswer[];
}

/** Outcome for an entry: `new`; `fills` missing keys; only `differs`; the `same`; or `unclear` which it is, until an answer decides. */
export type Verdict = 'new' | 'fills' | 'differs' | 'same' | 'unclear';

export interface PlannedEntry {
  /** Title, for `--match`; with its date, if others that are unclear have the same title. */
  readonly name: string;
  /** Item of the first source. Facts of all sources are below. */
  readonly item: Item;
  readonly verdict: Verdict;
  /** The file in the content folder: the one that is there, or the name of a new one. */
  readonly file: string;
  /** The path of the entry in its file: `[]` if it is the whole file, `['events', 3]` for an existing show. */
  readonly at: Path;
  /** Facts of all sources. Where sources conflict, several share a path: the fact of the first, then the others as `differs`. */
  readonly facts: readonly PlannedFact[];
  readonly files: readonly PlannedFile[];
  /** Entries that an unclear one may be, the likeliest first. Empty if it may be new, or no entry at all. */
  readonly candidates: readonly Candidate[];
  /** A new show that an unclear one may be, which has no place in the file yet. */
  readonly alike?: { readonly title: string; readonly why: string } | undefined;
  /** Required keys that no source knows, though one may have a placeholder for it: the new entry is a draft. */
  readonly missing: readonly string[];
}

export interface PlannedFact {
  /**
   * Path in the entry: `['release_date']`, `['tracks', 2, 'isrc']`, `['body']` for the text below its keys. With the number behind the last
   * of a list, it is a new item.
   */
  readonly path: Path;
  readonly value: Value;
  readonly verdict: 'new' | 'fills' | 'differs' | 'same';
  /** The value of the site, which may be a part of this one: the year of a day. Where sources differ, that of the first. */
  readonly before?: Value | undefined;
  readonly origin: Origin;
  readonly doubt?: string | undefined;
}

/** A picture or a recording that the entry lacks. */
export interface PlannedFile extends ItemFile {
  readonly target: string;
}

interface Candidate {
  /** `releases/night-bus.md`; of a show, its file and its number in the list: `pages/events.yaml#3`. */
  readonly file: string;
  readonly title: string;
  readonly why: string;
}
