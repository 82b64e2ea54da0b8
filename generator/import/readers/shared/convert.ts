/** HTML of sources, read once from its beginning to its end, as Markdown or as plain text. */
import { Parser } from 'htmlparser2';
import { linkAddress } from './addresses.ts';
import { Flow } from './flow.ts';
import {
  type Cell,
  escapeLine,
  escapeSigns,
  linkAddresses,
  SIGNS,
  writeBlock,
  writeInline,
  writeTable,
} from './marks.ts';
import { Media, type Picture } from './media.ts';

/** Elements that end a line: without them, words on both sides would be one. */
const BLOCKS = list(
  'p div section article header footer main aside nav figure figcaption cite caption dl dt dd center address details summary',
);
const INLINE = new Set([...SIGNS.keys(), 'a', 'code']);
const TABLE = list('table th td');
/** Elements whose content is written when they end. */
const HELD = new Set([...INLINE, ...TABLE, ...list('h1 h2 h3 h4 h5 h6 ul ol li blockquote pre')]);
/** Elements that a cell of Markdown cannot have. */
const IN_NO_CELL = list('table ul ol pre blockquote h1 h2 h3 h4 h5 h6 hr');
/** Elements that end the text before them. */
const READ = new Set([...BLOCKS, ...HELD, ...list('br hr tr')]);

/** Elements within each other, and elements at all; beyond them, text stays without its elements. No text of a person has more. */
const DEEPEST = 40;
const MOST = 20_000;

function list(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

export interface ConvertedHtml {
  readonly text: string;
  readonly pictures: readonly Picture[];
  /** Each dropped element once: `iframe https://…`, `script`; for captions, `caption …`. */
  readonly dropped: readonly string[];
}

/** @param base the address of the page, for links without a host @param isPlain drops everything but words and line breaks */
export function convertHtml(source: string, base: string | undefined, isPlain: boolean): ConvertedHtml {
  const writer = new Writer(base, isPlain);
  const media = new Media(base);
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden = media.isHiding;
      const isLeftOut = media.open(name, attributes);
      writer.open(name, isHidden || isLeftOut ? undefined : attributes);
    },
    ontext(text) {
      if (media.isHiding) media.addText(text);
      else writer.addText(text);
    },
    onclosetag(name) {
      const isHidden = media.isHiding;
      media.close(name);
      writer.close(name, isHidden);
    },
  });
  parser.end(source);
  return { text: writer.end(), pictures: media.pictures, dropped: [...media.dropped] };
}

/** An open element whose content is held. */
interface Frame {
  readonly name: string;
  readonly flow: Flow;
  readonly href?: string | undefined;
  /** Number of closed items of a list. */
  items: number;
  readonly rows: Cell[][];
  /** True for a table and its cells if Markdown can express them in lines, and for preformatted text if it is code. */
  isPlain: boolean;
}

/** Writes the text of elements as they open and close. */
class Writer {
  readonly #base: string | undefined;
  readonly #isPlain: boolean;
  readonly #paragraph: string;
  readonly #root: Frame;
  readonly #frames: Frame[];
  /** Every open element, with what it holds. */
  readonly #open: (Frame | undefined)[] = [];
  /** Text since the last element. */
  #pending = '';
  #elements = 0;

  constructor(base: string | undefined, isPlain: boolean) {
    this.#base = base;
    this.#isPlain = isPlain;
    this.#paragraph = isPlain ? '\n' : '\n\n';
    this.#root = this.#makeFrame('');
    this.#frames = [this.#root];
  }

  addText(text: string): void {
    this.#pending += text;
  }

  /** @param attributes undefined if nothing of the element is shown */
  open(name: string, attributes: Readonly<Record<string, string>> | undefined): void {
    this.#elements += 1;
    if (attributes && READ.has(name)) {
      this.#flush();
      this.#begin(name);
    }
    const isHeld = attributes !== undefined && this.#isHeld(name);
    const href = name === 'a' ? linkAddress(attributes?.['href'], this.#base) : undefined;
    const frame = isHeld ? this.#makeFrame(name, href) : undefined;
    if (frame) {
      const isInItem = name === 'li' || (/^[uo]l$/.test(name) && this.#top.name === 'li');
      if (!INLINE.has(name)) this.#breakBlock(isInItem ? '\n' : this.#paragraph);
      this.#frames.push(frame);
    }
    this.#open.push(frame);
  }

  close(name: string, isHidden: boolean): void {
    const frame = this.#open.pop();
    const isBlock = BLOCKS.has(name) || name === 'tr';
    if (isHidden || !(frame || isBlock)) return;
    this.#flush();
    if (frame) this.#closeFrame(frame);
    else this.#breakBlock(this.#elements > MOST ? ' ' : this.#paragraph);
  }

  end(): string {
    this.#flush();
    return String(this.#root.flow);
  }

  get #top(): Frame {
    return this.#frames.at(-1) ?? this.#root;
  }

  #makeFrame(name: string, href?: string): Frame {
    const flow = new Flow(this.#isPlain ? '\n' : '\\\n', INLINE.has(name));
    return { name, href, flow, items: 0, rows: [], isPlain: TABLE.has(name) };
  }

  #around(name: string): Frame | undefined {
    return this.#frames.findLast((frame) => frame.name === name);
  }

  #isIn(...names: string[]): boolean {
    return this.#frames.some(({ name }) => names.includes(name));
  }

