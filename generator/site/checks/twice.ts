/** Addresses that are listed twice: profiles and videos within a list, and recordings of two mixes. */

import { allEntries, eachText, positionOf } from '../../engine/content/entry.ts';
import { formatPosition, type Position, type Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';
import { readVideo } from '../video-address.ts';

const LISTS: ReadonlySet<unknown> = new Set(['social', 'platforms', 'videos']);
const RECORDINGS: ReadonlySet<unknown> = new Set([
  'audio',
  'audio_url',
  'soundcloud_url',
  'mixcloud_url',
  'youtube_url',
]);

export const checkTwice: Check = ({ content }) => {
  const seen = new Map<string, Position>();
  return allEntries(content).flatMap((entry) => {
    const found: Problem[] = [];
    eachText(entry.data, (url, path) => {
      const [key, , last] = path;
      const isListed = LISTS.has(key) && last === 'url' && path.length === 3;
      const isRecording = entry.kind === 'mixes' && RECORDINGS.has(key);
      if (!isListed && !isRecording) return;
      const at = positionOf(entry, path);
      const id = JSON.stringify([isListed && [entry.file, key], simplify(url)]);
      const first = seen.get(id);
      if (first) found.push(problem('link/twice', at, { url, place: formatPosition(first) }));
      else seen.set(id, at);
    });
    return found;
  });
};

/** The part of an address that tells it from others: shared ones have marks of who shared them. */
function simplify(url: string): string {
  const { embedUrl = url } = readVideo(url) ?? {};
  const plain = embedUrl.replace(/^https?:\/\/(?:www\.|m\.)?/i, '');
  return plain.replace(/[?&](?:si|igsh(?:id)?|utm_\w+)=[^&#]*/g, '').replace(/\/$/, '');
}
