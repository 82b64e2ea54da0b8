import type { Mix } from '../content/schema/music.ts';
import type { Entry } from '../content/types.ts';
import { mixCard } from '../model/cards.ts';
import { formatDate } from '../model/format.ts';
import { soundcloudPlayer } from '../model/media.ts';
import { shareOf } from '../model/share.ts';
import {
  type Context,
  linkTo,
  pagedRoute,
  pageHead,
  pageNumbers,
  pageOf,
  pagination,
  platformLinks,
} from './context.ts';
import { definePage, pagedFacts } from './page.ts';
import type { MixesProps, MixItem } from './props/music.ts';
import type { Page } from './props/page.ts';

export const MIXES_PER_PAGE = 24;

/** The Mixes pages, and their first one under the spare address `/mixes/`, which search engines leave out. */
export function mixesPages(context: Context): Page[] {
  const { site } = context;
  const share = shareOf(context, { title: 'Mixes & Radio' });
  const description =
    site.pages.mixes?.data.description ?? `Mixes and radio by ${site.settings.artist.name}.`;
  const route = '/music/mixes/';
  const trail: [string, string][] = [
    ['Music', '/music/'],
    ['Mixes & Radio', route],
  ];
  return projectMixes(context).flatMap((props) => {
    const { page } = props.pagination;
    const facts = { ...pagedFacts(context, 'Mixes & Radio', props.pagination), description, trail, share };
    const main = definePage(context, 'mixes', props, { ...facts, route: pagedRoute(route, page) });
    if (page > 1) return [main];
    const alias = { ...facts, route: '/mixes/', canonicalRoute: route, unlisted: true };
    return [main, definePage(context, 'mixes', props, alias)];
  });
}

/** Mixes and Radio, page by page. The newest mix is the page's first, with the large player. */
function projectMixes(context: Context): MixesProps[] {
  const { mixes, pages } = context.site;
  const numbers = pageNumbers(mixes.length, MIXES_PER_PAGE);
  const [newest] = mixes;
  const shared = {
    ...pageHead(pages.mixes, 'Mixes & Radio'),
    latest: newest && mixItem(context, newest, true),
    series: series(context),
    platforms: platformLinks(context),
  };
  return numbers.map((page) => ({
    ...shared,
    mixes: pageOf(mixes, page, MIXES_PER_PAGE)
      .filter((entry) => entry !== newest)
      .map((entry) => mixItem(context, entry, false)),
    pagination: pagination(context, '/music/mixes/', page, numbers.length),
  }));
}

function mixItem(context: Context, entry: Entry<Mix>, featured: boolean): MixItem {
  const { site, pictures } = context;
  const { data, slug } = entry;
  const card = mixCard(entry, site, pictures);
  const addresses: [string, string | undefined][] = [
    ['SoundCloud', data.soundcloud_url],
    ['Mixcloud', data.mixcloud_url],
    ['Spotify', data.spotify_url],
    ['Apple Music', data.apple_music_url],
    ['YouTube', data.youtube_url],
  ];
  return {
    id: slug,
    title: card.title,
    description: card.description,
    picture: card.picture,
    facts: card.facts,
    dateLabel: data.release_date ? formatDate(data.release_date) : '',
    links: addresses.flatMap(([name, url]) => (url ? [linkTo(context, name, url)] : [])),
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

function series({ site, pictures }: Context): MixesProps['series'] {
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
    picture: pictures.get(each.image, 'mix', `Artwork of ${each.title}`),
  }));
}
