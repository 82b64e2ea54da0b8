/** HTML of sources, reduced to what Markdown can say. */
import { Parser } from 'htmlparser2';
import { escapeWith } from '../../../engine/lib/markup.ts';
import { completeUrl } from '../../../engine/lib/url.ts';

/** Elements that stay, with the attributes that do. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ...Object.fromEntries(
    'h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre code strong b em i del table tr th td'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
};

/** Elements that are others by their old names. */
const OTHER_NAMES: Readonly<Record<string, string>> = { s: 'del', strike: 'del' };

/** Elements that end a line: without them, words on both sides would be one. */
const BLOCKS = new Set(
  'div section article header footer main aside nav figure figcaption cite caption dl dt dd center address details summary'.split(
    ' ',
  ),
);

/** Elements whose content is no text. */
const DROPPED = new Set(
  'script style template noscript iframe object embed svg math form select textarea button video audio canvas head title map'.split(
    ' ',
  ),
);

/** Elements in which addresses are no links. */
const NO_LINKS = new Set(['a', 'code', 'pre']);

/** An address in a text, which the site shows as a link. */
export const ADDRESS = /((?:https?:\/\/|www\.)[^\s<>"]+)/i;

/** What follows an address in a sentence. */
const BEHIND = /[?!.,:;*_~']+$/;
const BEHIND_BRACKET = /[?!.,:;*_~')\]]+$/;

const EMPTY = new Set(['br', 'hr', 'img', 'embed']);

/** Open elements, and elements at all; beyond them, text stays without its elements. No text of a person has more. */
const DEEPEST = 40;
const MOST = 20_000;

export interface Picture {
  readonly url: string;
  /** What it shows, or the words below it. */
  readonly alt: string;
}

interface PlainHtml {
  /** Elements and attributes that are on the list, all closed. */
  readonly html: string;
  readonly pictures: readonly Picture[];
  /** What was left out, each once: `iframe https://…`, `script`; of the words below it, `caption …`. */
  readonly dropped: readonly string[];
}

/** A figure: whether it has a picture or something that was left out, which its words are about. */
interface Figure {
  pictures: { url: string; alt: string }[];
  isEmpty: boolean;
}

/** @param base the address of the page, for links without a host */
export function reduceHtml(source: string, base?: string): PlainHtml {
  const parts: string[] = [];
  const open: string[] = [];
  const pictures: { url: string; alt: string }[] = [];
  const dropped = new Set<string>();
  const figures: Figure[] = [];
  /** The words below a picture, which go with it. */
  let caption: string[] | undefined;
  let hidden = 0;
  let elements = 0;
  const drop = (name: string, address: string | undefined) =>
    dropped.add(address ? `${name} ${webAddress(address, base) ?? address}` : name);
  const parser = new Parser({
    onopentag(written, attributes) {
      const name = OTHER_NAMES[written] ?? written;
      const figure = figures.at(-1);
      elements += 1;
      if (DROPPED.has(name)) {
        if (name !== 'head' && name !== 'title') drop(name, attributes['src'] ?? attributes['data']);
        if (figure) figure.isEmpty = true;
        hidden += 1;
      } else if (hidden > 0) {
        if (name === 'source') drop(open.at(-1) ?? 'source', attributes['src']);
      } else if (name === 'img') {
        const url = webAddress(attributes['src'] ?? attributes['data-src'], base);
        if (!url || pictures.length >= MOST) return;
        const picture = { url, alt: attributes['alt'] ?? '' };
        pictures.push(picture);
        figure?.pictures.push(picture);
      } else if (elements > MOST) {
        return;
      } else if (name === 'figcaption' && figure && (figure.isEmpty || figure.pictures.length > 0)) {
        caption = [];
      } else if (BLOCKS.has(name)) {
        if (name === 'figure') figures.push({ pictures: [], isEmpty: false });
        // Who says what is quoted.
        parts.push(name === 'cite' && open.includes('blockquote') ? '<p>– ' : '<p>');
      } else if (KEPT[name] && (EMPTY.has(name) || open.length < DEEPEST)) {
        parts.push(openingTag(name, attributes, base));
        if (!EMPTY.has(name)) open.push(name);
      }
    },
    ontext(text) {
      if (hidden > 0) return;
      if (caption) caption.push(text);
      else parts.push(open.some((name) => NO_LINKS.has(name)) ? escapeHtml(text) : linkAddresses(text));
    },
    onclosetag(written) {
      const name = OTHER_NAMES[written] ?? written;
      if (DROPPED.has(name)) hidden = Math.max(0, hidden - 1);
      else if (hidden > 0) return;
      else if (name === 'figcaption' && caption) {
        closeCaption(figures.at(-1), caption.join(''), dropped);
        caption = undefined;
      } else if (BLOCKS.has(name)) {
        if (name === 'figure') figures.pop();
        parts.push(elements > MOST ? ' ' : '</p>');
      } else if (open.at(-1) === name) parts.push(`</${open.pop()}>`);
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

/** Addresses in a text are links on every page, and their signs would be taken for Markdown. */
function linkAddresses(text: string): string {
  const parts = text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return escapeHtml(part);
    const [behind = ''] = (/[([]/.test(part) ? BEHIND : BEHIND_BRACKET).exec(part) ?? [];
    const address = part.slice(0, part.length - behind.length);
    const href = webAddress(completeUrl(address));
    return href
      ? `<a href="${escapeHtml(href)}">${escapeHtml(address)}</a>${escapeHtml(behind)}`
      : escapeHtml(part);
  });
  return parts.join('');
}

/** Words below pictures say what they show, if nothing else does. */
function closeCaption(figure: Figure | undefined, written: string, dropped: Set<string>): void {
  const words = written.replace(/\s+/g, ' ').trim();
  const [first] = figure?.pictures ?? [];
  if (words === '' || first?.alt === words) return;
  if (first?.alt === '') first.alt = words;
  else dropped.add(`caption ${words}`);
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

export function escapeHtml(text: string): string {
  return escapeWith(/[&<>"]/g, text);
}
