/** Needs of the player for the content security policy: it continues from page to page under the policy of the first one. */

import type { Content } from '../../engine/content/types.ts';
import { type Needs, NO_NEEDS, originsOf } from '../../site/csp.ts';
import { hasSound, recordingOf, recordingsOf } from './recordings.ts';

/** Hosts of the players that pages can show (`site/players.ts`). */
const PLAYERS = [
  'https://player-widget.mixcloud.com',
  'https://player.vimeo.com',
  'https://w.soundcloud.com',
  'https://www.youtube-nocookie.com',
];

/** The needs of a site with recordings; none without. */
export function playerNeeds({
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
  const hasFiles = recordings.some(({ file }) => file !== undefined);
  const own = hasFiles ? (site.data.publish?.audio_host?.url ?? []) : [];
  return {
    frames: PLAYERS,
    receivers: originsOf([site.data.contact?.endpoint ?? []].flat()),
    media: ["'self'", ...originsOf([...recordings.flatMap(({ url }) => url ?? []), own].flat())],
  };
}
