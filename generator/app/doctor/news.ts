/** Parts of a change log (https://keepachangelog.com). */
import { marked } from 'marked';
import { compareVersions } from './versions.ts';

/**
 * @param changelog Markdown, with a heading of the second level for each version
 * @param since the version that was there before
 * @param until the version that is there now
 * @returns the parts about all later versions up to that one, as they are written; empty if there are none
 */
export function findNews(changelog: string, since: string, until: string): string {
  let isNews = false;
  const parts: string[] = [];
  for (const token of marked.lexer(changelog)) {
    if (token.type === 'heading' && token.depth === 2) {
      const version = /\d+\.\d+\.\d+/.exec(token.text)?.[0];
      isNews =
        version !== undefined && compareVersions(version, since) > 0 && compareVersions(version, until) <= 0;
    }
    if (isNews) parts.push(token.raw);
  }
  return parts.join('').trim();
}
