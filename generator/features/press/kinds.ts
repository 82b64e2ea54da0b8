/** The file of the press kit. */

import { page } from '../../engine/content/kind.ts';
import { ROUTES } from '../../site/routes.ts';

export const kinds = {
  'pages/press': page(
    'press',
    ROUTES.press,
    () => import('./schema.ts'),
    'The press kit: biographies, photos and the technical rider.',
  ),
};

type PressKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends PressKinds {}
}
