/** The tokenizer of Markdown for one text, with limits for nesting and for marks of emphasis. */
import { Tokenizer, type Tokens } from 'marked';

/** Levels of quotes, lists, emphasis and links within one another; far more than any text needs. */
const DEEPEST = 32;

/**
 * The limit of letters read in search of the ends of emphases in a text. Each mark reads on to the end of its paragraph, so
 * 50,000 marks in one paragraph take minutes; a paragraph of 20,000 letters with 1,000 marks reads half of this.
 */
const MOST_READ = 20_000_000;

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

  override link(...args: Parameters<Tokenizer['link']>) {
    return this.#deeper(() => super.link(...args) ?? this.#spacedLink(args[0]));
  }

  override reflink(...args: Parameters<Tokenizer['reflink']>) {
    return this.#deeper(() => super.reflink(...args));
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
