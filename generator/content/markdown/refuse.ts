/** Links and HTML that a text may not hold. The problems have no place yet. */
import { type Problem, problem } from '../../problems/index.ts';

// A browser reads a backslash as a slash and skips tabs and line breaks, so neither may hide in an address.
const ALLOWED = /^(\/(?!\/)|https?:\/\/(?!\/)|mailto:|tel:|#)[^\s\\]*$/i;

/** The reason to refuse a link's address; undefined for one that may be followed. */
export function refuseLink(url: string): Problem | undefined {
  if (ALLOWED.test(url)) return undefined;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url)?.[1];
  const isRefused = scheme !== undefined && !/^(https?|mailto|tel)$/i.test(scheme);
  return problem('markdown/link', undefined, { url, scheme: isRefused ? scheme : undefined });
}

/** An HTML comment is the writer's own note: it is left out. */
export function isComment(html: string): boolean {
  return /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(html);
}

export function refuseHtml(raw: string): Problem {
  return problem('markdown/html', undefined, { tag: /^\s*<\/?([a-z][\w-]*)/i.exec(raw)?.[1] });
}
