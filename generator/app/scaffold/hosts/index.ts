/** The supported web hosts, a file for each. */
import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { WebHost } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

export type { HostedSite, HostFile } from './host.ts';

/** A web host that Liner has no settings for. */
const none: WebHost = { files: () => [] };

/** Keyed by the names of `liner init --host`, in the order in which it lists them. */
const TABLE = { github, netlify, cloudflare, vercel, nginx, none };

export type Host = keyof typeof TABLE;

export const HOST_TABLE: Readonly<Record<Host, WebHost>> = TABLE;

export const HOSTS = Object.keys(TABLE).filter((name): name is Host => name in TABLE);
