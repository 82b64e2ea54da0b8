/** The smart link of a release or remix: one address for every platform that has it. */

import { type Context, linkTo } from '../../site/context.ts';
import { inOrder } from '../../site/music-platforms.ts';
import { definePage, type PageOf, type PlannedPage } from '../../site/page.ts';
import type { PageCache } from '../../site/page-cache.ts';
import type { FormatRow, Link, Picture } from '../../site/parts.ts';
import { findArtist } from '../../site/roster.ts';
import { artistRoute, smartRoute } from '../../site/routes.ts';
import { trailTo } from '../../site/site-pages.ts';
import { joinAny, type Words } from '../../site/words/index.ts';
import type { RecordPage, ReleasePage, ReleaseProps } from './record-page.ts';
import { listWithoutSmartLink } from './redirects.ts';

export interface SmartLinkProps {
  title: string;
  artist: string;
  /** `Single • 2025`. */
  badge: string;
  picture: Picture;
  /** Announcement before the release day, instead of the platforms. */
  announced?: ReleaseProps['announced'];
  /** Platforms in the artist's order; none before the release day. */
  platforms: Link[];
  signs: boolean;
  /** Formats to buy. */
  formats: FormatRow[];
  release: Link;
  /** The links to the pages of its artists, as far as they have some. */
  artists?: Link[];
}

/** Smart links of all releases and remixes that have one. */
export function smartLinkPages(
  context: Context,
  pageCache: PageCache,
  records: readonly RecordPage[],
): PlannedPage<PageOf<'smartLink', SmartLinkProps>>[] {
  const withoutLink = new Set(listWithoutSmartLink(context.site).map(({ slug }) => slug));
  return records
    .filter(({ slug }) => !withoutLink.has(slug))
    .map((record) =>
      pageCache.plan<object[], PageOf<'smartLink', SmartLinkProps>>(
        { route: smartRoute(record.slug), standing: 'short' },
        record.inputs,
        (from) => smartLinkPage(from, record),
      ),
    );
}

/** The smart link of a release or remix, whose page is canonical. */
function smartLinkPage(
  context: Context,
  { slug, page: release }: RecordPage,
): PageOf<'smartLink', SmartLinkProps> {
  const { route: canonicalRoute, props, share, theme } = release.make();
  const { music } = context.site.words;
  const links = projectSmartLink(context, release.make());
  const page = definePage(context, 'smartLink', links, {
    route: smartRoute(slug),
    canonicalRoute,
    title:
      links.platforms.length > 0 || links.announced
        ? music.listenTo({ title: props.title })
        : music.get({ title: props.title }),
    description: describe(links, context.site.words),
    trail: [trailTo(context.site, 'music'), trailTo(context.site, 'releases'), [props.title, canonicalRoute]],
    share,
    standing: 'short',
  });
  return { ...page, theme };
}

function projectSmartLink(context: Context, { props, url }: ReleasePage): SmartLinkProps {
  const { music } = context.site.words;
  const { title, artist, badge, picture, announced, signs, formats } = props;
  const artists = props.credit.flatMap(({ text: name, isName }) => {
    const found = isName ? findArtist(context.site, name) : undefined;
    return found ? [linkTo(context, music.moreAbout({ title: name }), artistRoute(found.slug))] : [];
  });
  const platforms = props.platforms.flatMap(({ name, url: to }) => (to ? [{ name, url: to }] : []));
  return {
    title,
    artist,
    badge,
    picture,
    announced,
    platforms: inOrder(platforms, context.site.settings).map(({ name, url: to }) =>
      linkTo(context, name, to),
    ),
    signs,
    formats,
    release: { label: music.moreAbout({ title }), url, external: false },
    ...(artists.length > 0 && { artists }),
  };
}

function describe({ title, artist, platforms, announced }: SmartLinkProps, words: Words): string {
  const { music } = words;
  const record = music.by({ title, name: artist });
  if (announced) return music.anywhere({ record, out: announced.label });
  const names = platforms.map(({ label }) => label);
  if (names.length === 0) return music.whereToGet({ record });
  return music.chooseWhere({ record, platforms: joinAny(names, words) });
}
