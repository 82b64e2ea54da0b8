/** A post or a page of WordPress. */
import { likely } from '../../../engine/content/schema/read.ts';
import { shorten } from '../../../engine/lib/text.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { ItemOf, NewsFacts, Origin, PageFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { webAddress } from '../shared/addresses.ts';
import { readArticle } from '../shared/articles.ts';
import { replaceBetween } from '../shared/between.ts';
import { cleanLine } from '../shared/clean.ts';
import { filled, known, some } from '../shared/data.ts';
import { toPlainLine } from '../shared/markdown.ts';
import type { Findings } from '../shared/notes.ts';
import { type Dropped, dropShortcodes, type TextWithoutCodes } from '../shared/shortcodes.ts';
import type { RawPost } from './export.ts';

interface PostContext {
  readonly home: string | undefined;
  readonly pictures: ReadonlyMap<string, string>;
  readonly site: SiteFacts;
  readonly findings: Findings;
}

const LONGEST_EXCERPT = 400;
/** Characters: for the titles of posts that have none, as short notes may. */
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

/** Addresses of a post, with the short ones that texts have from before the site gave it a name. */
function addressesOf({ texts }: RawPost, home: string | undefined): readonly string[] | undefined {
  const id = texts.get('wp:post_id') ?? '';
  const short = /^\d+$/.test(id) ? [`/?p=${id}`, `/?page_id=${id}`] : [];
  const link = webAddress(texts.get('link'), home);
  const all = [...(link ? [link] : []), ...short.flatMap((each) => webAddress(each, home ?? link) ?? [])];
  return some([...new Set(all)]);
}

/** The day of a post by the clocks of the site that it is from. */
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

/** Blocks that are nothing but text and pictures. */
const PLAIN_BLOCKS =
  /^(?:paragraph|heading|list|list-item|quote|pullquote|verse|image|gallery|separator|spacer|group|columns?|buttons?|freeform|html|code|preformatted|table|more|nextpage|media-text|cover|embed|core-embed\/\w+|shortcode|details|footnotes)$/;

/** A second link to a file, behind its name. */
const FILE_BUTTON = /<a\b([^<>]{0,2000})>[^<]{0,500}<\/a>/gi;

/** Takes blocks that are no text out as well: `block acf/quote`. */
export function readPostText(written: string): TextWithoutCodes {
  const dropped: Dropped[] = [];
  const isOfBlocks = written.includes('<!-- wp:');
  for (const [, name = '', attributes = ''] of written.matchAll(
    /<!--\s+wp:([a-z][\w/-]*)\s*([^>]{0,2000}?)\s*\/?-->/g,
  ))
    if (!PLAIN_BLOCKS.test(name)) dropped.push({ what: `block ${name}`, example: attributes.trim() });
  const shown = written.replace(FILE_BUTTON, (link, attributes: string) =>
    attributes.includes('wp-block-file__button') ? '' : link,
  );
  const text = dropShortcodes(shown);
  return {
    html: isOfBlocks ? text.html : addParagraphs(text.html),
    dropped: [...dropped, ...text.dropped],
  };
}

const BLOCK =
  /^\s*<\/?(?:h\d|ul|ol|li|blockquote|table|tbody|tr|td|div|p|pre|figure|iframe|hr|section|form|script|style)\b/i;

const RAW = /<(pre|script|style)\b/gi;

/** Posts of the old editor have empty lines for paragraphs. Within some elements, line breaks are as they are. */
function addParagraphs(html: string): string {
  const kept: string[] = [];
  const endOf = ([, name = '']: RegExpExecArray) => `</${name.toLowerCase()}>`;
  const text = replaceBetween(
    html.replace(/\r\n?/g, '\n').replaceAll(KEPT, ''),
    RAW,
    endOf,
    (found, content) => {
      kept.push(`${found[0]}${content}${endOf(found)}`);
      return KEPT;
    },
  );
  const parts = text.split(KEPT).map(wrapParagraphs);
  return parts.map((part, index) => part + (kept[index] ?? '')).join('');
}

/** Stands for an element; no text has it. */
const KEPT = '\ufdd0';

function wrapParagraphs(text: string): string {
  return text
    .replace(/^[^\S\n]+$/gm, '')
    .split(/\n{2,}/)
    .map((part) => (part.trim() === '' || BLOCK.test(part) ? part : `<p>${breakLines(part.trim())}</p>`))
    .join('\n');
}

/** Lines of a paragraph, but for those that begin or end with elements of their own lines. */
function breakLines(part: string): string {
  const lines = part.split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      const last = line.trimEnd();
      const isEnd = last.endsWith('>') && LINE_END.test(last.slice(last.lastIndexOf('<')));
      return BLOCK.test(next) || isEnd ? `${line}\n` : `${line}<br>`;
    })
    .join('');
}

const LINE_END = /^<\/?(?:ul|ol|li|h\d|blockquote|div|p|hr|br)/i;
