/** The file of all shows. */

import { page } from '../../engine/content/kind.ts';
import { ROUTES } from '../../site/routes.ts';

export const kinds = {
  'pages/events': {
    ...page(
      'events',
      ROUTES.events,
      () => import('./schema.ts'),
      'All shows in one list, upcoming and past.',
    ),
    newName: 'event',
  },
};

type ShowsKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends ShowsKinds {}
}
