/** HTML of sources, reduced to what Markdown can say. */
import { Parser } from 'htmlparser2';

/** Elements that stay, with the attributes that do. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ...Object.fromEntries(
    'h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre code strong b em i'.split(' ').map((tag) => [tag, []]),
  ),
};

/** Elements that end a line: without them, words on both sides would be one. */
const BLOCKS = new Set(
  'div section article header footer main aside nav figure figcaption table tr dl dt dd center address details summary'.split(
    ' ',
  ),
);

/** Elements whose content is no text. */
const DROPPED = new Set(
  'script style template noscript iframe object embed svg math form select textarea button video audio canvas head title map'.split(
    ' ',
  ),
);

const EMPTY = new Set(['br', 'hr', 'img', 'embed']);

/** Open elements, and elements at all; beyond them, text stays without its elements. No text of a person has more. */
const DEEPEST = 40;
const MOST = 20_000;

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

interface PlainHtml {
  /** Elements and attributes that are on the list, all closed. */
  readonly html: string;
  readonly pictures: readonly Picture[];
  /** What was left out, each once: `iframe https://…`, `script`. */
  readonly dropped: readonly string[];
}

/** @param base the address of the page, for links without a host */
export function reduceHtml(source: string, base?: string): PlainHtml {
  const parts: string[] = [];
  const open: string[] = [];
  const pictures: Picture[] = [];
  const dropped = new Set<string>();
  let hidden = 0;
  let elements = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      elements += 1;
      if (DROPPED.has(name)) {
        const src = attributes['src'] ?? attributes['data'];
        if (name !== 'head' && name !== 'title') dropped.add(src ? `${name} ${src}` : name);
        hidden += 1;
      } else if (hidden === 0 && name === 'img') {
        const url = webAddress(attributes['src'] ?? attributes['data-src'], base);
        if (url && pictures.length < MOST) pictures.push({ url, alt: attributes['alt'] ?? '' });
      } else if (hidden > 0 || elements > MOST) {
        return;
      } else if (BLOCKS.has(name)) {
        parts.push('<p>');
      } else if (KEPT[name] && (EMPTY.has(name) || open.length < DEEPEST)) {
        parts.push(openingTag(name, attributes, base));
        if (!EMPTY.has(name)) open.push(name);
      }
    },
    ontext(text) {
      if (hidden === 0) parts.push(escapeHtml(text));
    },
    onclosetag(name) {
      if (DROPPED.has(name)) hidden = Math.max(0, hidden - 1);
      else if (name === 'td' || name === 'th') parts.push(' ');
      else if (hidden === 0 && BLOCKS.has(name)) parts.push(elements > MOST ? ' ' : '</p>');
      else if (hidden === 0 && open.at(-1) === name) parts.push(`</${open.pop()}>`);
    },
  });
  parser.end(source);
  return {
    html:
      parts.join('') +
      open
        .toReversed()
        .map((name) => `</${name}>`)
        .join(''),
    pictures,
    dropped: [...dropped],
  };
}

function openingTag(name: string, attributes: Readonly<Record<string, string>>, base?: string): string {
  if (name !== 'a') return `<${name}>`;
  const href = linkAddress(attributes['href'], base);
  return href ? `<a href="${escapeHtml(href)}">` : '<a>';
}

function linkAddress(given: string | undefined, base?: string): string | undefined {
  return /^(?:mailto|tel):[^\s<>"]+$/i.exec(given?.trim() ?? '')?.[0] ?? webAddress(given, base);
}

/** An address on the web without a password; undefined for anything else, such as `javascript:`. */
export function webAddress(given: string | undefined, base?: string): string | undefined {
  const text = given?.trim();
  // With a base that is none, whole addresses cannot be parsed either.
  const page = base !== undefined && URL.canParse(base) ? base : undefined;
  if (!text || text.startsWith('#') || text.length > 2000 || !URL.canParse(text, page)) return undefined;
  const url = new URL(text, page);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
