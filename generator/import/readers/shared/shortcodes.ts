/** Shortcodes of WordPress, which exports and feeds have in their texts. */

import { webAddress } from './addresses.ts';
import { replaceBetween } from './between.ts';

/** Those of WordPress and its usual extensions, which have attributes or none. */
const KNOWN =
  /^(?:gallery|audio|video|playlist|embed|caption|contact-form(?:-7)?|wpforms|gravityform|gigpress|soundcloud|spotify|bandcamp|youtube|vimeo|mailchimp|products|woocommerce-\w+)$/;

/** Text in brackets that begins with a name. Limits keep the time linear. */
const TAG =
  /(\[?)\[(\/?)([a-z][\w-]{0,60})((?:[\s=](?:[^\][<>"]|"[^"]{0,2000}"){0,500}|\s[^\][<>]{0,2000})?)\](\]?)/gi;

const CAPTION = /\[((?:wp_)?caption)\b[^\][]{0,2000}\]/gi;
/** Their text is code that is encoded. */
const RAW = /\[(vc_raw_(?:html|js))\b[^\][]{0,2000}\]/gi;

export interface Dropped {
  readonly what: string;
  readonly example: string;
  /** Addresses that it had: of a player, a recording. */
  readonly addresses: readonly string[];
}

export interface TextWithoutCodes {
  readonly html: string;
  readonly dropped: readonly Dropped[];
}

/**
 * Takes shortcodes out of a text; what stands between two of them stays. They are known by their form: attributes, an end
 * (`[/name]`), a name with `_`. Other brackets are words: `[sic]`, `[Chorus]`, `[1]`.
 */
export function dropShortcodes(written: string): TextWithoutCodes {
  const dropped: Dropped[] = [];
  const endOf = ([, name = '']: RegExpExecArray) => `[/${name.toLowerCase()}]`;
  const shown = replaceBetween(written, RAW, endOf, ([whole, name]) => {
    dropped.push({ what: `[${name}]`, example: whole, addresses: [] });
    return '';
  });
  const text = replaceBetween(shown, CAPTION, endOf, (_, content) => asFigure(content));
  const ends = new Set([...text.matchAll(TAG)].flatMap(([, , end, name]) => (end ? name : [])));
  const html = text.replace(
    TAG,
    (whole, before: string, end: string, name: string, attributes: string, after: string) => {
      // Two brackets show the code itself.
      if (before && after) return whole.slice(1, -1);
      if (!end && !ends.has(name) && !isShortcode(name, attributes)) return whole;
      const addresses = [...readAttributes(attributes).values()].toReversed();
      if (!end)
        dropped.push({
          what: `[${name}]`,
          example: whole,
          addresses: addresses.flatMap((each) => webAddress(each) ?? []),
        });
      return before + after;
    },
  );
  return { html, dropped };
}

function isShortcode(name: string, attributes: string): boolean {
  return (
    name.includes('_') ||
    KNOWN.test(name) ||
    /^\s+[\w-]+\s*=|\s\/$/.test(attributes) ||
    /^=\s*["']?https?:/.test(attributes)
  );
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g;

/** Attributes by their names, the first of each; what has none, as in `[youtube https://…]`, by its number. */
function readAttributes(written: string): Map<string, string> {
  const text = written
    .replace(/&(?:#8220|#8221|#8243|quot|ldquo|rdquo);|[“”″]/g, '"')
    .replace(/&(?:amp|#0*38);/g, '&');
  const found = [...text.matchAll(ATTRIBUTE)].map(
    ([, name, double, single, bare, quoted, alone = ''], index) =>
      [
        name?.toLowerCase() ?? String(index),
        double ?? single ?? bare ?? quoted ?? alone.replace(/^=/, ''),
      ] as const,
  );
  return new Map(found.toReversed());
}

function asFigure(content: string): string {
  const [picture = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
  const words = content.slice(picture.length).trim();
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}
