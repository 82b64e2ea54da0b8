/** A workflow of GitHub that lets another host build every night. */
import type { HostedSite, HostFile } from './host.ts';

/** The last step by hand for a host that builds if an address is requested. @param hook how the host calls the address, and where to make it */
export function describeHook(hook: string): string {
  return `Make a ${hook}, and save its address as the secret BUILD_HOOK of the repository, for the nightly build.`;
}

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
  return `  # Every night, soon after the day begins where the artist is (\`timezone\` in content/site.yaml): what is due comes out, and
  # shows that are over move to the past. Not on the hour, when everybody's jobs begin and some are dropped. GitHub turns it off
  # when nothing has been pushed for 60 days; it says so by mail, and turns it on again at the push of a button.
  schedule:
    - cron: '17 0 * * *'
      timezone: ${timezone}
  workflow_dispatch:
`;
}
