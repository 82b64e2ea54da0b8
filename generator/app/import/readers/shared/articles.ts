/** Texts with pictures, for news and pages. */
import { count } from '../../../../engine/lib/text.ts';
import type { ItemFile, NewsFacts, Origin } from '../../catalogue.ts';
import { oldAddressOf, pictureOf } from './addresses.ts';
import { cleanLine } from './clean.ts';
import type { Findings } from './findings.ts';
import { toMarkdown } from './markdown.ts';

export interface Article {
  readonly body: string | undefined;
  readonly facts: Pick<NewsFacts, 'image_alt' | 'redirect_from'>;
  readonly files: readonly ItemFile[];
}

interface ArticleSource {
  readonly title: string;
  readonly html: string;
  readonly link?: string | undefined;
  /** The address of the site that it is from. */
  readonly home?: string | undefined;
  /** The picture above it, if the source names one. */
  readonly picture?: string | undefined;
  /** Whether entries of its kind have a picture. */
  readonly hasPicture: boolean;
}

/** Addresses of pictures that are printed for one text. */
const MOST_NAMED = 20;

/** The text in Markdown. Of its pictures the first becomes that of the entry; the others are named with their addresses. */
export function readArticle(source: ArticleSource, origin: Origin, findings: Findings): Article {
  const { title, html, link, home, picture, hasPicture } = source;
  const { text, pictures, dropped } = toMarkdown(html, link || home);
  for (const what of dropped) {
    const [name = ''] = what.split(' ');
    findings.leave(name, what.slice(name.length + 1) || name, origin);
  }
  const first =
    picture === undefined
      ? pictures[0]
      : (pictures.find(({ url }) => url === picture) ?? { url: picture, alt: '' });
  const taken = hasPicture ? first : undefined;
  const others = [...new Set(pictures.map(({ url }) => url))].filter((url) => url !== taken?.url);
  if (others.length > 0) {
    const more = others.length > MOST_NAMED ? `, and ${count(others.length - MOST_NAMED, 'other')}` : '';
    findings.note(
      origin,
      `${count(others.length, 'picture')} in the text of "${title}" ${others.length === 1 ? 'is' : 'are'} not taken: ${others.slice(0, MOST_NAMED).join(', ')}${more}`,
      'Save what you want to keep in assets/photos/, and write it on a separate line of the text: ![What it shows](photos/name.jpg)',
    );
  }
  const old = oldAddressOf(link, home);
  if (old && 'left' in old) findings.leave('old address', old.left, origin);
  const alt = cleanLine(taken?.alt ?? '');
  return {
    body: text || undefined,
    facts: { ...(alt && { image_alt: alt }), ...(old && 'path' in old && { redirect_from: [old.path] }) },
    files: taken ? [pictureOf('image', taken.url)] : [],
  };
}
