/** Writes out the addresses of links on paper. */
import type { Block, Span } from '../../engine/content/types.ts';
import type { SiteUrls } from '../../engine/lib/url.ts';

/** The blocks with the address of each link behind its words, unless they are the address. */
export function writeAddresses(blocks: readonly Block[], urls: Pick<SiteUrls, 'origin'>): Block[] {
  return blocks.map((block) => ({
    ...block,
    spans: block.spans.flatMap((span) => {
      const { url, ...words } = span;
      const address = url === undefined ? '' : addressOf(url, urls);
      const isWritten = block.spans.some(({ text }) => text.includes(shorten(address)));
      return address === '' || isWritten ? [words] : [words, follow(words, ` (${address})`)];
    }),
  }));
}

function follow({ strong, emphasis }: Span, text: string): Span {
  return { text, strong, emphasis };
}

/** The whole address of a page, mail or number; empty for a place on the same page. */
function addressOf(url: string, { origin }: Pick<SiteUrls, 'origin'>): string {
  if (url.startsWith('/')) return origin + url;
  return url.startsWith('#') ? '' : url.replace(/^(mailto|tel):/, '');
}

/** Shortens an address as people write it: without `https://` and the last slash. */
function shorten(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
