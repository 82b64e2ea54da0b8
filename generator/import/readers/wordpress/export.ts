/** The posts of an export of WordPress (WXR), one after the other: a file may be larger than the memory. */
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { type Charset, charsetOf } from '../../sources/charset.ts';

export interface RawPost {
  /** The text of its elements by their names: `title`, `wp:status`, `content:encoded`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Its categories and tags. */
  readonly terms: readonly Term[];
  /** The id of the picture above it. */
  readonly thumbnail: string | undefined;
  readonly comments: number;
  readonly line: number;
}

interface Term {
  /** `category`, `post_tag`, `language`. */
  readonly domain: string;
  /** Its name in addresses: `en`. */
  readonly key: string;
  readonly name: string;
}

interface ExportEnd {
  /** Undefined if nothing tells it, so that nothing was read. */
  readonly charset: Charset | undefined;
  /** The line of the first element that is not closed, or is closed by another. */
  readonly brokenAt: number | undefined;
  /** Texts of the site itself: `link`, `wp:base_site_url`. */
  readonly channel: ReadonlyMap<string, string>;
}

/** In characters: a longer text is cut. */
const LONGEST = 2_000_000;

/** In characters between two signs of XML: no post is as long. */
const LONGEST_TOKEN = 50_000_000;

/** Elements of a post whose text is read; all others are passed over. */
const READ = new Set(
  'title link pubDate content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_name wp:status wp:post_type wp:post_password wp:attachment_url wp:is_sticky'.split(
    ' ',
  ),
);
const OF_CHANNEL = new Set(['link', 'wp:base_site_url', 'wp:base_blog_url']);

/** Elements within elements at most: there are five in an export, and the parser takes quadratic time for more. */
const DEEPEST = 50;

interface Building {
  texts: Map<string, string>;
  terms: Term[];
  thumbnail?: string;
  comments: number;
  line: number;
}

/** @param onPost is called as soon as a post has been read @param language of the site */
export async function readExport(
  path: string,
  language: string | undefined,
  onPost: (post: RawPost) => void,
): Promise<ExportEnd> {
  let charset: Charset | undefined;
  const channel = new Map<string, string>();
  const open: string[] = [];
  let post: Building | undefined;
  let parts: string[] = [];
  let length = 0;
  let meta = '';
  let [domain, key] = ['', ''];
  let brokenAt: number | undefined;
  let isJustOpen = false;
  const lines = openLineCounter();
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        isJustOpen = true;
        parts = [];
        length = 0;
        if (name === 'item')
          post = { texts: new Map(), terms: [], comments: 0, line: lines.at(parser.startIndex) };
        if (name === 'category') [domain, key] = [attributes['domain'] ?? '', attributes['nicename'] ?? ''];
        if (name === 'wp:comment' && post) post.comments += 1;
      },
      ontext(text) {
        isJustOpen = false;
        if (length < LONGEST) parts.push(text);
        length += text.length;
      },
      onclosetag(name, isImplied) {
        // An element that closes itself is closed by itself, and empty.
        if (isImplied && !isJustOpen) brokenAt ??= lines.at(parser.startIndex);
        isJustOpen = false;
        const within = open.at(-2);
        const text = parts.join('').slice(0, LONGEST).trim();
        parts = [];
        if (open.at(-1) === name) open.pop();
        if (!post) {
          if (OF_CHANNEL.has(name) && within === 'channel') channel.set(name, text);
        } else if (name === 'item') {
          onPost({ thumbnail: undefined, ...post });
          post = undefined;
        } else if (within === 'item' && name === 'category') {
          post.terms.push({ domain, key, name: text });
        } else if (within === 'item' && READ.has(name)) {
          post.texts.set(name, text);
        } else if (name === 'wp:meta_key') meta = text;
        else if (name === 'wp:meta_value' && meta === '_thumbnail_id') post.thumbnail = text;
      },
    },
    { xmlMode: true },
  );
  const chunks = decodeChunks(path, (bytes) => {
    charset = charsetOf(wholeStart(bytes), language);
    return charset;
  });
  for await (const chunk of chunks) {
    lines.add(chunk);
    parser.write(chunk);
    // The parser keeps a text until it ends.
    const isEndless = lines.length - parser.endIndex > LONGEST_TOKEN;
    if (open.length > DEEPEST || isEndless) {
      brokenAt ??= lines.at(parser.startIndex);
      break;
    }
  }
  parser.end();
  return { charset, brokenAt, channel };
}

/** @param onCharset receives the charset by the first bytes; without one, nothing is read */
async function* decodeChunks(
  path: string,
  onCharset: (bytes: Uint8Array) => Charset | undefined,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(path)) {
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array)) continue;
    const charset = decoder ? undefined : onCharset(bytes);
    if (charset) decoder = new TextDecoder(charset.name);
    if (!decoder) return;
    yield decoder.decode(bytes, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

/** The first bytes, which may end within a character, without its beginning. */
function wholeStart(bytes: Uint8Array): Uint8Array {
  const end = bytes.findLastIndex((byte) => byte < 0x80);
  return end === -1 ? bytes : bytes.subarray(0, end + 1);
}

/** Lines of offsets in a text that comes in parts; only offsets in the last two are known. */
function openLineCounter(): {
  add(chunk: string): void;
  at(offset: number): number;
  readonly length: number;
} {
  let before = { start: 0, text: '', line: 1 };
  let last = before;
  return {
    get length() {
      return last.start + last.text.length;
    },
    add(chunk) {
      before = last;
      last = {
        start: last.start + last.text.length,
        text: chunk,
        line: last.line + countBreaks(last.text, last.text.length),
      };
    },
    at(offset) {
      const part = offset < last.start ? before : last;
      return part.line + countBreaks(part.text, offset - part.start);
    },
  };
}

function countBreaks(text: string, end: number): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) breaks += 1;
  return breaks;
}
