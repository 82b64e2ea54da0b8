/** GitHub Pages. */
import { type HostedSite, type HostFile, publishByPush, type WebHost, writeSchedule } from './host.ts';

export const github: WebHost = {
  title: 'GitHub Pages',
  files: (site) => [writeWorkflow(site)],
  publish: publishByPush,
};

/** Builds on every push and every night, and publishes on GitHub Pages. */
function writeWorkflow({ timezone }: HostedSite): HostFile {
  const text = `name: Publish

on:
  push:
    branches: [main]
${writeSchedule(timezone)}
permissions: {}

concurrency:
  group: pages
  cancel-in-progress: false

# Actions are named by commit, since a tag can be moved to other code; the comments say which release each commit is.
jobs:
  address:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      pages: read
    outputs:
      base_url: \${{ steps.pages.outputs.base_url }}
    steps:
      - id: pages
        uses: actions/configure-pages@45bfe0192ca1faeb007ade9deae92b16b8254a0d # v6.0.0

  build:
    needs: address
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version-file: .nvmrc
          cache: npm
      # Pictures are slow to make and seldom change. .cache holds compiled code as well, so no other workflow may save under
      # this key.
      - uses: actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5
        with:
          path: .cache
          key: publish-\${{ runner.os }}-\${{ hashFiles('package-lock.json', 'templates/**', 'islands/**') }}-\${{ hashFiles('assets/**', 'content/**') }}
          restore-keys: publish-\${{ runner.os }}-\${{ hashFiles('package-lock.json', 'templates/**', 'islands/**') }}-
      - run: npm ci
      - run: npm run build -- --base-url "$BASE_URL"
        env:
          BASE_URL: \${{ needs.address.outputs.base_url }}
          LINER_PRIVATE_KEY: \${{ secrets.LINER_PRIVATE_KEY }}
      - uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
        with:
          path: dist

  deploy:
    needs: build
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`;
  return { path: '.github/workflows/publish.yml', text };
}
