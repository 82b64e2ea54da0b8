import type { Mix } from '../content/schema/music.ts';
import type { Entry } from '../content/types.ts';
import { routeOf } from '../kinds.ts';
import { pictureOf } from '../model/assets.ts';
import { mixCard } from '../model/cards.ts';
import { formatDate } from '../model/format.ts';
import { soundcloudPlayer } from '../model/media.ts';
import { definePage, type PageOf, pagedFacts } from '../model/page.ts';
import {
  type Context,
  linkTo,
  pageHead,
  pageNumbers,
  pageOf,
  pagination,
  platformLinks,
} from '../model/page-context.ts';
import type { Audio, Link, PageHead, Pagination, Picture } from '../model/parts.ts';
import { mixPlatforms } from '../model/platforms.ts';
import { MIXES_ALIAS, MIXES_PER_PAGE, pagedRoute } from '../model/routes.ts';
import { shareOf } from '../model/share.ts';
import { sitePage, trailTo } from '../model/site-pages.ts';

export interface MixItem {
  title: string;
  /** An anchor on the page: `late-signal`. */
  id: string;
  description: string;
  picture: Picture;
  facts: string[];
  dateLabel: string;
  links: Link[];
  audio?: Audio | undefined;
}

export interface MixesProps extends PageHead {
  latest?: MixItem | undefined;
  mixes: MixItem[];
  series: {
    title: string;
    type: string;
    description: string;
    facts: string[];
    latest: string;
    picture: Picture;
  }[];
  platforms: Link[];
  pagination: Pagination;
}

/** The Mixes pages, and the first of them under its second address. */
export function mixesPages(context: Context): PageOf<'mixes', MixesProps>[] {
  const { site } = context;
  const { route, title } = sitePage(site, 'mixes');
  const share = shareOf(context, { title });
  const description =
    site.pages.mixes?.data.description ?? `Mixes and radio by ${site.settings.artist.name}.`;
  const trail: [string, string][] = [trailTo(site, 'music'), trailTo(site, 'mixes')];
  return projectMixes(context).flatMap((props) => {
    const { page } = props.pagination;
    const embedded = { players: [props.latest, ...props.mixes].map((mix) => mix?.audio) };
    const facts = {
      ...pagedFacts(context, title, props.pagination),
      description,
      trail,
      share,
      embedded,
    };
    const main = definePage(context, 'mixes', props, { ...facts, route: pagedRoute(route, page) });
    if (page > 1) return [main];
    const alias = { route: MIXES_ALIAS, canonicalRoute: route, standing: 'alias' } as const;
    return [main, definePage(context, 'mixes', props, { ...facts, ...alias })];
  });
}

/** Mixes and Radio, page by page. The newest mix is the page's first, with the large player. */
function projectMixes(context: Context): MixesProps[] {
  const { mixes } = context.site;
  const numbers = pageNumbers(mixes.length, MIXES_PER_PAGE);
  const [newest] = mixes;
  const shared = {
    ...pageHead(context, 'mixes'),
    latest: newest && mixItem(context, newest, true),
    series: series(context),
    platforms: platformLinks(context),
  };
  return numbers.map((page) => ({
    ...shared,
    mixes: pageOf(mixes, page, MIXES_PER_PAGE)
      .filter((entry) => entry !== newest)
      .map((entry) => mixItem(context, entry, false)),
    pagination: pagination(context, routeOf('pages/mixes'), page, numbers.length),
  }));
}

function mixItem(context: Context, entry: Entry<Mix>, featured: boolean): MixItem {
  const { site } = context;
  const { data, slug } = entry;
  const card = mixCard(context, entry);
  return {
    id: slug,
    title: card.title,
    description: card.description,
    picture: card.picture,
    facts: card.facts,
    dateLabel: data.release_date ? formatDate(data.release_date) : '',
    links: mixPlatforms(data).map(({ name, url }) => linkTo(context, name, url)),
    audio: data.soundcloud_url
      ? soundcloudPlayer({
          title: card.title,
          artist: site.settings.artist.name,
          trackUrl: data.soundcloud_url,
          color: site.settings.embeds?.color,
          featured,
        })
      : undefined,
  };
}

function series({ site, assets }: Context): MixesProps['series'] {
  return (site.pages.mixes?.data.series ?? []).map((each) => ({
    title: each.title,
    type: each.type ?? '',
    description: each.description ?? '',
    facts: [
      ...(each.episodes ? [`${each.episodes} episodes`] : []),
      ...(each.duration ? [each.duration] : []),
      ...(each.plays ? [`${each.plays} plays`] : []),
    ],
    latest: each.latest ?? '',
    picture: pictureOf(assets, each.image, 'mix', `Artwork of ${each.title}`),
  }));
}
