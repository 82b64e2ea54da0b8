/** Links and HTML that a text may not hold. The problems have no place yet. */
import { posix } from 'node:path';
import { cleanAddress } from '../../lib/invisible.ts';
import { dropUser } from '../../lib/url.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';

// A browser reads a backslash as a slash and skips tabs and line breaks, so neither may hide in an address.
const ALLOWED = /^(\/(?!\/)|https?:\/\/(?!\/)|mailto:|tel:|#)[^\s\\]*$/i;

/** The reason to refuse a link's address; undefined for one that may be followed. @param from the file that it is in */
export function refuseLink(
  url: string,
  from: string,
  pageAt: (path: string) => string | undefined,
): Problem | undefined {
  const shared = dropUser(url);
  if (shared !== url) return problem('markdown/link-user', undefined, { shared });
  if (ALLOWED.test(url) && cleanAddress(url) === url) return undefined;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  const isRefused = scheme !== undefined && !/^(https?|mailto|tel)$/i.test(scheme);
  const page = isRefused ? undefined : findPage(url, from, pageAt);
  return problem('markdown/link', undefined, { url, scheme: isRefused ? scheme : undefined, page });
}

/** The address of the page that a file becomes: `ya-layl.md` beside this one, `../releases/ya-layl.md`. */
function findPage(
  url: string,
  from: string,
  pageAt: (path: string) => string | undefined,
): string | undefined {
  const [, file, anchor = ''] = /^([^?#\s]+\.(?:md|yaml|html?))(#\S*)?$/.exec(url) ?? [];
  if (file === undefined) return undefined;
  const page = pageAt(posix.join(posix.dirname(from), file).split('/').slice(-2).join('/'));
  return page && page + anchor;
}

/** An HTML comment is the writer's own note: it is left out. */
export function isComment(html: string): boolean {
  return /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(html);
}

export function refuseHtml(raw: string, isVideoHost: (url: string) => boolean): Problem {
  const tag = /^\s*<\/?([a-z][\w-]*)/i.exec(raw)?.[1];
  const source = /\ssrc=["']?([^"'\s>]+)/i.exec(raw)?.[1]?.replace(/^\/\//, 'https://');
  return problem('markdown/html', undefined, {
    tag,
    source,
    isVideo: source !== undefined && isVideoHost(source),
  });
}
