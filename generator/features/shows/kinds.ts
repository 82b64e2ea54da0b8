/** The file of all shows. */

import { page } from '../../engine/content/kind.ts';
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import { ROUTES } from '../../site/routes.ts';

export const kinds = {
  'pages/events': {
    ...page(
      'events',
      ROUTES.events,
      () => import('./schema.ts'),
      'All shows in one list, upcoming and past.',
    ),
    describes: (data: unknown) => {
      const venues = fieldOf(data, 'venues');
      return isRecord(venues) ? Object.keys(venues).map((key) => ['venues', key]) : [];
    },
    newName: 'event',
  },
};

type ShowsKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends ShowsKinds {}
}
