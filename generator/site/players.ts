/** Addresses of embedded players. Nothing is requested from them before a visitor clicks. */

import type { Data } from '../engine/content/grammar.ts';
import type { Audio, Picture, Video } from './parts.ts';
import { platformAt } from './platforms/table.ts';
import type { Site as Settings } from './schema/site.ts';
import { ACCENT_HEX } from './theme/tokens.ts';
import { readVideo } from './video-address.ts';
import type { Words } from './words/index.ts';

/** Heights of SoundCloud's player in CSS pixels: the list form, and the one for featured tracks. */
const PLAYER_HEIGHT = 166;
const FEATURED_PLAYER_HEIGHT = 300;

interface AudioSource {
  title: string;
  artist: string;
  trackUrl: string;
  /** The colour of the player; the site's accent by default. */
  color: string | undefined;
  featured: boolean;
}

/** Parameters as SoundCloud's widget documents them (developers.soundcloud.com/docs/api/html5-widget). */
export function soundcloudPlayer({ title, artist, trackUrl, color, featured }: AudioSource): Audio {
  const parameters = new URLSearchParams({
    url: readTrack(trackUrl),
    color: color ?? ACCENT_HEX,
    auto_play: 'false',
    hide_related: 'true',
    show_comments: 'true',
    show_user: 'true',
    show_reposts: 'false',
    show_teaser: 'true',
  });
  return {
    title,
    artist,
    trackUrl,
    embedUrl: `https://w.soundcloud.com/player/?${parameters}`,
    height: featured ? FEATURED_PLAYER_HEIGHT : PLAYER_HEIGHT,
  };
}

/** The track within the address of a player, which the code for embedding has; a private one has no other. */
function readTrack(url: string): string {
  const { hostname, searchParams } = new URL(url);
  const track = hostname === 'w.soundcloud.com' ? searchParams.get('url') : null;
  return track && /^https:\/\/(?:[a-z]+\.)?soundcloud\.com\//.test(track) ? track : url;
}

/** CSS pixels, without the cover, which the page shows already. */
const MIXCLOUD_HEIGHT = 120;

/**
 * Mixcloud's player (mixcloud.com/developers/widget) at its present host. It identifies a show by the path of its page.
 * The address is one of Mixcloud's, which has a path.
 */
export function mixcloudPlayer({ title, artist, trackUrl }: Omit<AudioSource, 'color' | 'featured'>): Audio {
  const parameters = new URLSearchParams({ hide_cover: '1', light: '1', feed: new URL(trackUrl).pathname });
  return {
    service: 'Mixcloud',
    title,
    artist,
    trackUrl,
    embedUrl: `https://player-widget.mixcloud.com/widget/iframe/?${parameters}`,
    height: MIXCLOUD_HEIGHT,
  };
}

/** A player of YouTube or Vimeo; undefined for any other address, which can be a link (`watchLabel`). */
export function videoOf(title: string, url: string, poster: Picture): Video | undefined {
  const address = readVideo(url);
  if (!address) return undefined;
  const { host, embedUrl, page = url } = address;
  return { title, watchUrl: page, host, embedUrl, poster };
}

/** The words of a link to a video: `Watch on Facebook`, `Watch on clips.example`. */
export function watchLabel(url: string, { music }: Words): string {
  return music.watchOn({ service: platformAt(url)?.name ?? new URL(url).hostname.replace(/^www\./, '') });
}

/** The player of a remix; undefined if it is not on SoundCloud. */
export function remixPlayer(
  { settings }: { settings: Pick<Settings, 'artist' | 'embeds'> },
  { title, soundcloud_url: trackUrl }: Data<'remixes'>,
  { featured }: { featured: boolean },
): Audio | undefined {
  const { artist, embeds } = settings;
  if (!trackUrl) return undefined;
  return soundcloudPlayer({ title, artist: artist.name, trackUrl, color: embeds?.color, featured });
}
