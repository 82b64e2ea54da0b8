/** The options of commands that build a site. */

export interface SiteOptions {
  content: string;
  assets: string;
  baseUrl?: string | undefined;
  drafts?: boolean | undefined;
  /** Another look than that of site.yaml. */
  style?: string | undefined;
  /** The day that the site is built for, `YYYY-MM-DD`, if it is not today. */
  asOf?: string | undefined;
  /** True for a site that only some people find. */
  isSecret?: boolean | undefined;
  /** Texts are published compressed as well. */
  compress?: boolean | undefined;
}

export interface BuildCommandOptions extends SiteOptions {
  out: string;
  /** File for the report of the build, which includes compressed sizes. */
  report?: string | undefined;
  fresh?: boolean | undefined;
  /** Includes the drafts of the studio. */
  unsaved?: boolean | undefined;
}
