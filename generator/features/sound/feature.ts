/** The artist's recordings: their files, and the player of the site. */

import type { Feature } from '../../site/feature.ts';
import { checkRecordings } from './checks.ts';
import { playerNeeds } from './csp.ts';

export const feature = {
  checks: [checkRecordings],
  needs: playerNeeds,
} satisfies Feature;
