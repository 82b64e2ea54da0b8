/** Describes the open page to the studio: its address, its links, and the files that belong to it. */
import type { PageFiles, PageNews } from './messages.ts';

export function describePage(): PageNews {
  // Their addresses have the origin of the published site.
  const translations = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(pathOf);
  const { title } = document;
  return { path: location.pathname, title, translations, links: listPaths('a[href]'), files: listFiles() };
}

function pathOf({ href }: { href: string }): string {
  return new URL(href).pathname;
}

/** The paths of links within the site, each once. */
function listPaths(selector: string): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(selector)];
  return [...new Set(links.filter(({ href }) => href.startsWith(`${location.origin}/`)).map(pathOf))];
}

function listFiles(): PageFiles {
  const content = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return {
    card: content ? pathOf({ href: content }) : undefined,
    feeds: listPaths('link[rel="alternate"][type="application/rss+xml"]'),
    calendar: listPaths('main a[href$=".ics"]')[0],
    documents: listPaths('main a[href$=".pdf"]'),
    links: listPaths('main a[href*="/l/"]').find((path) => /\/l\/[^/]+\/$/.test(path)),
  };
}
