/** Structured data of recordings (schema.org/AudioObject). */
import type { AudioObject } from 'schema-dts';
import { firstDayOf, isoDuration } from '../../engine/lib/text.ts';
import type { Playable } from '../../site/parts.ts';
import type { Site } from '../../site/site.ts';

/** Recordings by the absolute address of their page, or of their row there. */
export type PlayableIndex = ReadonlyMap<string, Playable>;

export function indexPlayables({ urls }: Pick<Site, 'urls'>, playables: readonly Playable[]): PlayableIndex {
  return new Map(playables.map((playable) => [urls.origin + playable.url, playable]));
}

/** @param url of the recording, absolute @param date of publication, as far as known */
export function audioLd(
  { urls, words }: Pick<Site, 'urls' | 'words'>,
  index: PlayableIndex | undefined,
  url: string,
  date: string | undefined,
): { audio?: AudioObject } {
  const playable = index?.get(url);
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
