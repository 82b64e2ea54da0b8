/** The latest build as the studio keeps it, and the news that its pages get of it. */
import type { SourceFile } from '../engine/content/types.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Room } from '../features/rooms/rooms.ts';
import type { Site } from '../site/site.ts';
import type { Outcome } from './outcome.ts';
import type { FileAnswer, SiteAnswer } from './protocol/index.ts';

interface Shown {
  site: Site;
  artifacts: readonly { path: string }[];
}

/** A build as the studio shows it. */
export interface Built {
  problems: readonly Problem[];
  /** The codes of warnings to leave out. */
  ignored: ReadonlySet<string>;
  /** Undefined if site.yaml cannot be read. */
  site?: Site | undefined;
  /** Private files that people have pages of. */
  rooms?: readonly Room[];
  /** Undefined if there are errors. */
  made: Shown | undefined;
  /** The site without what is wrong. */
  shown?: Shown | undefined;
}

/** The latest build, and the texts that it was made of. */
export interface Latest {
  sources: readonly SourceFile[];
  build: Built;
  /** Shown in the preview: the last site that could be made, at least in part. */
  shown: Shown | undefined;
}

export interface News {
  /** The site as it is now. */
  describe(): SiteAnswer;
  /** A file as it is edited; from now on, news of it contain it. */
  describeFile(path: string): Outcome<FileAnswer>;
  /** Marks files as changed: the next news are about them too. */
  note(files: readonly string[]): void;
  /** Sends news if there are any. @returns their number, or that of the last */
  send(isShown?: boolean): number;
}
