/** What crawlers may do, and where the list of pages is. */

/** @param sitemap the whole address of the sitemap */
export function buildRobots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
