/** The settings that a host reads from the folder of a site, and the nightly build. */
import type { Publish } from '../../../site/schema/publish.ts';
import { writeCloudflare } from './cloudflare.ts';
import { writeNetlify } from './netlify.ts';
import { placeOnServer, writeNginx } from './nginx.ts';
import { writeVercel } from './vercel.ts';
import { writeNightly, writePages } from './workflows.ts';

/** As `liner init --host` names them, in the order in which it lists them. */
export const HOSTS = ['github', 'netlify', 'cloudflare', 'vercel', 'nginx', 'none'] as const;

export type Host = (typeof HOSTS)[number];

export interface HostFacts {
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

interface HostRow {
  /** As its makers write it. */
  title: string;
  files(facts: HostFacts): HostFile[];
  /** `publish` of site.yaml. */
  publish(facts: HostFacts): Publish | undefined;
  /** What is left to do by hand, a sentence each. */
  steps: string[];
}

const REPOSITORY = 'Put this folder into a repository on GitHub';
/** The other hosts build when they are asked to at an address of their own. */
const BUILD_HOOK = 'and save its address as the secret BUILD_HOOK of the repository, for the nightly build.';

/** These build by themselves what is pushed. */
const byPush = (): Publish => ({ to: 'git' });

/** Every host in one place: what it is called, its files, and what they cannot do by themselves. */
export const HOST_TABLE: Record<Host, HostRow> = {
  github: {
    title: 'GitHub Pages',
    files: writePages,
    publish: byPush,
    steps: [`${REPOSITORY}, and under Settings, Pages, choose "GitHub Actions" as the source.`],
  },
  netlify: {
    title: 'Netlify',
    files: (facts) => [writeNetlify(), writeNightly(facts)],
    publish: byPush,
    steps: [
      `${REPOSITORY}, and add it to Netlify as a new project.`,
      `Make a build hook there (Project configuration, Build & deploy), ${BUILD_HOOK}`,
    ],
  },
  cloudflare: {
    title: 'Cloudflare Pages',
    files: (facts) => [writeCloudflare(facts), writeNightly(facts)],
    publish: byPush,
    steps: [
      `${REPOSITORY}, and connect it to Cloudflare Pages with the build command npm run build.`,
      `Make a deploy hook there (Settings, Builds), ${BUILD_HOOK}`,
    ],
  },
  vercel: {
    title: 'Vercel',
    files: (facts) => [writeVercel(), writeNightly(facts)],
    publish: byPush,
    steps: [
      `${REPOSITORY}, and import it at Vercel.`,
      `Make a deploy hook there (Settings, Git), ${BUILD_HOOK}`,
    ],
  },
  nginx: {
    title: 'a server of your own with nginx',
    files: (facts) => [writeNginx(facts)],
    publish: ({ baseUrl }) => ({ to: 'sftp', ...placeOnServer(baseUrl) }),
    steps: ['hosting/nginx.conf has the settings of the server, and says how to use them.'],
  },
  none: {
    title: 'a host of your choice',
    files: () => [],
    publish: () => undefined,
    steps: ['Run  npm run build : it makes the folder dist/.', 'Upload what is in dist/ to the web host.'],
  },
};
