/** The page of a mix or episode. */

import { bodyText } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import type { Share } from '../../engine/media/share/card.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { type Figure, listFigures } from '../../site/figures.ts';
import { yearOf } from '../../site/format.ts';
import { mixPlatforms } from '../../site/music-platforms.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type {
  Audio,
  Link,
  NamedArtist,
  Picture,
  PlatformButton,
  Playable,
  Property,
} from '../../site/parts.ts';
import { artistAddress, findArtist } from '../../site/roster.ts';
import { artistRoute, mixRoute, ROUTES } from '../../site/routes.ts';
import { listImages, shareOf } from '../../site/share.ts';
import type { Site } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { releaseTitle } from '../../site/titles.ts';
import { formatDate, joinList, writeDigits } from '../../site/words/index.ts';
import { embedAlternates, embedCode, embedSlugOfMix } from '../sound/embeds.ts';
import { indexPlayables } from '../sound/json-ld.ts';
import { audioProperties } from '../sound/playables.ts';
import { mixLd } from './json-ld.ts';
import { type MixRow, mixRow } from './list.ts';
import {
  listTracklist,
  mixArtist,
  mixArtwork,
  mixFacts,
  mixNeighbours,
  mixPicture,
  mixPlayer,
  mixType,
  seriesOf,
  type TracklistRow,
} from './mixes.ts';
import { podcastAlternates } from './podcast.ts';
import { mixPlayables } from './recordings.ts';
import type { Mix } from './schema.ts';

export interface MixProps {
  title: string;
  artist: string;
  /** Artists in `artists/`; undefined if it is by the artist of the site. */
  artists?: NamedArtist[] | undefined;
  /** `Radio Show • 2025`. */
  badge: string;
  picture: Picture;
  /** May be empty. */
  description: string;
  facts: string[];
  figures: Figure[];
  dateLabel: string;
  platforms: PlatformButton[];
  audio?: Audio | undefined;
  /** The recording, if the site plays it. */
  playable?: Playable | undefined;
  /** HTML to embed its player in other sites. */
  embed?: string | undefined;
  /** The text of its file. */
  text: TextPart[];
  tracklist: TracklistRow[];
  series?: { title: string; description: string; episodes: MixRow[] } | undefined;
  /** Links to the previous and the next mix, by title. */
  older?: Link | undefined;
  newer?: Link | undefined;
  back: Link;
}

/** The most episodes of a series that are shown. */
const SERIES_LIMIT = 4;

export function mixPages(context: Context): PageOf<'mix', MixProps>[] {
  const { site } = context;
  return site.mixes.map((entry) => {
    const { data, slug } = entry;
    const route = mixRoute(slug);
    const url = site.urls.absolute(route);
    const artist = mixArtist(site, data);
    const [type, artwork, share] = [mixType(site, data), mixArtwork(site, data), mixShare(context, data)];
    const year = data.release_date ? writeDigits(yearOf(data.release_date), site.language) : '';
    const by = site.words.music.typeBy({ title: data.episode_title, type, name: artist });
    const description = data.description ?? `${joinList([by, year].filter(Boolean), site.words)}.`;
    const props = projectMix(context, entry);
    const playables = props.playable ? [props.playable] : [];
    return definePage(context, 'mix', props, {
      route,
      title: data.episode_title,
      fullTitle: releaseTitle(site, { title: data.episode_title, type, year, artist }),
      description,
      trail: [trailTo(site, 'music'), trailTo(site, 'mixes'), [data.episode_title, route]],
      cover: artwork,
      share,
      type: 'music.song',
      properties: [
        ...musicians(site, data),
        ...(data.duration ? [{ property: 'music:duration', content: String(data.duration) }] : []),
        ...audioProperties(site, props.playable),
      ],
      jsonLd: [
        mixLd(
          site,
          entry,
          { url, images: listImages(context, artwork, share), description },
          indexPlayables(site, playables),
        ),
      ],
      embedded: { players: [props.audio, ...playersIn(props.text)] },
      alternates: [
        ...podcastAlternates(context),
        ...embedAlternates(context, { ...embedded(context, entry), playables }),
      ],
      lastmod: data.release_date?.length === 10 ? data.release_date : undefined,
    });
  });
}

/** The addresses of the pages of those whom it is by. */
function musicians(site: Site, { artists }: Mix): Property[] {
  const own = artists?.flatMap((name) => findArtist(site, name) ?? []);
  const routes = own?.map(({ slug }) => artistRoute(slug)) ?? [ROUTES.about];
  return routes.map((route) => ({ property: 'music:musician', content: site.urls.absolute(route) }));
}

/** The share card: title, type and date, beside the cover. */
function mixShare(context: Context, data: Mix): Share | undefined {
  const { site } = context;
  return shareOf(context, {
    title: data.episode_title,
    badge: mixType(site, data),
    facts: data.release_date ? [formatDate(data.release_date, site.words)] : [],
    picture: mixArtwork(site, data),
  });
}

function projectMix(context: Context, entry: Entry<Mix>): MixProps {
  const { site } = context;
  const { data } = entry;
  const playables = mixPlayables(context, entry);
  const artist = mixArtist(site, data);
  const dateLabel = data.release_date ? formatDate(data.release_date, site.words) : '';
  const { newer, older } = mixNeighbours(site, entry);
  const linkOf = (other: Entry<Mix> | undefined) =>
    other && linkTo(context, other.data.episode_title, mixRoute(other.slug));
  return {
    title: data.episode_title,
    artist,
    artists: data.artists?.map((name) => ({ name, url: artistAddress(site, name) })),
    badge: [mixType(site, data), data.release_date && writeDigits(yearOf(data.release_date), site.language)]
      .filter(Boolean)
      .join(' • '),
    picture: mixPicture(context, data),
    description: data.description ?? '',
    // It is above the title.
    facts: mixFacts(site, data).filter((fact) => fact !== artist),
    figures: listFigures(site.words, { duration: data.duration, dateLabel }),
    dateLabel,
    platforms: mixPlatforms(data),
    audio: mixPlayer(site, data, { featured: false }),
    playable: playables[0],
    embed: embedCode(context, { ...embedded(context, entry), playables }),
    text: projectText(context, bodyText(entry), {
      title: data.episode_title,
      poster: mixArtwork(site, data),
      isBelowHeading: true,
    }),
    tracklist: listTracklist(data),
    series: describeSeries(context, entry),
    older: linkOf(older),
    newer: linkOf(newer),
    back: backLink(context),
  };
}

function embedded({ site }: Context, { slug, data }: Entry<Mix>) {
  return {
    slug: embedSlugOfMix(site, slug),
    title: data.episode_title,
    artist: mixArtist(site, data),
  };
}

function backLink(context: Context): Link {
  const { title, route } = sitePage(context.site, 'mixes');
  return linkTo(context, backLabel(context.site, title), route);
}

/** The series of a mix, with its newest other episodes. */
function describeSeries(context: Context, entry: Entry<Mix>): MixProps['series'] {
  const { site } = context;
  const series = seriesOf(site, entry.data);
  if (!series) return undefined;
  const episodes = site.mixes.filter(
    (other) => other !== entry && other.data.series_id === entry.data.series_id,
  );
  return {
    title: series.title,
    description: series.description ?? '',
    episodes: episodes.slice(0, SERIES_LIMIT).map((each) => mixRow(context, each)),
  };
}
