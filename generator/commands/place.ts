/** Where a site is published, and what must not be replaced by it. */
import type { GuardOptions } from '../publish/guard.ts';
import type { SiteOptions } from './site.ts';

export interface PublishOptions extends SiteOptions {
  out: string;
  /** Compressed sizes are measured for it. */
  report?: string | undefined;
}

export function publishedPlace({ content, assets }: PublishOptions): GuardOptions {
  return { root: process.cwd(), sources: [content, assets] };
}
