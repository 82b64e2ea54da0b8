/** What each kind of file may hold: one example, with every key, for editors, new files and the reference. */

import type { Kind } from '../../kinds.ts';
import { type Example, legal, mix, news, release, remix } from './music.ts';
import { event, pages } from './pages.ts';
import { site } from './site.ts';

export type { Example };
export { event as eventExample };

export const examples: Record<Kind, Example> = {
  site,
  releases: release,
  remixes: remix,
  mixes: mix,
  news,
  legal,
  ...pages,
};
