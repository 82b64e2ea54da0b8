/** The lead of the home page: the latest release, or the latest mix if there is no release. */

import type { Context } from '../../site/context.ts';
import type { Audio, Link, MusicCard, Playable, TrackRow } from '../../site/parts.ts';
import { mixRoute } from '../../site/routes.ts';
import { formatDate } from '../../site/words/index.ts';
import { mixArtwork, mixCard, mixKind, mixPlayer } from '../mixes/mixes.ts';
import { mixPlayables } from '../mixes/recordings.ts';
import type { Announcement } from '../releases/announcement.ts';
import { latestCard } from '../releases/cards.ts';
import { releasePlayables } from '../releases/recordings.ts';
import { listDiscs } from '../releases/tracks.ts';

export interface Lead extends MusicCard {
  /** `1 August 2025`, or empty. */
  dateLabel: string;
  /** `Latest Release:`. */
  heading: string;
  /** The first button of the page, which leads to the music. */
  listen: Link;
  /** Recordings that play on the home page. */
  playables: Playable[];
  /** Tracks of the release, in order. */
  tracks: TrackRow[];
  /** The label of the button to its page. */
  read: string;
  /** Path below the assets folder. */
  cover?: string | undefined;
  /** True if its page plays it or links to a platform. */
  isHeard: boolean;
  /** The player of a mix on the home page. */
  audio?: Audio | undefined;
  /** Announcement of a release that is not out yet. */
  announced?: AnnouncedLead | undefined;
}

export interface AnnouncedLead extends Announcement {
  /** Missing if only the month or the year is known. */
  countdown?: Countdown | undefined;
}

/** The days until a day begins in the time zone of the artist. A script counts them: pages may be older than a day. */
export interface Countdown {
  /** `2026-12-11`. */
  day: string;
  /** `Europe/Lisbon`. */
  timezone: string;
  /** Locale with the digits of the site: `ar-u-nu-latn`. */
  locale: string;
}

export function projectLead(context: Context): Lead | undefined {
  const { site } = context;
  const { music, links } = site.words;
  const release = latestCard(context);
  if (release && site.latest) {
    const playables = releasePlayables(context, site.latest);
    const { video: _, date: __, ...card } = release;
    return {
      ...card,
      heading: music.labelled({ label: music.latestRelease }),
      listen: {
        label: card.isHeard && playables.length === 0 ? music.listenToLatestRelease : music.seeLatestRelease,
        url: card.url,
        external: false,
      },
      playables,
      tracks: listDiscs(site, site.latest.data, playables).flatMap(({ tracks }) => tracks),
      read: links.readFullStory,
      cover: site.latestCover,
    };
  }
  const [mix] = site.mixes;
  if (!mix) return undefined;
  const url = site.urls.href(mixRoute(mix.slug));
  const playables = mixPlayables(context, mix);
  const isEpisode = mixKind(mix.data) === 'episode';
  const listen = isEpisode ? music.listenToLatestEpisode : music.listenToLatestMix;
  return {
    ...mixCard(context, mix),
    ...{ url, description: mix.data.description ?? '' },
    dateLabel: mix.data.release_date ? formatDate(mix.data.release_date, site.words) : '',
    heading: music.labelled({ label: isEpisode ? music.latestEpisode : music.latestMix }),
    listen: {
      label: playables.length === 0 ? listen : links.readMore,
      url,
      external: false,
    },
    playables,
    tracks: [],
    read: links.readMore,
    cover: mixArtwork(site, mix.data),
    isHeard: true,
    audio: mixPlayer(site, mix.data, { featured: true }),
  };
}
