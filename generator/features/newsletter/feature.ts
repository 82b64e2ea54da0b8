/** The newsletter and its sign-up form. */

import type { Feature } from '../../site/feature.ts';
import { directives, newsletter } from './insert.ts';
import { newsletterNeeds } from './newsletter.ts';
import { problems } from './problems.ts';
import { newsletter as schema } from './schema.ts';

export const feature = {
  problems,
  settings: { newsletter: schema },
  directives,
  inserts: { newsletter },
  needs: newsletterNeeds,
} satisfies Feature;
