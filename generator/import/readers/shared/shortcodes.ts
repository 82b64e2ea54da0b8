/** Shortcodes of WordPress, which exports and feeds have in their texts. */
import { replaceBetween } from './between.ts';
import { escapeHtml, webAddress } from './html.ts';

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
  /** `[gallery]`, `iframe`. */
  readonly what: string;
  readonly example: string;
  /** Addresses that it had: of a player, a recording. */
  readonly addresses: readonly string[];
}

export interface TextWithoutCodes {
  readonly html: string;
  /** What was taken out. */
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
  /** Of codes that are links: whether each that is open is one. */
  const open = new Map<string, boolean[]>();
  const html = text.replace(
    TAG,
    (whole, before: string, end: string, name: string, attributes: string, after: string) => {
      // Two brackets show the code itself.
      if (before && after) return whole.slice(1, -1);
      const isCode = Boolean(end) || ends.has(name) || isShortcode(name, attributes);
      if (!isCode) return whole;
      return before + (end ? closeCode(name) : openCode(name, attributes, whole)) + after;
    },
  );
  return { html, dropped };

  function openCode(name: string, attributes: string, whole: string): string {
    const values = readAttributes(attributes);
    const link = LINKS.map((key) => addressIn(values.get(key))).find((each) => each !== undefined);
    const label = LABELS.map((key) => values.get(key)).find((each) => each !== undefined);
    const isPaired = ends.has(name) && !attributes.trim().endsWith('/');
    if (isPaired) open.set(name, [...(open.get(name) ?? []), link !== undefined]);
    if (link && (isPaired || label))
      return isPaired
        ? ` <a href="${escapeHtml(link)}">`
        : ` <a href="${escapeHtml(link)}">${escapeHtml(label ?? '')}</a> `;
    const addresses = [...values.values()].toReversed().flatMap((each) => webAddress(each) ?? []);
    dropped.push({ what: `[${name}]`, example: whole, addresses });
    return '';
  }

  function closeCode(name: string): string {
    return open.get(name)?.pop() ? '</a> ' : '';
  }
}

function isShortcode(name: string, attributes: string): boolean {
  return (
    name.includes('_') ||
    KNOWN.test(name) ||
    /^\s+[\w-]+\s*=|\s\/$/.test(attributes) ||
    /^=\s*["']?https?:/.test(attributes)
  );
}

const LINKS = ['link', 'href', 'button_url', 'button_link'];
const LABELS = ['text', 'title', 'button_text', 'label'];

/** `link="url:https%3A%2F%2Fa.example|title:Shop"` is how page builders write one. */
function addressIn(value: string | undefined): string | undefined {
  const [, encoded] = /^url:([^|]*)/.exec(value ?? '') ?? [];
  if (encoded === undefined) return webAddress(value);
  try {
    return webAddress(decodeURIComponent(encoded));
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
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

/** A picture, alone or in a link, and the words below it. */
function asFigure(content: string): string {
  const [picture = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content) ?? [];
  const words = content.slice(picture.length).trim();
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}
