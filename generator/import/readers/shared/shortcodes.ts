/** Shortcodes of WordPress, which exports and feeds have in their texts. */

import { replaceBetween } from './between.ts';

/** Shortcodes of WordPress and common plugins. */
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
    dropped.push({ what: `[${name}]`, example: whole });
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
      if (!end) dropped.push({ what: `[${name}]`, example: whole });
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

function asFigure(content: string): string {
  const [picture = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
  const words = content.slice(picture.length).trim();
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}
