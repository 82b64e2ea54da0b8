/** The tokenizer of Markdown for one text, with limits for nesting and for marks of emphasis. */
import { Tokenizer, type Tokens } from 'marked';

/** Levels of quotes, lists, emphasis and links within one another; far more than any text needs. */
const DEEPEST = 32;

/**
 * The limit of letters read in search of the ends of emphases in a text. Each mark reads on to the end of its paragraph, so
 * 50,000 marks in one paragraph take minutes; a paragraph of 20,000 letters with 1,000 marks reads half of this.
 */
const MOST_READ = 20_000_000;

/**
 * Limits of what is read in search of an end, in letters: without them, every beginning reads on to the end of its text, and 20,000
 * of them take seconds. An address of mail follows any of the words, a link and a tag end in brackets, an underlined heading in hyphens.
 */
const MOST_WORDS = 500;
const LONGEST = 2000;
const MOST_LINES = 100;

/** A picture that is written into the text, or a comment: both are refused or left out, however long. */
const LONG = /^(?:!?\[[^\]\n]{0,200}\]\(<?data:|<!--)/;

/** `![words](a file.jpg "title")`, `[words](/a file.wav)`. */
const SPACED = /^(!?)\[((?:[^[\]\\\n]|\\.)*)\]\(([^()<>"\n]+)(?:"([^"\n]*)" *)?\)/;
const FILE_OR_ADDRESS = /^\/|^https?:\/\/|\.[a-z0-9]{2,5}$/i;

export class TooComplexError extends Error {
  readonly found: 'nesting' | 'emphasis';

  constructor(found: 'nesting' | 'emphasis') {
    super(found);
    this.found = found;
  }
}

export class BoundedTokenizer extends Tokenizer {
  #depth = 0;
  #read = 0;

  /** Ends between words, or where a word is longer than any. */
  override inlineText(text: string) {
    if (text.length <= MOST_WORDS) return super.inlineText(text);
    const end = text.slice(0, MOST_WORDS).search(/\s+\S*$/);
    return super.inlineText(text.slice(0, end > 0 ? end : MOST_WORDS));
  }

  override blockquote(...args: Parameters<Tokenizer['blockquote']>) {
    return this.#deeper(() => super.blockquote(...args));
  }

  override list(...args: Parameters<Tokenizer['list']>) {
    return this.#deeper(() => super.list(...args));
  }

  override emStrong(...args: Parameters<Tokenizer['emStrong']>) {
    const [rest] = args;
    if (/^[*_]/.test(rest)) this.#read += rest.length;
    if (this.#read > MOST_READ) throw new TooComplexError('emphasis');
    return this.#deeper(() => super.emStrong(...args));
  }

  /** One tilde within a word lowers letters in other dialects, as in `H~2~O`: what is lowered is not crossed out. */
  override del(...args: Parameters<Tokenizer['del']>) {
    const [rest, , before = ''] = args;
    if (/^~[^~]/.test(rest) && /[\p{L}\p{N}]/u.test(before)) return undefined;
    return this.#deeper(() => super.del(...args));
  }

  override link(text: string) {
    const part = cut(text);
    return this.#deeper(() => super.link(part) ?? this.#spacedLink(part));
  }

  override reflink(...[text, links]: Parameters<Tokenizer['reflink']>) {
    return this.#deeper(() => super.reflink(cut(text), links));
  }

  override tag(text: string) {
    return super.tag(cut(text));
  }

  override lheading(text: string) {
    return super.lheading(text.length > LONGEST ? firstLines(text) : text);
  }

  /** Names of files have spaces, which Markdown takes for the end of an address: they would be shown as typed. */
  #spacedLink(text: string): Tokens.Image | Tokens.Link | undefined {
    const [raw = '', mark, words = '', address = '', title] = SPACED.exec(text) ?? [];
    const href = address.trim();
    // Other words in parentheses are left as they are.
    if (!href.includes(' ') || !FILE_OR_ADDRESS.test(href)) return undefined;
    const found = { raw, href, title: title ?? null, text: words };
    const tokens = this.lexer.inlineTokens(words);
    return mark ? { type: 'image', ...found, tokens } : { type: 'link', ...found, tokens };
  }

  /** @throws TooComplexError beyond the deepest level */
  #deeper<Token>(read: () => Token): Token {
    if (this.#depth === DEEPEST) throw new TooComplexError('nesting');
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

/** The part of a text in which a link or a tag at its beginning ends. */
function cut(text: string): string {
  return text.length > LONGEST && !LONG.test(text) ? text.slice(0, LONGEST) : text;
}

function firstLines(text: string): string {
  let end = 0;
  for (let line = 0; line < MOST_LINES; line++) {
    end = text.indexOf('\n', end) + 1;
    if (end === 0) return text;
  }
  return text.slice(0, end);
}
