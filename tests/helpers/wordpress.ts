/** Exports of WordPress, as tests need them. */

export interface ExportedPost {
  title: string;
  content: string;
  /** The whole address that it had. */
  link: string;
  type?: string;
  /** `2019-01-20`. */
  date?: string;
  status?: string;
  /** Further elements: `<wp:post_parent>3</wp:post_parent>`. */
  more?: string;
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** @param home the address of the site */
export function wordPress(posts: readonly ExportedPost[], home = 'https://noor.example'): string {
  const items = posts.map(
    ({ title, content, link, type = 'post', date = '2019-01-20', status = 'publish', more = '' }, index) =>
      `<item><title>${cdata(title)}</title><link>${link.replace(/&/g, '&amp;')}</link><content:encoded>${cdata(content)}</content:encoded><wp:post_id>${index + 1}</wp:post_id><wp:post_date>${date} 10:00:00</wp:post_date><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>A site</title><link>${home}</link><wp:base_blog_url>${home}</wp:base_blog_url>\n${items.join('\n')}\n</channel></rss>`;
}
