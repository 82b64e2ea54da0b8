/** The description of a web host, and parts that several share. */
import type { Publish } from '../../../site/schema/publish.ts';

export interface HostedSite {
  /** The name of the site at the host: lower-case letters, digits and hyphens. */
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
  /** Spelling of its makers; commands have words for those that nobody has named. */
  title?: string;
  files(site: HostedSite): HostFile[];
  /** `publish` of site.yaml. */
  publish?(site: HostedSite): Publish;
  settings?: HostSettings;
}

/** A file in the folder of a site that `liner doctor` compares with site.yaml. */
interface HostSettings {
  path: string;
  /** True if the host publishes the site at the root of its domain, and reads `_headers` there. */
  isAtRoot: boolean;
  /** Returns the fault of the file and the advice; undefined if there is none. */
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

/** The host builds what is pushed. */
export const publishByPush = (): Publish => ({ to: 'git' });

/** Requests a build at night; the host itself builds on every push only. */
export function writeNightly({ timezone }: HostedSite): HostFile {
  const text = `name: Nightly build

on:
${writeSchedule(timezone)}
permissions: {}

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      # The host's own address for this, saved under Settings, Secrets and variables, Actions.
      - name: Ask the host to build
        env:
          BUILD_HOOK: \${{ secrets.BUILD_HOOK }}
        run: |
          if [ -z "$BUILD_HOOK" ]; then
            echo "::error::Make a build hook at your host, and save its address as the secret BUILD_HOOK."
            exit 1
          fi
          curl --fail --silent --show-error --request POST "$BUILD_HOOK"
`;
  return { path: '.github/workflows/nightly.yml', text };
}

export function writeSchedule(timezone: string): string {
  return `  # Every night, shortly after midnight in the artist's time zone (\`timezone\` in content/site.yaml): releases of the day appear,
  # and past shows move to the archive. Not on the hour, when GitHub is busiest and drops some jobs. GitHub turns it off
  # when nothing has been pushed for 60 days; it says so by mail, and turns it on again at the push of a button.
  schedule:
    - cron: '17 0 * * *'
      timezone: ${timezone}
  workflow_dispatch:
`;
}
