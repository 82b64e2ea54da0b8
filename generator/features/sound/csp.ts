/** Needs of the player for the content security policy: it continues from page to page under the policy of the first one. */

import type { Content } from '../../engine/content/types.ts';
import { type Needs, NO_NEEDS, originsOf } from '../../site/csp.ts';
import type { FeatureModelling } from '../../site/site.ts';
import { hasSound } from './recordings.ts';

/** Hosts of the players that pages can show (`site/players.ts`). */
const PLAYERS = [
  'https://player-widget.mixcloud.com',
  'https://player.vimeo.com',
  'https://w.soundcloud.com',
  'https://www.youtube-nocookie.com',
];

/** The needs of a site with recordings; none without. @param features all of the site */
export function playerNeeds(content: Content, features: readonly FeatureModelling[]): Needs {
  const { site } = content;
  const recordings = features.flatMap((feature) => feature.recordings?.(content) ?? []).filter(hasSound);
  if (recordings.length === 0) return NO_NEEDS;
  const hasFiles = recordings.some(({ file }) => file !== undefined);
  const own = hasFiles ? (site.data.publish?.audio_host?.url ?? []) : [];
  return {
    frames: PLAYERS,
    receivers: originsOf([site.data.contact?.endpoint ?? []].flat()),
    media: ["'self'", ...originsOf([...recordings.flatMap(({ url }) => url ?? []), own].flat())],
  };
}
