/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
import type { Feed } from '../../model/feeds/index.ts';

export function writeJson(feed: Feed, self: string): string {
  const { author } = feed;
  const data = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    icon: feed.icon,
    authors: [{ name: author.name, url: author.url }],
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      external_url: entry.externalUrl,
      title: entry.title,
      content_html: entry.html,
      summary: entry.summary || undefined,
      image: entry.image,
      date_published: `${entry.date}T00:00:00Z`,
      tags: entry.categories.length > 0 ? entry.categories : undefined,
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
