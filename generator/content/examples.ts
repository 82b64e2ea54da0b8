/** What each kind of file may hold: one example, with every key, for editors, new files and the reference. */
import { type Example, legal, mix, news, release, remix } from './examples/music.ts';
import { event, pages } from './examples/pages.ts';
import { site } from './examples/site.ts';
import type { Kind } from './rooms.ts';

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
