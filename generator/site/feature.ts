/** A part of the site: its checks, what it adds to the model, and its pages and files. */

import type { Artifact } from '../engine/artifact.ts';
import type { Cache } from '../engine/cache/index.ts';
import type { Original } from '../engine/media/pictures/index.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Check, Lint } from './check.ts';
import type { Context } from './context.ts';
import type { FeedPart } from './feed.ts';
import type { InsertTable } from './inserts.ts';
import type { PageOf, PlannedPage } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { Redirect } from './routes.ts';
import type { FeatureModelling, Modelling, Site } from './site.ts';

/** All hooks are optional. Each is given what it may use, and gives back data. */
export interface Feature extends FeatureModelling {
  /** Checks that need several files, or report better than a schema. */
  checks?: readonly Check[];
  /** Checks of the finished site. @param context in the default language */
  siteChecks?(context: Context): Problem[];
  /** Advice for those who ask with `liner check`. */
  lints?: readonly Lint[];
  /** Renderers of its directives. */
  inserts?: Partial<InsertTable>;
  pages?(context: Context, pageCache: PageCache): (PageOf | PlannedPage)[];
  /** All files beside the pages. */
  files?(context: Context, tools: FileTools): Artifact[];
  /** Own feed, which is also part of the feed of everything. */
  feed?(context: Context): FeedPart;
  /** Old addresses that its content names. */
  redirects?(site: Site): Redirect[];
}

/** Tools for files that are drawn from pictures of the content. */
export interface FileTools {
  cache: Cache;
  /** The files behind pictures, by their names in the content. */
  originals: ReadonlyMap<string, Original>;
}

/** All parts of a site. */
export interface Features extends Modelling {
  /** The hash of all code that makes pages. */
  version: string;
  list: readonly Feature[];
  inserts: InsertTable;
}

declare module './site.ts' {
  interface FeatureModel {
    features: Features;
  }
}
