/** Inputs of a site. */

import type { Cache } from '../../engine/cache/index.ts';
import type { SourceFile } from '../../engine/content/types.ts';
import type { Progress } from '../../engine/lib/progress.ts';
import type { DayIn } from '../../engine/lib/time-zone.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Features } from '../../site/feature.ts';

export interface BuildInput {
  features: Features;
  /** The content folder as it was read, with what could not be read. */
  read: { sources: SourceFile[]; problems: Problem[] };
  /** Overrides `base_url` of site.yaml. */
  baseUrl?: string | undefined;
  /** Overrides `style` in `look` of site.yaml, to compare looks. */
  style?: string | undefined;
  /** Entries marked as drafts are built too. */
  drafts: boolean;
  /** True for a site that only some people find: without search engines, private pages, and recordings elsewhere. */
  isSecret?: boolean | undefined;
  /** The key that addresses of private pages are made from; undefined if there is none. */
  privateKey: string | undefined;
  /** The build's day, `YYYY-MM-DD`, by the clock of the site. */
  today: DayIn;
  assets: string;
  root: string;
  packageRoot: string;
  cache: Cache;
  /** Cache of what is made from Liner's own code alone, which serves every site. */
  ownCache: Cache;
  /** The compiled `worker.ts`, for what is done in separate processes. */
  worker?: string | undefined;
  progress: Progress;
}