  #flush(): void {
    const pre = this.#around('pre');
    const text = pre ? this.#pending : this.#pending.replace(/[ \t\r\n]+/g, ' ');
    const { flow } = this.#top;
    this.#pending = '';
    if (this.#isPlain || pre || this.#isIn('code')) flow.add(text);
    else if (this.#isIn('a')) flow.add(flow.isAtStart ? escapeLine(text) : escapeSigns(text, false));
    else flow.add(linkAddresses(text, flow.isAtStart));
  }

  /** Ends the paragraph; within an element of a line that is empty yet, that around it. */
  #breakBlock(gap = this.#paragraph): void {
    const frame =
      this.#frames.findLast(({ name, flow }) => !(INLINE.has(name) && flow.isEmpty)) ?? this.#root;
    frame.flow.breakBlock(gap);
  }

  #addBlock(text: string, gap = this.#paragraph): void {
    this.#breakBlock(gap);
    this.#top.flow.add(text);
    this.#breakBlock(gap);
  }

  /** Returns true if the content of an element is not written as plain text. */
  #isHeld(name: string): boolean {
    if (!HELD.has(name) || this.#frames.length > DEEPEST || this.#elements > MOST) return false;
    if (this.#isIn('pre', 'code') || (name === 'a' && this.#isIn('a'))) return false;
    const sign = SIGNS.get(name);
    return sign === undefined || !this.#frames.some((each) => SIGNS.get(each.name) === sign);
  }

  /** Applies the effect of an opening element to the text around it. */
  #begin(name: string): void {
    const pre = this.#around('pre');
    if (name === 'code' && pre) pre.isPlain = true;
    if (name === 'br' && pre) pre.flow.add('\n');
    else if (name === 'br') this.#top.flow.breakLine();
    if (IN_NO_CELL.has(name))
      for (const frame of this.#frames) if (TABLE.has(frame.name)) frame.isPlain = false;
    if (BLOCKS.has(name)) this.#breakBlock(this.#elements > MOST ? ' ' : this.#paragraph);
    // Who says what is quoted.
    if (name === 'cite' && this.#isIn('blockquote')) this.#top.flow.add('– ');
    if (name === 'hr') this.#addBlock(this.#isPlain ? '' : '---');
    if (name !== 'tr') return;
    this.#around('table')?.rows.push([]);
    this.#breakBlock();
  }

  #closeFrame(frame: Frame): void {
    this.#frames.pop();
    const { name, flow, isPlain } = frame;
    const content = String(flow);
    const words = content.trim();
    const row = this.#around('table')?.rows.at(-1);
    if (INLINE.has(name)) this.#closeInline(frame, content, words);
    else if (name === 'li') this.#closeItem(words);
    else if (name === 'table') this.#closeTable(frame, words);
    else if (row && TABLE.has(name))
      row.push({ text: words, isName: name === 'th', isBlock: !isPlain || words.includes('\n') });
    else this.#addBlock(this.#isPlain ? words : writeBlock(name, name === 'pre' ? content : words, isPlain));
  }

  #closeInline({ name, flow, href }: Frame, content: string, words: string): void {
    const written = words === '' || this.#isPlain ? words : writeInline(name, words, href);
    const [before, after] = [/^\s/, /\s$/].map((space) => (space.test(content) ? ' ' : ''));
    this.#top.flow.add(words === '' ? `${before}` : `${before}${written}${after}`);
    if (flow.gap !== '') this.#breakBlock(flow.gap);
  }

  #closeItem(words: string): void {
    const parent = this.#top;
    parent.items += 1;
    const mark = this.#isPlain ? '' : parent.name === 'ol' ? `${parent.items}. ` : '- ';
    if (words) this.#addBlock(mark + words.replace(/\n/g, `\n${' '.repeat(mark.length)}`), '\n');
  }

  /** A table of words, or the paragraphs of one that lays out a page. */
  #closeTable({ rows, isPlain }: Frame, around: string): void {
    if (around) this.#addBlock(around);
    const filled = rows.filter(({ length }) => length > 0);
    const isTable = isPlain && filled.length > 1 && filled.some(({ length }) => length > 1);
    if (isTable && !this.#isPlain) {
      this.#addBlock(writeTable(filled));
      return;
    }
    for (const row of filled) {
      this.#breakBlock();
      for (const { text, isBlock } of row) {
        if (isBlock) this.#addBlock(text);
        else this.#top.flow.add(`${text} `);
      }
      this.#breakBlock();
    }
  }
}
