/** Texts with pictures, for news and pages. */
import { count } from '../../../engine/lib/text.ts';
import type { ItemFile, NewsFacts, Origin } from '../../catalogue.ts';
import { oldAddressOf, pictureOf } from './addresses.ts';
import { cleanLine } from './clean.ts';
import { toMarkdown } from './markdown.ts';
import type { Findings } from './notes.ts';
import type { Dropped } from './shortcodes.ts';

export interface Article {
  readonly body: string | undefined;
  readonly facts: Pick<NewsFacts, 'image_alt' | 'redirect_from'>;
  readonly files: readonly ItemFile[];
}

interface ArticleSource {
  readonly title: string;
  readonly html: string;
  readonly link?: string | undefined;
  readonly base?: string | undefined;
  readonly home?: string | undefined;
  readonly picture?: string | undefined;
  /** True if entries of its kind have a picture. */
  readonly hasPicture: boolean;
  readonly dropped: readonly Dropped[];
}

/** Addresses that are printed for one text. */
const MOST_NAMED = 20;

/** `iframe https://…`, as `reduceHtml` names it. */
function divideDropped(written: string): Dropped {
  const [what = ''] = written.split(' ');
  return { what, example: written.slice(what.length + 1) };
}

/** Names players and recordings with their addresses, so that nobody has to look for them. */
function leaveDropped(dropped: readonly Dropped[], title: string, origin: Origin, findings: Findings): void {
  const isPlayer = ({ what, example }: Dropped) => !/^caption|^block/.test(what) && example.includes('//');
  for (const each of dropped) if (!isPlayer(each)) findings.leave(each.what, cleanLine(each.example), origin);
  const embedded = [
    ...new Set(
      dropped
        .filter(isPlayer)
        .map(({ what, example }) => cleanLine(what.startsWith('[') ? example : `${what} ${example}`)),
    ),
  ];
  if (embedded.length > 0)
    findings.note(
      origin,
      `Embedded in the text of "${title}", and not taken: ${nameFirst(embedded)}`,
      'What visitors should find there can be a link in the text, or a video:  ::video{url=https://…}',
    );
}

function nameFirst(all: readonly string[]): string {
  const more = all.length > MOST_NAMED ? `, and ${count(all.length - MOST_NAMED, 'other')}` : '';
  return `${all.slice(0, MOST_NAMED).join(', ')}${more}`;
}

/** The text in Markdown. Of its pictures the first becomes that of the entry; the others are named with their addresses. */
export function readArticle(source: ArticleSource, origin: Origin, findings: Findings): Article {
  const { title, html, link, base, home, picture, hasPicture } = source;
  const { text, pictures, dropped } = toMarkdown(html, base || link || home);
  leaveDropped([...source.dropped, ...dropped.map(divideDropped)], title, origin, findings);
  const first =
    picture === undefined
      ? pictures[0]
      : (pictures.find(({ url }) => url === picture) ?? { url: picture, alt: '' });
  const taken = hasPicture ? first : undefined;
  const others = [...new Set(pictures.map(({ url }) => url))].filter((url) => url !== taken?.url);
  if (others.length > 0) {
    findings.note(
      origin,
      `${count(others.length, 'picture')} in the text of "${title}" ${others.length === 1 ? 'is' : 'are'} not taken: ${nameFirst(others)}`,
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
