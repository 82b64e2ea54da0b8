/** Addresses of videos on hosts with a supported player. */
import { platformAt } from './platforms/table.ts';

interface VideoAddress {
  host: 'YouTube' | 'Vimeo';
  /** Of the player. It starts at once, since only a click loads it, and sets no cookies as far as its host allows that. */
  embedUrl: string;
}

/** The player of a video by its address; undefined if the address is not that of a video on these hosts. */
export function readVideo(url: string): VideoAddress | undefined {
  return readYoutube(url) ?? readVimeo(url);
}

/** Whether an address is at YouTube or Vimeo, though perhaps not that of a video. */
export function isVideoHost(url: string): boolean {
  const key = platformAt(url)?.key;
  return key === 'youtube' || key === 'youtube_music' || key === 'vimeo';
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** On YouTube's host without cookies. */
function readYoutube(url: string): VideoAddress | undefined {
  const id = YOUTUBE.exec(url)?.[1];
  if (id === undefined) return undefined;
  return { host: 'YouTube', embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
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
  return { host: 'Vimeo', embedUrl: `https://player.vimeo.com/video/${id}?${parameters}` };
}
