/** The list of mixes and episodes, page by page. */

import type { Entry } from '../../engine/content/types.ts';
import { pictureOf } from '../../site/assets.ts';
import { type Context, linkTo, pageNumbers, pageOf, pagination, platformLinks } from '../../site/context.ts';
import { mixPlatforms } from '../../site/music-platforms.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Audio, Link, PageHead, Pagination, Picture, Playable } from '../../site/parts.ts';
import { MIXES_ALIAS, MIXES_PER_PAGE, mixRoute, ROUTES } from '../../site/routes.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { formatDate } from '../../site/words/index.ts';
import { mixFacts, mixKind, mixPicture, mixPlayer } from './mixes.ts';
import { PODCAST_ROUTE, podcastAlternates } from './podcast.ts';
import { hasEpisodes } from './podcast-episodes.ts';
import { mixPlayables } from './recordings.ts';
import type { Mix } from './schema.ts';

/** A mix in a list, which leads to its page. */
export interface MixRow {
  /** An anchor on the page: `late-signal`. */
  id: string;
  title: string;
  url: string;
  description: string;
  picture: Picture;
  facts: string[];
  dateLabel: string;
  /** The recording, if the site plays it. */
  playable?: Playable | undefined;
}

/** The newest mix, on the first screen. */
export interface LatestMix extends MixRow {
  /** `Latest Mix`. */
  label: string;
  /** The link to its page, labelled by its content. */
  page: Link;
  links: Link[];
  audio?: Audio | undefined;
}

export interface MixesProps extends PageHead {
  /** Only on the first page, like the series. */
  latest?: LatestMix | undefined;
  mixes: MixRow[];
  /** The heading of the list: `Episodes`. */
  listTitle: string;
  series: {
    title: string;
    type: string;
    description: string;
    facts: string[];
    latest: string;
    picture: Picture;
  }[];
  platforms: Link[];
  /** The feed for podcast apps, if there is one. */
  podcast?: Link | undefined;
  pagination: Pagination;
}

/** The Mixes pages, and the alias of the first one; none without mixes and series. */
export function mixesPages(context: Context): PageOf<'mixes', MixesProps>[] {
  const { site } = context;
  const { isFilled, route } = sitePage(site, 'mixes');
  if (!isFilled) return [];
  const fallback = site.words.descriptions.mixes({ name: site.settings.artist.name });
  const trail = [trailTo(site, 'music'), trailTo(site, 'mixes')];
  return projectMixes(context).flatMap((props) => {
    const { pagination } = props;
    const embedded = { players: [props.latest?.audio] };
    const facts = { fallback, pagination, trail, embedded, alternates: podcastAlternates(context) };
    const main = defineFixedPage(context, 'mixes', props, facts);
    if (pagination.page > 1) return [main];
    const alias = { route: MIXES_ALIAS, canonicalRoute: route, standing: 'alias' } as const;
    return [main, defineFixedPage(context, 'mixes', props, { ...facts, ...alias })];
  });
}

/** The props of each page. The newest mix is first, with the large player. */
function projectMixes(context: Context): MixesProps[] {
  const { mixes, words } = context.site;
  const kinds = new Set(mixes.map(({ data }) => mixKind(data)));
  const listTitle = kinds.size > 1 ? words.music.moreToHear : words.music.episodes;
  const numbers = pageNumbers(mixes.length, MIXES_PER_PAGE);
  const [newest] = mixes;
  return numbers.map((page) => ({
    ...pageHead(context, 'mixes'),
    latest: page === 1 && newest ? latestMix(context, newest) : undefined,
    mixes: pageOf(mixes, page, MIXES_PER_PAGE)
      .filter((entry) => entry !== newest)
      .map((entry) => mixRow(context, entry)),
    listTitle,
    series: page === 1 ? series(context) : [],
    platforms: platformLinks(context),
    podcast:
      page === 1 && hasEpisodes(context)
        ? linkTo(context, context.site.words.recordings.subscribe, PODCAST_ROUTE)
        : undefined,
    pagination: pagination(context, ROUTES.mixes, page, numbers.length),
  }));
}

export function mixRow(context: Context, entry: Entry<Mix>): MixRow {
  const { data, slug } = entry;
  return {
    id: slug,
    title: data.episode_title,
    url: context.site.urls.href(mixRoute(slug)),
    description: data.description ?? '',
    picture: mixPicture(context, data),
    facts: mixFacts(context.site, data),
    dateLabel: data.release_date ? formatDate(data.release_date, context.site.words) : '',
    playable: mixPlayables(context, entry)[0],
  };
}

function latestMix(context: Context, entry: Entry<Mix>): LatestMix {
  const { data, slug } = entry;
  const { music, links } = context.site.words;
  return {
    ...mixRow(context, entry),
    label: mixKind(data) === 'episode' ? music.latestEpisode : music.latestMix,
    page: linkTo(context, data.tracklist ? music.trackList : links.readMore, mixRoute(slug)),
    links: mixPlatforms(data).map(({ name, url }) => linkTo(context, name, url)),
    audio: mixPlayer(context.site, data, { featured: true }),
  };
}

function series({ site, assets }: Context): MixesProps['series'] {
  return (site.pages.mixes?.data.series ?? []).map((each) => ({
    title: each.title,
    type: each.type ?? '',
    description: each.description ?? '',
    facts: [
      ...(each.episodes ? [site.words.music.episodeCount({ episodes: each.episodes })] : []),
      ...(each.duration ? [each.duration] : []),
      ...(each.plays ? [site.words.music.plays({ plays: each.plays })] : []),
    ],
    latest: each.latest ?? '',
    picture: pictureOf(assets, each.image, 'mix', site.words.music.artworkOf({ title: each.title })),
  }));
}
