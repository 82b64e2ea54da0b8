/** What can be heard on a page (schema.org/AudioObject). */
import type { AudioObject } from 'schema-dts';
import { firstDayOf, isoDuration } from '../../engine/lib/text.ts';
import type { Playable } from '../../site/parts.ts';
import type { Site } from '../../site/site.ts';

/** By the whole address of the recording's page, or of its row there. */
export type PlayableIndex = ReadonlyMap<string, Playable>;

export function indexPlayables({ urls }: Pick<Site, 'urls'>, playables: readonly Playable[]): PlayableIndex {
  return new Map(playables.map((playable) => [urls.origin + playable.url, playable]));
}

/**
 * @param url of the recording, whole
 * @param date since when it can be heard, as much as is known
 */
export function audioLd(
  { urls, words }: Pick<Site, 'urls' | 'words'>,
  heard: PlayableIndex | undefined,
  url: string,
  date: string | undefined,
): { audio?: AudioObject } {
  const playable = heard?.get(url);
  if (!playable) return {};
  const { src, type, duration, title, isExcerpt } = playable;
  return {
    audio: {
      '@type': 'AudioObject',
      name: isExcerpt ? words.recordings.preview({ title }) : title,
      contentUrl: new URL(src, urls.origin).href,
      encodingFormat: type,
      ...(duration && { duration: isoDuration(Math.round(duration)) }),
      ...(date && { uploadDate: firstDayOf(date) }),
    },
  };
}
