/** Addresses of embedded players. Nothing is requested from them before a visitor clicks. */
import type { Remix } from '../content/schema/music.ts';
import type { Audio, Picture, Video } from './parts.ts';
import type { Site } from './site.ts';
import { ACCENT_HEX } from './theme/tokens.ts';

/** Heights of SoundCloud's player in CSS pixels: the list form, and the one for featured tracks. */
const PLAYER_HEIGHT = 166;
const FEATURED_PLAYER_HEIGHT = 300;

export interface AudioSource {
  title: string;
  artist: string;
  trackUrl: string;
  /** Of the player; the site's accent where site.yaml names none. */
  color: string | undefined;
  featured: boolean;
}

/** Parameters as SoundCloud's widget documents them (developers.soundcloud.com/docs/api/html5-widget). */
export function soundcloudPlayer({ title, artist, trackUrl, color, featured }: AudioSource): Audio {
  const parameters = new URLSearchParams({
    url: trackUrl,
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

/** A player on YouTube's cookie-free host; it starts at once, since it is only loaded by a click. */
export function youtubeVideo(title: string, url: string, poster: Picture): Video | undefined {
  const id = youtubeId(url);
  if (!id) return undefined;
  return {
    title,
    watchUrl: url,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    poster,
  };
}

/** The player of a remix; undefined where it is not on SoundCloud. */
export function remixPlayer(
  { settings }: Site,
  { title, soundcloud_url: trackUrl }: Remix,
  { featured }: { featured: boolean },
): Audio | undefined {
  const { artist, embeds } = settings;
  if (!trackUrl) return undefined;
  return soundcloudPlayer({ title, artist: artist.name, trackUrl, color: embeds?.color, featured });
}

/** The 11-character id of a YouTube address in any of its usual forms; undefined for anything else. */
export function youtubeId(url: string): string | undefined {
  const pattern =
    /^https:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
  return pattern.exec(url)?.[1];
}
