/** The reason why a recording cannot be played. */
import type { Playable } from '../../generator/site/parts.ts';

export type Trouble = 'offline' | 'missing' | 'format' | 'failed' | 'silent';

/** Firefox reports a missing audio output as an error, and plays on. */
export function isSilent({ message }: Pick<MediaError, 'message'>): boolean {
  return message.includes('MediaSinkAudioError');
}

export async function findTrouble(
  { src, type }: Pick<Playable, 'src' | 'type'>,
  audio: Pick<HTMLAudioElement, 'canPlayType'>,
): Promise<Trouble> {
  if (!navigator.onLine) return 'offline';
  if (audio.canPlayType(type) === '') return 'format';
  return (await isMissing(src)) ? 'missing' : 'failed';
}

/** The audio element reports the same for a missing file and an unreadable one. */
async function isMissing(src: string): Promise<boolean> {
  try {
    return (await fetch(src, { method: 'HEAD' })).status === 404;
  } catch {
    // The content security policy forbids requests to other hosts.
    return false;
  }
}
