/** The artist's own recordings: what is made of their files, and what the player of the site takes. */

import type { Feature } from '../../site/feature.ts';
import { checkRecordings } from './checks.ts';
import { findPlaying } from './csp.ts';
import { problems } from './problems/index.ts';

export const feature = {
  problems,
  checks: [checkRecordings],
  needs: findPlaying,
} satisfies Feature;
