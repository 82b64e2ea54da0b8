/** The values that the steps of a build hand on. */

import type { Artifact } from '../../engine/artifact.ts';
import type { Inputs } from '../../engine/bundle/inputs.ts';
import type { HiddenEntry } from '../../engine/content/types.ts';
import type { Fonts } from '../../engine/media/fonts/index.ts';
import type { Original } from '../../engine/media/pictures/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Room } from '../../features/rooms/rooms.ts';
import type { SoundLevels } from '../../features/sound/sounds.ts';
import type { Assets } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { PlannedPage } from '../../site/page.ts';
import type { CachedPages } from '../../site/page-cache.ts';
import type { Redirect } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import type { Shell, SiteTemplates } from './shell.ts';

export type Sites = readonly [Site, ...Site[]];

/** The content as sites. */
export interface Model {
  /** The site in each language, the default first. */
  sites: Sites;
  rooms: readonly ModelledRoom[];
  /** Entries that are not on the site itself. */
  hidden: readonly HiddenEntry[];
}

/** A private file, and the site with no other one. */
export interface ModelledRoom {
  room: Room;
  site: Site;
}

export interface PlannedAssets {
  /** The tables that pages read, by the language of their site. */
  tablesOf(site: Site): Assets;
  /** Files behind pictures, by their names in the content, for share pictures. */
  originals: ReadonlyMap<string, Original>;
  fonts: Fonts;
  templates: SiteTemplates;
  artifacts: Artifact[];
  /** Inputs of styles, scripts and templates. */
  inputs: Inputs;
  problems: Problem[];
  levels: SoundLevels[];
}

/** The site in one language. */
export interface Edition {
  site: Site;
  /** The input of its pages and files. */
  context: Context;
  pages: PlannedPage[];
  shell: Shell;
  /** The pages for the next build. Makes every page that is not known. */
  listCached(): CachedPages;
}

export type Editions = readonly [Edition, ...Edition[]];

/** The pages of a private file, with the files that only they show. */
export interface PrivateEdition extends Pick<Edition, 'context' | 'pages' | 'shell'> {
  artifacts: Artifact[];
  problems: Problem[];
}

/** Everything that a site publishes, before any of it is written. */
export interface Plan {
  editions: Editions;
  rooms: readonly PrivateEdition[];
  /** The pages whose colours are known. */
  made: readonly PlannedPage[];
  redirects: readonly Redirect[];
  /** Every file but those for hosts. */
  files: readonly Artifact[];
  problems: Problem[];
}
