/** Entries of feeds (RSS 2.0), as readers show them. */

export interface FeedEntry {
  title: string;
  date: string;
  text: string;
}

/** The entry of a page. @param path that of the page */
export function findFeedEntry(feed: string, path: string): FeedEntry | undefined {
  const items = [...new DOMParser().parseFromString(feed, 'application/xml').querySelectorAll('item')];
  const item = items.find((each) => pathOf(textOf(each, 'link')) === path);
  if (!item) return undefined;
  const html = new DOMParser().parseFromString(textOf(item, 'description'), 'text/html');
  return { title: textOf(item, 'title'), date: textOf(item, 'pubDate'), text: html.body.textContent.trim() };
}

function textOf(item: Element, name: string): string {
  return item.querySelector(name)?.textContent.trim() ?? '';
}

function pathOf(link: string): string | undefined {
  return URL.canParse(link) ? new URL(link).pathname : undefined;
}
