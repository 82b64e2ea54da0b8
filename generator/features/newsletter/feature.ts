/** The newsletter and its sign-up form. */

import type { Feature } from '../../site/feature.ts';
import { checkForm } from './checks.ts';
import { newsletter } from './insert.ts';
import { newsletterNeeds } from './newsletter.ts';

export const feature = {
  checks: [checkForm],
  inserts: { newsletter },
  needs: newsletterNeeds,
} satisfies Feature;
