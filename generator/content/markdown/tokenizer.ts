/** The tokenizer of Markdown with an end to nesting: each level reads all that is inside of it once more. */
import { Tokenizer } from 'marked';

/** Levels of quotes, lists, emphasis and links within one another; far more than any text needs. */
const DEEPEST = 32;

export class BoundedTokenizer extends Tokenizer {
  #depth = 0;

  override blockquote(...args: Parameters<Tokenizer['blockquote']>) {
    return this.#deeper(() => super.blockquote(...args));
  }

  override list(...args: Parameters<Tokenizer['list']>) {
    return this.#deeper(() => super.list(...args));
  }

  override emStrong(...args: Parameters<Tokenizer['emStrong']>) {
    return this.#deeper(() => super.emStrong(...args));
  }

  override del(...args: Parameters<Tokenizer['del']>) {
    return this.#deeper(() => super.del(...args));
  }

  override link(...args: Parameters<Tokenizer['link']>) {
    return this.#deeper(() => super.link(...args));
  }

  override reflink(...args: Parameters<Tokenizer['reflink']>) {
    return this.#deeper(() => super.reflink(...args));
  }

  /** @throws RangeError beyond the deepest level, as an exhausted stack does */
  #deeper<Token>(read: () => Token): Token {
    if (this.#depth === DEEPEST) throw new RangeError('Nested too deeply');
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}
