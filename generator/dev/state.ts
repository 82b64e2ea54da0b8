/** What a page in the browser is told: how it should be by now. */

export interface PageState {
  /** The digest of the page; undefined while it cannot be made, so that the old one stays. */
  page?: string | undefined;
  /** The address of the stylesheet; empty while there is no site. */
  styles: string;
  /** What keeps the site, or this page, from being made. */
  problems: ShownProblem[];
  /** Entries that a build leaves out. */
  drafts: Draft[];
}

export interface ShownProblem {
  message: string;
  /** `content/site.yaml:3:7`; empty where there is none. */
  place: string;
  /** The lines at fault, or nothing. */
  frame: string;
  hint: string;
}

export interface Draft {
  title: string;
  /** The address of its page, or of the page that lists it. */
  url: string;
  /** It is the page itself. */
  here: boolean;
}

/** Where the server listens for its own client, whatever the base path of the site. */
export const CLIENT_PATH = '/__liner/client.js';
export const EVENTS_PATH = '/__liner/events';
