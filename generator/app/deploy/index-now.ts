/** Reports changed pages to search engines (indexnow.org): Bing, Yandex, Naver, Seznam and Yep share what one of them gets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExample, routeOfFile } from '../../engine/lib/url.ts';
import { keyOf } from '../../site/index-now.ts';
import { type Notice, notice } from '../publish-notices.ts';
import { compareSites } from './changes.ts';
import type { Inventory } from './inventory.ts';

const SERVICE = 'https://api.indexnow.org/indexnow';

/** Addresses in one request. */
const MOST = 10_000;

/** Milliseconds of one request. */
const TIMEOUT = 15_000;

interface Report {
  /** `base_url` of site.yaml. */
  baseUrl: string;
  /** Digests by path, of the site that was there before; undefined if there was none. */
  published: ReadonlyMap<string, string> | undefined;
  /** Address to use in place of the service, in tests. */
  service?: string | undefined;
}

/** Returns undefined if there is nothing to report. It never fails: the site is published. */
export async function reportChanges(
  site: Inventory,
  { baseUrl, published, service = SERVICE }: Report,
): Promise<Notice | undefined> {
  const root = baseUrl.replace(/\/*$/, '/');
  const pages = listChanged(site, root, published);
  if (isExample(new URL(root).hostname) || pages.length === 0) return undefined;
  const key = keyOf(root);
  const keyLocation = `${root}${key}.txt`;
  try {
    // Engines ask for the key as well, and would refuse the pages.
    const live = await request(keyLocation);
    if (!live.ok || (await live.text()).trim() !== key) return notice('indexnow-not-live', { keyLocation });
    for (let from = 0; from < pages.length; from += MOST) {
      const urlList = pages.slice(from, from + MOST);
      const { status } = await request(service, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host: new URL(root).host, key, keyLocation, urlList }),
      });
      if (status !== 200 && status !== 202) return notice('indexnow-refused', { status });
    }
    return notice('indexnow-sent', { count: pages.length });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return notice('indexnow-unreachable', {});
  }
}

function request(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
}

/** Addresses of pages that are new or have changed, as the list for search engines has them: no other page is theirs to know. */
function listChanged({ folder, files }: Inventory, root: string, published: Report['published']): string[] {
  const listed = new Set(
    [...files.keys()]
      .filter((path) => /^sitemap(?:-\d+)?\.xml$/.test(path))
      .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)])
      .map(([, loc = '']) => loc.replaceAll('&amp;', '&')),
  );
  const { added, changed } = compareSites(published ?? new Map<string, string>(), files);
  return [...added, ...changed]
    .filter((path) => path.endsWith('.html'))
    .map((path) => root + encodeURI(routeOfFile(path).slice(1)))
    .filter((url) => listed.has(url))
    .sort();
}
