/** Why a recording cannot be played. */
import type { Playable } from '../../generator/site/parts.ts';

export type Trouble = 'offline' | 'missing' | 'format' | 'failed' | 'silent';

/** Firefox calls it an error that a device has nothing to give sound out with, and plays on. */
export function isSilent({ message }: MediaError): boolean {
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

/** The audio element says the same of a file that is missing and of one that it cannot read. */
async function isMissing(src: string): Promise<boolean> {
  try {
    return (await fetch(src, { method: 'HEAD' })).status === 404;
  } catch {
    // The content security policy lets nothing ask other hosts.
    return false;
  }
}
