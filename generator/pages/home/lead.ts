/** What a visitor of the home page hears first: the latest release, or the latest mix where there is no release. */
import { latestCard } from '../../model/cards.ts';
import { formatDate } from '../../model/format.ts';
import { mixArtwork, mixCard, mixPlayer } from '../../model/mixes.ts';
import type { Context } from '../../model/page-context.ts';
import type { Audio, Link, MusicCard } from '../../model/parts.ts';
import { mixRoute } from '../../model/routes.ts';

export interface Lead extends MusicCard {
  /** `1 August 2025`, or empty. */
  dateLabel: string;
  /** `Latest Release:`. */
  heading: string;
  /** The first button of the page. */
  listen: Link;
  /** Words of the section's buttons. */
  read: string;
  /** Below the assets folder. */
  cover?: string | undefined;
  /** It can be heard on its page. */
  isHeard: boolean;
  /** A mix plays on the page itself. */
  audio?: Audio | undefined;
}

export function projectLead(context: Context): Lead | undefined {
  const { site } = context;
  const release = latestCard(context);
  if (release) {
    const { video: _, date: __, ...card } = release;
    return {
      ...card,
      heading: 'Latest Release:',
      listen: {
        label: card.isHeard ? 'Listen to Latest Release' : 'See Latest Release',
        url: card.url,
        external: false,
      },
      read: 'Read Full Story',
      cover: site.latestCover,
    };
  }
  const [mix] = site.mixes;
  if (!mix) return undefined;
  const url = site.urls.href(mixRoute(mix.slug));
  return {
    ...mixCard(context, mix),
    ...{ url, description: mix.data.description ?? '' },
    dateLabel: mix.data.release_date ? formatDate(mix.data.release_date) : '',
    heading: 'Latest Mix:',
    listen: { label: 'Listen to the Latest Mix', url, external: false },
    read: 'Read More',
    cover: mixArtwork(site, mix.data),
    isHeard: true,
    audio: mixPlayer(site, mix.data, { featured: true }),
  };
}
