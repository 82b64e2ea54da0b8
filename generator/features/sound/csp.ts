/** What a page must allow where the player goes on from page to page: the policy of the first page is that of all. */

import type { Content } from '../../engine/content/types.ts';
import { type Needs, NO_NEEDS, originsOf } from '../../site/csp.ts';
import { hasSound, recordingOf, recordingsOf } from './recordings.ts';

/** Of the players that a page may show (`site/players.ts`). */
const PLAYERS = [
  'https://player-widget.mixcloud.com',
  'https://player.vimeo.com',
  'https://w.soundcloud.com',
  'https://www.youtube-nocookie.com',
];

/** Nothing where the site has no recordings. */
export function findPlaying({
  site,
  releases,
  remixes,
  mixes,
}: Pick<Content, 'site' | 'releases' | 'remixes' | 'mixes'>): Needs {
  const recordings = [
    ...releases.flatMap(({ data }) => recordingsOf(data)),
    ...[...remixes, ...mixes].map(({ data }) => recordingOf(data)),
  ].filter(hasSound);
  if (recordings.length === 0) return NO_NEEDS;
  return {
    frames: PLAYERS,
    receivers: originsOf([site.data.contact?.endpoint ?? []].flat()),
    media: ["'self'", ...originsOf(recordings.flatMap(({ url }) => url ?? []))],
  };
}
