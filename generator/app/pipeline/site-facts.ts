/** The whole site as plain data, for the templates of a site's own. Within a version, keys are added and never changed. */

import { mixCard } from '../../features/mixes/mixes.ts';
import { locateNews } from '../../features/news/news.ts';
import { releaseCard, remixCard } from '../../features/releases/cards.ts';
import { type EventRow, eventRow } from '../../features/shows/row.ts';
import { isPast } from '../../features/shows/shows.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link, MusicCard, Picture } from '../../site/parts.ts';
import type { Extra } from '../../site/schema/extra.ts';
import { listSitePages } from '../../site/site-pages.ts';
import { listVideos } from '../../site/videos.ts';
import { describeArtist, describeMix, describeRelease, describeRemix } from '../artist/index.ts';
import type { Artist } from '../artist/schema.ts';

/** Music as it is in artist.json, with what pages show of it. */
type WithCard<Music> = Music & { card: MusicCard; extra: Extra };

export interface SiteFacts {
  /** Name, tagline, roles, links and more, as in artist.json. */
  artist: Omit<Artist, '$schema' | 'version' | 'releases' | 'remixes' | 'mixes'>;
  /** Published releases, the newest first. */
  releases: WithCard<Artist['releases'][number]>[];
  /** Announced releases, the next one first. */
  upcomingReleases: WithCard<Artist['releases'][number]>[];
  remixes: WithCard<Artist['remixes'][number]>[];
  mixes: WithCard<Artist['mixes'][number]>[];
  /** Shows to come, the next one first. */
  upcomingShows: ShowFacts[];
  /** Shows that are over, the newest first. */
  pastShows: ShowFacts[];
  /** The newest first. */
  news: NewsFacts[];
  /** The newest first. */
  videos: VideoFacts[];
  /** Every page that menus may lead to. */
  pages: { name: string; title: string; url: string; extra: Extra }[];
  /** The keys below `extra` in site.yaml. */
  extra: Extra;
  /** The day of the build by the clock of the site: `2026-03-14`. */
  today: string;
}

type ShowFacts = EventRow & { slug: string; extra: Extra };

export interface NewsFacts {
  slug: string;
  title: string;
  /** Address on the site. */
  url: string;
  date: string;
  excerpt: string;
  category: string;
  picture?: Picture | undefined;
  extra: Extra;
}

interface VideoFacts {
  title: string;
  /** Original address of YouTube or Vimeo. */
  url: string;
  date?: string | undefined;
  description: string;
  picture?: Picture | undefined;
  release?: Link | undefined;
}

export function projectFacts(context: Context): SiteFacts {
  const { site } = context;
  const shows = site.events.map((event) => ({
    event,
    facts: { ...eventRow(context, event), slug: event.slug, extra: event.extra ?? {} },
  }));
  return {
    artist: describeArtist(context),
    releases: site.releases.map((entry) => ({
      ...describeRelease(context, entry),
      card: releaseCard(context, entry),
      extra: entry.data.extra ?? {},
    })),
    upcomingReleases: site.upcomingReleases.map((entry) => ({
      ...describeRelease(context, entry),
      card: releaseCard(context, entry),
      extra: entry.data.extra ?? {},
    })),
    remixes: site.remixes.map((entry) => ({
      ...describeRemix(context, entry),
      card: remixCard(context, entry),
      extra: entry.data.extra ?? {},
    })),
    mixes: site.mixes.map((entry) => ({
      ...describeMix(context, entry),
      card: mixCard(context, entry),
      extra: entry.data.extra ?? {},
    })),
    upcomingShows: shows.filter(({ event }) => !isPast(event, site.today)).map(({ facts }) => facts),
    pastShows: shows
      .filter(({ event }) => isPast(event, site.today))
      .map(({ facts }) => facts)
      .reverse(),
    news: listNews(context),
    videos: listVideos(site).map((video) => ({
      ...video,
      picture: shown(context, video.picture, video.title),
      release: video.release && linkTo(context, video.release.title, video.release.route),
    })),
    pages: listSitePages(site)
      .filter(({ isFilled }) => isFilled)
      .map(({ name, title, route, extra = {} }) => ({ name, title, url: site.urls.href(route), extra })),
    extra: site.settings.extra ?? {},
    today: site.today,
  };
}

function listNews(context: Context): NewsFacts[] {
  const { site } = context;
  return site.news.map((entry) => {
    const { title, date, excerpt = '', category = '', image, image_alt: alt = '', extra = {} } = entry.data;
    const url = site.urls.href(locateNews(site, entry));
    return {
      slug: entry.slug,
      title,
      url,
      date,
      excerpt,
      category,
      picture: shown(context, image, alt),
      extra,
    };
  });
}

function shown({ assets }: Context, file: string | undefined, alt: string): Picture | undefined {
  return findPicture(assets, file) && pictureOf(assets, file, 'album', alt);
}
