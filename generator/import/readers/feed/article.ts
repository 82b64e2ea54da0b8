/** An entry of a blog. */
import { shorten } from '../../../engine/lib/text.ts';
import type { Doubt, ItemOf, NewsFacts, Origin } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { webAddress } from '../shared/addresses.ts';
import { readArticle } from '../shared/articles.ts';
import { cleanLine } from '../shared/clean.ts';
import { filled, given, known, some } from '../shared/data.ts';
import { toPlainLine } from '../shared/markdown.ts';
import type { Findings } from '../shared/notes.ts';
import { dayOfFeed, type Feed, oldHomeOf, type Post } from './posts.ts';

const LONGEST_TITLE = 60;
const LONGEST_EXCERPT = 400;

export function readNews(
  post: Post,
  feed: Feed,
  origin: Origin,
  site: SiteFacts,
  findings: Findings,
): ItemOf<'news'> | undefined {
  const plain = toPlainLine(post.html);
  const title = toPlainLine(post.title) || shorten(plain, LONGEST_TITLE);
  const date = dayOfFeed(post.date, 'The date', origin, site, findings);
  if (title === '' || date === undefined) {
    findings.note(
      origin,
      title === ''
        ? 'An entry without a title and a text is left out.'
        : `"${title}" is left out: it has no date.`,
    );
    return undefined;
  }
  const updated =
    post.updated === post.date
      ? undefined
      : dayOfFeed(post.updated, 'The date of the change', origin, site, findings);
  const picture = webAddress(
    post.image ?? post.enclosures.find(({ type }) => type.startsWith('image/'))?.url,
  );
  const source = {
    title,
    html: post.html,
    link: post.link,
    base: feed.base,
    home: oldHomeOf(feed, site.address),
    picture,
    hasPicture: true,
    dropped: post.dropped ?? [],
  };
  const article = readArticle(source, origin, findings);
  const excerpt = toPlainLine(post.summary);
  const doubts: Doubt[] =
    post.title.trim() === ''
      ? [{ at: ['title'], why: 'the feed has no title for it, and these are its first words' }]
      : [];
  const facts = known<NewsFacts>({
    title,
    date,
    updated: updated !== undefined && updated > date ? updated : undefined,
    excerpt: filled(excerpt.length <= LONGEST_EXCERPT ? excerpt : ''),
    category: filled(cleanLine(post.category ?? '')),
    url: article.body === undefined ? webAddress(post.link) : undefined,
    image_alt: article.facts.image_alt,
    redirect_from: article.facts.redirect_from,
  });
  return {
    kind: 'news',
    facts,
    body: article.body,
    origin,
    ids: some(given(webAddress(post.link), post.id)),
    files: some(article.files),
    doubts: some(doubts),
  };
}
