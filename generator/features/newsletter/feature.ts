/** The newsletter and its sign-up form. */

import type { Feature } from '../../site/feature.ts';
import { newsletter } from './insert.ts';
import { newsletterNeeds } from './newsletter.ts';

export const feature = {
  inserts: { newsletter },
  needs: newsletterNeeds,
} satisfies Feature;
