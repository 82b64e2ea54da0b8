/** HTML of sources, read once from its beginning to its end, as Markdown or as plain text. */
import { Parser } from 'htmlparser2';
import { completeUrl } from '../../../engine/lib/url.ts';
import { escapeLine, escapeSigns } from './escape.ts';
import { Flow } from './flow.ts';
import { ADDRESS, linkAddress, webAddress } from './html.ts';

const list = (names: string) => new Set(names.split(' '));

/** Elements that end a line: without them, words on both sides would be one. */
const BLOCKS = list(
  'p div section article header footer main aside nav figure figcaption cite caption dl dt dd center address details summary',
);
/** Elements whose content is no text. */
const DROPPED = list(
  'script style template noscript iframe object embed svg math form select textarea button video audio canvas head title map',
);
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...['strong', 'b'].map((name) => [name, '**'] as const),
  ...['em', 'i'].map((name) => [name, '*'] as const),
  ...['del', 's', 'strike'].map((name) => [name, '~~'] as const),
]);
const INLINE = new Set([...SIGNS.keys(), 'a', 'code']);
/** Elements whose content is written when they end. */
const HELD = new Set([...INLINE, ...list('h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table th td')]);
/** Elements that a cell of Markdown cannot have. */
const TABLE = /^(?:table|t[hd])$/;
const IN_NO_CELL = list('table ul ol pre blockquote h1 h2 h3 h4 h5 h6 hr');

