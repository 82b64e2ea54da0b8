/** Addresses of videos on hosts with a supported player. */
import { platformAt } from './platforms/table.ts';

interface VideoAddress {
  host: 'YouTube' | 'Vimeo';
  /** Address of the player. It starts at once, since only a click loads it, and sets no cookies as far as its host allows that. */
  embedUrl: string;
  /** Page, if the address is only that of a player, which shows an error outside another page. */
  page?: string;
  /** Several videos, one after the other. */
  isPlaylist?: true;
}

/** The player of a video or a playlist by its address; undefined for any other address on these hosts or elsewhere. */
export function readVideo(url: string): VideoAddress | undefined {
  return readPlaylist(url) ?? readYoutube(url) ?? readVimeo(url);
}

/** Returns true for any address at YouTube or Vimeo. */
export function isVideoHost(url: string): boolean {
  const key = platformAt(url)?.key;
  return key === 'youtube' || key === 'youtube_music' || key === 'vimeo';
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** Reads an address of YouTube as one on its host without cookies. */
function readYoutube(url: string): VideoAddress | undefined {
  const id = YOUTUBE.exec(url)?.[1];
  if (id === undefined) return undefined;
  const start = readStart(url);
  const embedUrl = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`;
  const page = `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`;
  return { host: 'YouTube', embedUrl, ...(/\/embed\//.test(url) && { page }) };
}

/** Identifiers of playlists: `PL…`, or those of albums (`OLAK5uy_…`), uploads or favourites. */
const PLAYLIST =
  /^https?:\/\/(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:playlist|embed\/videoseries)\?(?:\S*&)?list=([\w-]{12,})/;

/** Reads a playlist. Its player shows all videos in turn (developers.google.com/youtube/player_parameters, "Loading a playlist"). */
function readPlaylist(url: string): VideoAddress | undefined {
  const id = PLAYLIST.exec(url)?.[1];
  if (id === undefined) return undefined;
  const embedUrl = `https://www.youtube-nocookie.com/embed/videoseries?list=${id}&autoplay=1&rel=0`;
  const page = `https://www.youtube.com/playlist?list=${id}`;
  return { host: 'YouTube', embedUrl, isPlaylist: true, ...(/\/embed\//.test(url) && { page }) };
}

/** The number of a video, and the key of one that is not listed: in the path, or as `h` of its player. */
const VIMEO =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|video\/)?(\d{5,12})(?:\/([0-9a-f]{6,}))?(?=[/?#]|$)/;

/** Parameters as Vimeo documents them (help.vimeo.com, "Player parameters overview"). */
function readVimeo(url: string): VideoAddress | undefined {
  const [, id, key] = VIMEO.exec(url) ?? [];
  if (id === undefined) return undefined;
  const unlisted = key ?? new URL(url).searchParams.get('h');
  const parameters = new URLSearchParams({ ...(unlisted && { h: unlisted }), autoplay: '1', dnt: '1' });
  const start = readStart(url);
  const from = start ? `#t=${start}s` : '';
  const page = `https://vimeo.com/${id}${unlisted ? `/${unlisted}` : ''}${from}`;
  return {
    host: 'Vimeo',
    embedUrl: `https://player.vimeo.com/video/${id}?${parameters}${from}`,
    ...(/\/player\.vimeo/.test(url) && { page }),
  };
}

/** Reads the start of a video in seconds: `t=90`, `start=90`, `#t=1m30s`. */
function readStart(url: string): number {
  const { searchParams, hash } = new URL(url);
  const written =
    searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
