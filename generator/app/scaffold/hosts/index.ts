/** The supported web hosts, a file for each. */
import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { WebHost } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

export type { HostedSite, HostFile } from './host.ts';

/** A web host that Liner has no settings for. */
const none: WebHost = {
  title: 'a host of your choice',
  files: () => [],
  steps: [
    'Run  npm run build : it makes the folder dist/.',
    'Upload what is in dist/ to the web host.',
    'Do both again on each release day, and after each show: no host builds the site at night. To read more:  npx liner help releases',
  ],
};

/** By the names that `liner init --host` takes, in the order in which it lists them. */
const TABLE = { github, netlify, cloudflare, vercel, nginx, none };

export type Host = keyof typeof TABLE;

export const HOST_TABLE: Readonly<Record<Host, WebHost>> = TABLE;

export const HOSTS = Object.keys(TABLE).filter((name): name is Host => name in TABLE);