/** What follows an address in a sentence. */
const BEHIND = /[?!.,:;*_~']+$/;
const BEHIND_BRACKET = /[?!.,:;*_~')\]]+$/;

/** Elements within each other, and elements at all; beyond them, text stays without its elements. No text of a person has more. */
const DEEPEST = 40;
const MOST = 20_000;

export interface Picture {
  readonly url: string;
  /** What it shows, or the words below it. */
  readonly alt: string;
}

export interface ConvertedHtml {
  readonly text: string;
  readonly pictures: readonly Picture[];
  /** What was left out, each once: `iframe https://…`, `script`; of the words below it, `caption …`. */
  readonly dropped: readonly string[];
}

interface Cell {
  readonly text: string;
  readonly isName: boolean;
  /** Whether it is more than a line. */
  readonly isBlock: boolean;
}

/** An open element whose content is held. */
interface Frame {
  readonly name: string;
  readonly flow: Flow;
  readonly href?: string | undefined;
  /** Of a list: how many items have ended. */
  items: number;
  readonly rows: Cell[][];
  /** Of a table and its cells: whether Markdown can have them in lines. Of preformatted text: whether it is code. */
  isPlain: boolean;
}

/** A figure: whether it has a picture or something that was left out, which its words are about. */
interface Figure {
  pictures: { url: string; alt: string }[];
  isEmpty: boolean;
}

/**
 * @param base the address of the page, for links without a host
 * @param isPlain whether only words and line breaks stay
 */
export function convertHtml(source: string, base: string | undefined, isPlain: boolean): ConvertedHtml {
  const lineBreak = isPlain ? '\n' : '\\\n';
  const paragraph = isPlain ? '\n' : '\n\n';
  const openFrame = (name: string, href?: string): Frame => ({
    name,
    href,
    flow: new Flow(lineBreak, INLINE.has(name)),
    items: 0,
    rows: [],
    isPlain: TABLE.test(name),
  });
  const root = openFrame('');
  /** Every open element, with what it holds. */
  const open: (Frame | 'hidden' | undefined)[] = [];
  const frames: Frame[] = [root];
  const pictures: { url: string; alt: string }[] = [];
  const dropped = new Set<string>();
  const figures: Figure[] = [];
  /** Text since the last element. */
  let pending = '';
  /** The words below a picture, which go with it. */
  let caption: string | undefined;
  let hidden = 0;
  let elements = 0;

  const top = () => frames.at(-1) ?? root;
  const isIn = (name: string) => frames.some((frame) => frame.name === name);
  const drop = (name: string, address: string | undefined) =>
    dropped.add(address ? `${name} ${webAddress(address, base) ?? address}` : name);

  function flush(): void {
    const text = isIn('pre') ? pending : pending.replace(/[ \t\r\n]+/g, ' ');
    pending = '';
    const { flow } = top();
    if (isPlain || isIn('pre') || isIn('code')) flow.add(text);
    else if (isIn('a')) flow.add(flow.isAtStart ? escapeLine(text) : escapeSigns(text, false));
    else flow.add(linkAddresses(text, flow.isAtStart));
  }

  /** Ends the paragraph; within an element of a line that is empty yet, that around it. */
  function breakBlock(gap = paragraph): void {
    const frame = frames.findLast(({ name, flow }) => !(INLINE.has(name) && flow.isEmpty)) ?? root;
    frame.flow.breakBlock(gap);
  }

  /** Whether what an element holds is written otherwise than as text. */
  function isHeld(name: string): boolean {
    const sign = SIGNS.get(name);
    if (!HELD.has(name) || frames.length > DEEPEST || elements > MOST) return false;
    if (isIn('pre') || isIn('code')) return false;
    return sign === undefined
      ? name !== 'a' || !isIn('a')
      : !frames.some((each) => SIGNS.get(each.name) === sign);
  }

  function openElement(name: string, attributes: Readonly<Record<string, string>>): Frame | undefined {
    const pre = frames.findLast((frame) => frame.name === 'pre');
    if (name === 'code' && pre) pre.isPlain = true;
    if (name === 'br') {
      if (pre) pre.flow.add('\n');
      else top().flow.breakLine();
    }
    if (IN_NO_CELL.has(name)) for (const frame of frames) if (TABLE.test(frame.name)) frame.isPlain = false;
    if (BLOCKS.has(name)) {
      breakBlock(elements > MOST ? ' ' : paragraph);
      if (name === 'figure') figures.push({ pictures: [], isEmpty: false });
      // Who says what is quoted.
      if (name === 'cite' && isIn('blockquote')) top().flow.add('– ');
    }
    if (name === 'hr') addBlock(isPlain ? '' : '---');
    if (name === 'tr') {
      const table = frames.findLast((frame) => frame.name === 'table');
      if (table) table.rows.push([]);
      breakBlock();
    }
    if (!isHeld(name)) return undefined;
    if (!INLINE.has(name))
      breakBlock(name === 'li' || (/^[uo]l$/.test(name) && top().name === 'li') ? '\n' : paragraph);
    const frame = openFrame(name, name === 'a' ? linkAddress(attributes['href'], base) : undefined);
    frames.push(frame);
    return frame;
  }

  function addBlock(text: string, before = paragraph, after = paragraph): void {
    breakBlock(before);
    top().flow.add(text);
    breakBlock(after);
  }

  function closeFrame(frame: Frame): void {
    frames.pop();
    const { name, flow, href } = frame;
    const content = String(flow);
    const words = content.trim();
    const sign = SIGNS.get(name);
    if (INLINE.has(name)) {
      const around = words === '' || isPlain ? words : writeInline(name, sign, words, href);
      const [before, after] = [/^\s/.test(content) ? ' ' : '', /\s$/.test(content) ? ' ' : ''];
      top().flow.add(words === '' ? before : before + around + after);
      if (flow.gap !== '') breakBlock(flow.gap);
    } else if (name === 'li') {
      const parent = top();
      parent.items += 1;
      const mark = isPlain ? '' : parent.name === 'ol' ? `${parent.items}. ` : '- ';
      if (words) addBlock(mark + words.replace(/\n/g, `\n${' '.repeat(mark.length)}`), '\n', '\n');
    } else if (/^t[hd]$/.test(name)) {
      const row = frames.findLast((each) => each.name === 'table')?.rows.at(-1);
      if (row)
        row.push({ text: words, isName: name === 'th', isBlock: !frame.isPlain || words.includes('\n') });
      else addBlock(words);
    } else if (name === 'table') addTable(frame, words);
    else addBlock(isPlain ? words : writeBlock(frame, name === 'pre' ? content : words));
  }

  /** A table of words, or the paragraphs of one that lays out a page. */
  function addTable({ rows, isPlain: isWords }: Frame, around: string): void {
    if (around) addBlock(around);
    const filled = rows.filter(({ length }) => length > 0);
    const isTable = isWords && filled.length > 1 && filled.some(({ length }) => length > 1);
    if (isTable && !isPlain) addBlock(writeTable(filled));
    else
      for (const row of filled) {
        breakBlock();
        for (const { text, isBlock } of row) {
          if (isBlock) addBlock(text);
          else top().flow.add(`${text} `);
        }
        breakBlock();
      }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const figure = figures.at(-1);
      elements += 1;
      if (DROPPED.has(name)) {
        if (name !== 'head' && name !== 'title') drop(name, attributes['src'] ?? attributes['data']);
        if (figure) figure.isEmpty = true;
        hidden += 1;
        open.push('hidden');
        return;
      }
      if (hidden > 0 && name === 'source') drop('source', attributes['src']);
      const isOpen = hidden === 0 && caption === undefined;
      if (isOpen && (HELD.has(name) || BLOCKS.has(name) || /^(?:br|hr|tr)$/.test(name))) flush();
      if (hidden === 0 && name === 'img') {
        const url = webAddress(attributes['src'] ?? attributes['data-src'], base);
        if (url && pictures.length < MOST) {
          const picture = { url, alt: attributes['alt'] ?? '' };
          pictures.push(picture);
          figure?.pictures.push(picture);
        }
      }
      const isCaption = name === 'figcaption' && figure && (figure.isEmpty || figure.pictures.length > 0);
      if (isOpen && isCaption) caption = '';
      open.push(isOpen && !isCaption ? openElement(name, attributes) : undefined);
    },
    ontext(text) {
      if (hidden > 0) return;
      if (caption === undefined) pending += text;
      else caption += text;
    },
    onclosetag(name) {
      const frame = open.pop();
      if (frame === 'hidden') hidden -= 1;
      if (frame === 'hidden' || hidden > 0) return;
      if (name === 'figcaption' && caption !== undefined) {
        nameCaption(figures.at(-1), caption, dropped);
        caption = undefined;
      }
      if (caption !== undefined) return;
      if (frame || BLOCKS.has(name) || name === 'tr') flush();
      if (name === 'figure') figures.pop();
      if (frame) closeFrame(frame);
      else if (BLOCKS.has(name) || name === 'tr') breakBlock(elements > MOST ? ' ' : paragraph);
    },
  });
  parser.end(source);
  flush();
  return { text: String(root.flow), pictures, dropped: [...dropped] };
}

