/** Messages that the server sends by itself. */
import type { FileAnswer } from './file.ts';
import type { ImportAnswer } from './import.ts';
import type { PublishJob } from './publish.ts';
import type { SiteAnswer, StudioEntry, StudioKind } from './site.ts';

/** The difference between the site now and after the news before, whose number is one lower. */
export interface SiteNews extends Omit<SiteAnswer, 'entries' | 'kinds'> {
  /** Files that have changed, or their drafts, or their problems. */
  files: string[];
  /** Changed files that a page has open, as they are now; without those that are gone. */
  contents: FileAnswer[];
  /** True if the preview shows another version of the site. */
  isShown: boolean;
  /** Rows of the list that are new or not as they were. */
  rows: StudioEntry[];
  /** Rows that are gone, by their keys. */
  gone: string[];
  /** Set if they have changed. */
  kinds?: StudioKind[] | undefined;
}

/** Each message of `GET /api/events` (server-sent events) is one of these. */
export type StudioEvent =
  | ({ type: 'site' } & SiteNews)
  /** Publishing goes on, or has ended. */
  | { type: 'publish'; job: PublishJob }
  /** An import goes on, or has ended. */
  | { type: 'import'; job: ImportAnswer };
