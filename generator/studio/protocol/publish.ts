/** The changes that publishing would make, and its progress. */
import type { Notice } from '../../app/publish-notices.ts';
import type { JobProgress } from './job.ts';
import type { FieldPath } from './path.ts';
import type { PublishRequest } from './requests.ts';
import type { StudioProblem } from './site.ts';

/** A difference between two versions of the site, in the words of its schemas. */
export interface SiteChange {
  /** `out`: its day has come since. `over`: the last day of a show has passed. */
  how: 'new' | 'changed' | 'gone' | 'out' | 'over';
  file: string;
  kind: string;
  /** Undefined for files without a title of their own. */
  title?: string | undefined;
  language?: string | undefined;
  /** Place in the current file, if it is one of several there: a show. */
  at?: FieldPath | undefined;
  /** The keys that are others now; an empty path is the text below them. */
  fields: FieldPath[];
}

/** An entry that will look otherwise on a later day, as soon as the site is built then. */
export interface LaterEntry {
  /** `shown`: it is not on the site before. `out`: it is announced until then. */
  how: 'shown' | 'out';
  file: string;
  title: string;
  /** `2026-11-06`. */
  day: string;
}

/** Paths in the assets folder. */
export interface FileChanges {
  added: string[];
  changed: string[];
  gone: string[];
}

export interface Differences {
  entries: SiteChange[];
  files: FileChanges;
  /** True if the whole site looks different: `look` in site.yaml, the stylesheet, fonts, templates. */
  isLookChanged: boolean;
}

/** `POST /api/publish/compare` */
export interface ComparedPages {
  /** True if the pages of the last publish are on this computer. */
  isKnown: boolean;
  /** The addresses of both sites, without a slash at the end. */
  before: string;
  after: string;
  /** Keyed by route. */
  pages: ComparedPage[];
}

export interface ComparedPage {
  route: string;
  how: 'new' | 'changed' | 'gone';
}

export interface PublishJob {
  /** Counts up with each change. */
  step: number;
  phase: 'none' | 'checking' | 'building' | 'uploading' | 'done' | 'stopped' | 'failed' | 'cancelled';
  progress?: JobProgress | undefined;
  /** The request for a hidden preview, in place of publishing. */
  show?: PublishRequest['show'];
  /** Problems that the check found; errors have stopped it. */
  problems: StudioProblem[];
  /** The result in words of the command, or why there is none and what to do. */
  message?: string | undefined;
  /** The message by its code and values. */
  notice?: Notice | undefined;
  /** A login was refused: what was typed is forgotten, and asked for once more. */
  isLoginRefused?: boolean | undefined;
  /** The place had this site already. */
  isUnchanged?: boolean | undefined;
  /** Permission that it would need, if it was refused because it may do harm. */
  unless?: 'replace' | 'accept-host-key' | undefined;
}

/** A password or a token of a place. */
export interface PublishSecret {
  what: 'token' | 'password' | 'passphrase' | 'accessKey' | 'secretKey';
  /** Name of its variable. */
  name: string;
  isSet: boolean;
  isNeeded: boolean;
}

/** `publish` of site.yaml. */
export interface PublishTarget {
  to: string;
  [key: string]: unknown;
}

/** `GET /api/publish` */
export interface PublishAnswer {
  /** Undefined if site.yaml names none. */
  target?: PublishTarget | undefined;
  /** The places that there are, with the keys of each. */
  places: { to: string; required: readonly string[]; optional: readonly string[] }[];
  /** The address of the site; undefined for an example. */
  address?: string | undefined;
  /** The hidden preview that is online. */
  show?: { address: string; until: string } | undefined;
  /** Baseline of the changes; undefined if nothing is known. */
  since?: { what: 'publish' | 'push'; time: string } | undefined;
  /** Changes for visitors; undefined if the published site is unknown. */
  changes?: Differences | undefined;
  /** True if nothing was published there so far. */
  isFirst: boolean;
  /** Number of pages; undefined if the site cannot be built. */
  pages?: number | undefined;
  /** Further changes in drafts. */
  unsaved: SiteChange[];
  later: LaterEntry[];
  /** True if a workflow builds the site by itself. */
  isNightly: boolean;
  secrets: PublishSecret[];
  job: PublishJob;
}