function writeInline(
  name: string,
  sign: string | undefined,
  words: string,
  href: string | undefined,
): string {
  if (sign !== undefined) return sign + words + sign;
  if (name === 'a') return href === undefined ? words : writeLink(inLine(words), href);
  const fence = fenceFor(words, 1);
  const space = /^`|`$/.test(words) ? ' ' : '';
  return fence + space + words + space + fence;
}

function writeLink(words: string, href: string): string {
  return `[${words}](${href.replace(/[()]/g, '\\$&')})`;
}

function writeBlock({ name, isPlain: isCode }: Frame, content: string): string {
  if (content.trim() === '') return '';
  if (name === 'blockquote') return content.replace(/^/gm, '> ');
  // The page has the title as its only first heading.
  if (name.startsWith('h')) return `${'#'.repeat(Math.max(2, Number(name.slice(1))))} ${inLine(content)}`;
  if (name !== 'pre') return content;
  const lines = content.replace(/^\n|\n$/g, '');
  const fence = fenceFor(lines, 3);
  return isCode ? [fence, lines, fence].join('\n') : lines.split('\n').map(escapeLine).join('\\\n');
}

/** More of the signs than the text has in a row. */
function fenceFor(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(longest < least ? least : longest + 1);
}

/** Rows as lines of Markdown; where the first has no names, one without is above it. */
function writeTable(rows: readonly (readonly Cell[])[]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map(
    (cells) => `|${cells.map(({ text }) => ` ${inLine(text).replace(/\|/g, '\\|')} |`).join('')}`,
  );
  const hasNames = rows[0]?.every(({ isName }) => isName);
  const [head = '', ...others] = hasNames ? lines : [`|${'  |'.repeat(columns)}`, ...lines];
  return [head, `|${' --- |'.repeat(columns)}`, ...others].join('\n');
}

function inLine(content: string): string {
  return content.trim().replace(/\\?\s*\n\s*/g, ' ');
}

/** Addresses in a text are links on every page, and their signs would be taken for Markdown. */
function linkAddresses(text: string, isFirst: boolean): string {
  const parts = text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return escapeSigns(part, isFirst && index === 0);
    const [behind = ''] = (/[([]/.test(part) ? BEHIND : BEHIND_BRACKET).exec(part) ?? [];
    const address = part.slice(0, part.length - behind.length);
    const href = webAddress(completeUrl(address));
    return href ? writeLink(escapeLine(address), href) + escapeSigns(behind, false) : escapeLine(part);
  });
  return parts.join('');
}

/** Words below pictures say what they show, if nothing else does. */
function nameCaption(figure: Figure | undefined, written: string, dropped: Set<string>): void {
  const words = written.replace(/\s+/g, ' ').trim();
  const [first] = figure?.pictures ?? [];
  if (words === '' || first?.alt === words) return;
  if (first?.alt === '') first.alt = words;
  else dropped.add(`caption ${words}`);
}
