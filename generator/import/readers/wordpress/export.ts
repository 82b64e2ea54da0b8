/** The posts of an export of WordPress (WXR). */
import { Parser } from 'htmlparser2';
import { openLines } from '../shared/data.ts';

export interface RawPost {
  /** The text of its elements by their names: `title`, `wp:status`, `content:encoded`. */
  readonly texts: Map<string, string>;
  readonly terms: Term[];
  thumbnail?: string;
  comments: number;
  readonly line: number;
}

interface Term {
  /** `category`, `post_tag`, `language`. */
  readonly domain: string;
  readonly name: string;
}

interface WordpressExport {
  readonly posts: readonly RawPost[];
  /** The line of the first element that is not closed, or is closed by another. */
  readonly brokenAt: number | undefined;
  /** Texts of the site itself: `link`, `wp:base_blog_url`. */
  readonly channel: ReadonlyMap<string, string>;
}

/** Characters: a longer text is cut. */
const LONGEST = 2_000_000;
/** Characters, which are parsed at once. */
const CHUNK = 100_000;

/** Elements of a post whose text is read; all others are passed over. */
const READ = new Set(
  'title link pubDate content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_name wp:status wp:post_type wp:post_password wp:attachment_url'.split(
    ' ',
  ),
);
const OF_CHANNEL = new Set(['link', 'wp:base_blog_url']);

/** Elements within elements at most: there are five in an export, and the parser takes quadratic time for more. */
const DEEPEST = 50;

export function readExport(source: string): WordpressExport {
  const channel = new Map<string, string>();
  const posts: RawPost[] = [];
  const open: string[] = [];
  let post: RawPost | undefined;
  let text = '';
  let meta = '';
  let domain = '';
  let brokenAt: number | undefined;
  let isJustOpen = false;
  const lineAt = openLines(source);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        isJustOpen = true;
        text = '';
        if (name === 'item')
          post = { texts: new Map(), terms: [], comments: 0, line: lineAt(parser.startIndex) };
        if (name === 'category') domain = attributes['domain'] ?? '';
        if (name === 'wp:comment' && post) post.comments += 1;
      },
      ontext(part) {
        isJustOpen = false;
        if (text.length < LONGEST) text += part;
      },
      onclosetag(name, isImplied) {
        // An element that closes itself is closed by itself, and empty.
        if (isImplied && !isJustOpen) brokenAt ??= lineAt(parser.startIndex);
        isJustOpen = false;
        const within = open.at(-2);
        const value = text.slice(0, LONGEST).trim();
        text = '';
        if (open.at(-1) === name) open.pop();
        if (!post) {
          if (OF_CHANNEL.has(name) && within === 'channel') channel.set(name, value);
        } else if (name === 'item') {
          posts.push(post);
          post = undefined;
        } else if (within === 'item' && name === 'category') post.terms.push({ domain, name: value });
        else if (within === 'item' && READ.has(name)) post.texts.set(name, value);
        else if (name === 'wp:meta_key') meta = value;
        else if (name === 'wp:meta_value' && meta === '_thumbnail_id') post.thumbnail = value;
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < source.length && open.length <= DEEPEST; at += CHUNK)
    parser.write(source.slice(at, at + CHUNK));
  if (open.length > DEEPEST) brokenAt ??= lineAt(parser.startIndex);
  parser.end();
  return { posts, brokenAt, channel };
}
