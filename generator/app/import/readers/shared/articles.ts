/** Texts with pictures, for news and pages. */
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
  readonly html: string;
  readonly link?: string | undefined;
  /** The address of the site that it is from. */
  readonly home?: string | undefined;
  /** The picture above it, if the source names one. */
  readonly picture?: string | undefined;
  /** Whether entries of its kind have a picture. */
  readonly hasPicture: boolean;
}

/** The text in Markdown. Of its pictures the first becomes that of the entry; the others are left over. */
export function readArticle(source: ArticleSource, origin: Origin, findings: Findings): Article {
  const { html, link, home, picture, hasPicture } = source;
  const { text, pictures, dropped } = toMarkdown(html, link ?? home);
  for (const what of dropped) {
    const [name = ''] = what.split(' ');
    findings.leave(name, what.slice(name.length + 1) || name, origin);
  }
  const first =
    picture === undefined
      ? pictures[0]
      : (pictures.find(({ url }) => url === picture) ?? { url: picture, alt: '' });
  const taken = hasPicture ? first : undefined;
  for (const { url } of pictures) if (url !== taken?.url) findings.leave('picture in a text', url, origin);
  const old = oldAddressOf(link, home);
  if (old && 'left' in old) findings.leave('old address', old.left, origin);
  const alt = cleanLine(taken?.alt ?? '');
  return {
    body: text || undefined,
    facts: { ...(alt && { image_alt: alt }), ...(old && 'path' in old && { redirect_from: [old.path] }) },
    files: taken ? [pictureOf('image', taken.url)] : [],
  };
}
