/** What there is to know about a web host. */
import type { Publish } from '../../../site/schema/publish.ts';

export interface HostedSite {
  /** What the host calls the site: lower-case letters, digits and hyphens. */
  slug: string;
  /** `https://night-owl.example/site/`. */
  baseUrl: string;
  /** Releases come out at midnight there: `Europe/Lisbon`. */
  timezone: string;
  /** `2026-11-21`. */
  today: string;
}

export interface HostFile {
  /** Relative to the site's folder, with forward slashes. */
  path: string;
  text: string;
}

export interface WebHost {
  /** As its makers write it. */
  title: string;
  /** Files for a new site. */
  files(site: HostedSite): HostFile[];
  /** `publish` of site.yaml. */
  publish?(site: HostedSite): Publish;
  /** What is left to do by hand, a sentence each. */
  steps: readonly string[];
  settings?: HostSettings;
}

/** A file in the folder of a site that `liner doctor` compares with site.yaml. */
export interface HostSettings {
  path: string;
  /** Whether the host publishes the site at the root of its domain, and reads `_headers` there. */
  isAtRoot: boolean;
  /** What is wrong with the file, and what to do; undefined if nothing. */
  findFault(text: string, baseUrl: string): [message: string, advice: string] | undefined;
}

/** Settings that only have to name the folder of the finished site. @param line as it is written in them */
export function folderSettings(path: string, pattern: RegExp, line: string): HostSettings {
  return {
    path,
    isAtRoot: true,
    findFault: (text) =>
      pattern.test(text)
        ? undefined
        : [`${path} does not name the folder of the finished site.`, `Write  ${line}  there.`],
  };
}

export const REPOSITORY = 'Put this folder into a repository on GitHub';

/** The host builds what is pushed. */
export const publishByPush = (): Publish => ({ to: 'git' });
