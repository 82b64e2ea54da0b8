/** Feeds: the episodes of a podcast, the posts of a blog. */
import { DetectError, MalformedError, ParseError, parseFeed } from 'feedsmith';
import type { Item, Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { webAddress } from '../shared/addresses.ts';
import { groupBy, openLines } from '../shared/data.ts';
import { type Findings, openFindings, openText } from '../shared/notes.ts';
import { dropShortcodes } from '../shared/shortcodes.ts';
import { readNews } from './article.ts';
import { readEpisode } from './episode.ts';
import { type Feed, feedOf, type Post } from './posts.ts';

export const feed: Reader = {
  name: 'feed',
  about: 'podcasts and feeds (RSS, Atom, JSON Feed)',
  // An export of WordPress is RSS as well, and has a reader of its own.
  recognises: ({ head }) =>
    (/<(?:\w+:)?(?:rss|feed|RDF)[\s>]/i.test(head) && !/xmlns:wp=/.test(head) && !/<opml/i.test(head)) ||
    /"version"\s*:\s*"https?:\/\/(?:www\.)?jsonfeed\.org\/version/.test(head),
  read: async (files, site) => {
    const findings = openFindings();
    const items = files.flatMap((file) => readFeed(file, site, findings));
    return { items, left: findings.left, problems: findings.problems };
  },
};

/** No feed of an artist has more. */
const MOST_POSTS = 5000;
/** Bytes: a feed becomes objects as a whole. */
const LARGEST = 30_000_000;

function readFeed(file: SourceFile, site: SiteFacts, findings: Findings): readonly Item[] {
  const origin: Origin = { source: 'feed', place: file.name };
  if (file.size > LARGEST) findings.fail(origin, 'it is larger than 30 megabytes.');
  const text = file.size > LARGEST ? undefined : openText(file, origin, site, findings);
  if (text === undefined) return [];
  const feed = parse(text);
  if (!feed) {
    findings.fail(origin, 'it is damaged, or no feed.', 'Save the feed once more, by its own address.');
    return [];
  }
  const parsed = { ...feed, posts: withOwnLinks(feed.posts) };
  const lines = linesOf(text);
  const isNumbered = lines.length === parsed.posts.length;
  return parsed.posts
    .slice(0, MOST_POSTS)
    .flatMap((post, index) =>
      readPost(post, parsed, isNumbered ? { ...origin, line: lines[index] } : origin, site, findings),
    );
}

function parse(text: string): Feed | undefined {
  try {
    return feedOf(parseFeed(text));
  } catch (error) {
    if (error instanceof DetectError || error instanceof MalformedError || error instanceof ParseError)
      return undefined;
    throw error;
  }
}

/** A link that several entries have is that of the show, and no address of any. */
function withOwnLinks(posts: readonly Post[]): Post[] {
  const byLink = groupBy(posts, ({ link }) => link);
  const shared = new Set(
    [...byLink].flatMap(([link, all]) => (new Set(all.map(({ id }) => id)).size > 1 ? [link] : [])),
  );
  return posts.map((post) => (shared.has(post.link) ? { ...post, link: undefined } : post));
}

function linesOf(text: string): number[] {
  const lineAt = openLines(text);
  return [...text.matchAll(/<(?:item|entry)[\s>]/g)].map(({ index }) => lineAt(index));
}

/** Feeds of WordPress have shortcodes of what is not installed any more. */
function withoutShortcodes(post: Post): Post {
  const [text, summary] = [dropShortcodes(post.html), dropShortcodes(post.summary)];
  return { ...post, html: text.html, summary: summary.html, dropped: text.dropped };
}

function readPost(
  written: Post,
  parsed: Feed,
  origin: Origin,
  site: SiteFacts,
  findings: Findings,
): readonly Item[] {
  if (written.isHidden) {
    findings.note(origin, 'An entry that is not for everybody is left out.');
    return [];
  }
  // Liner writes none.
  const post = parsed.isOwn ? written : withoutShortcodes(written);
  const recordings = post.enclosures.filter(
    ({ url, type }) => type.startsWith('audio/') || /\.(?:mp3|m4a|ogg|opus|flac|wav|aac)(?:\?|$)/i.test(url),
  );
  const audio = recordings.find(({ url }) => webAddress(url) !== undefined) ?? recordings[0];
  if (audio) return [readEpisode(post, audio, parsed, origin, site, findings)];
  for (const { url, type } of post.enclosures)
    if (!type.startsWith('image/')) findings.leave(type || 'attachment', url, origin);
  const news = readNews(post, parsed, origin, site, findings);
  return news ? [news] : [];
}
