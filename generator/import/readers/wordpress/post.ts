/** A post or a page of WordPress. */
import { likely } from '../../../engine/content/schema/read.ts';
import { shorten } from '../../../engine/lib/text.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { ItemOf, NewsFacts, Origin, PageFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { readArticle } from '../shared/articles.ts';
import { cleanLine } from '../shared/clean.ts';
import { filled, known, some } from '../shared/data.ts';
import type { Findings } from '../shared/findings.ts';
import { webAddress } from '../shared/html.ts';
import { toPlainLine } from '../shared/markdown.ts';
import { dropShortcodes } from '../shared/shortcodes.ts';
import type { RawPost } from './export.ts';
import { readPostText } from './text.ts';

interface PostContext {
  readonly home: string | undefined;
  /** Addresses of pictures by their ids. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly site: SiteFacts;
  readonly findings: Findings;
}

const LONGEST_EXCERPT = 400;
/** In characters: for the titles of posts that have none, as short notes may. */
const LONGEST_TITLE = 60;
const UNNAMED = 'WordPress has no title for it, and these are its first words';

export function readPost(
  post: RawPost,
  origin: Origin,
  context: PostContext,
): ItemOf<'news'> | ItemOf<'ownPages'> | undefined {
  const { findings, home } = context;
  const text = (name: string) => post.texts.get(name) ?? '';
  const isPage = text('wp:post_type') === 'page';
  const { html, dropped } = readPostText(text('content:encoded'));
  const named = toPlainLine(text('title'));
  const title = named || shorten(toPlainLine(html), LONGEST_TITLE);
  if (title === '') {
    const where = [text('wp:post_date').slice(0, 10), text('link')].filter(Boolean).join(', ');
    findings.note(origin, `An entry without a title and a text is left out${where && `: ${where}`}.`);
    return undefined;
  }
  const doubts = named ? undefined : [{ at: ['title'], why: UNNAMED }];
  const picture = post.thumbnail === undefined ? undefined : context.pictures.get(post.thumbnail);
  const isDraft = !['', 'publish', 'future'].includes(text('wp:status'));
  const source = {
    title,
    html,
    link: isDraft ? undefined : webAddress(text('link'), home),
    home,
    picture,
    hasPicture: !isPage,
    dropped,
  };
  const { body, facts, files } = readArticle(source, origin, findings);
  if (post.comments > 0) findings.leave('comments', '', origin);
  const excerpt = toPlainLine(dropShortcodes(text('excerpt:encoded')).html);
  const short = filled(excerpt.length <= LONGEST_EXCERPT ? excerpt : '');
  const draft = isDraft ? true : undefined;
  const ids = addressesOf(post, home);
  if (isPage) {
    if (body === undefined) {
      findings.note(origin, `The page "${title}" has no text, and is left out.`);
      return undefined;
    }
    const page = known<PageFacts>({ title, description: short, draft, redirect_from: facts.redirect_from });
    return { kind: 'ownPages', facts: page, body, origin, ids, doubts };
  }
  const date = dateOf(post, context.site);
  if (date === undefined) {
    findings.note(origin, `"${title}" is left out: it has no date.`);
    return undefined;
  }
  const news = known<NewsFacts>({
    title,
    date,
    excerpt: short,
    category: categoryOf(post, origin, findings),
    draft,
    ...facts,
  });
  return { kind: 'news', facts: news, body, origin, ids, files: some(files), doubts };
}

/** Its addresses, with the short ones that texts have from before the site gave it a name. */
function addressesOf({ texts }: RawPost, home: string | undefined): readonly string[] | undefined {
  const id = texts.get('wp:post_id') ?? '';
  const short = /^\d+$/.test(id) ? [`/?p=${id}`, `/?page_id=${id}`] : [];
  const link = webAddress(texts.get('link'), home);
  const all = [...(link ? [link] : []), ...short.flatMap((each) => webAddress(each, home ?? link) ?? [])];
  return some([...new Set(all)]);
}

/** Its day by the clocks of the site that it is from. */
function dateOf({ texts }: RawPost, site: SiteFacts): string | undefined {
  for (const name of ['wp:post_date', 'pubDate']) {
    const [written = ''] = /^\d{4}-\d\d-\d\d|\d{1,2} \w{3} \d{4}/.exec(texts.get(name) ?? '') ?? [];
    const date = likely(readDay(written, { today: site.today }))?.date;
    if (date?.length === 10) return date;
  }
  return undefined;
}

/** The first category; that of posts without one is none. */
function categoryOf({ terms }: RawPost, origin: Origin, findings: Findings): string | undefined {
  const names = terms.flatMap(({ domain, name }) => (domain === 'category' ? [toPlainLine(name)] : []));
  const [first, second] = names.filter(
    (name) =>
      !/^(?:uncategori[sz]ed|allgemein|non class[ée]|sin categor[íi]a|senza categoria|sem categoria|genel|غير مصنف)$/i.test(
        name,
      ),
  );
  if (second) findings.leave('further category', second, origin);
  const tag = terms.find(({ domain }) => domain === 'post_tag');
  if (tag) findings.leave('tag', cleanLine(tag.name), origin);
  return first || undefined;
}
