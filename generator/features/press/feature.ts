/** The press kits: their pages. Their files are planned with the other assets, by `kit-files.ts`. */

import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { artistPressPages } from './artist-pages.ts';
import { checkBios, checkQuotes } from './checks.ts';
import { pressPage } from './page.ts';

export const feature = {
  checks: [checkBios],
  siteChecks: checkQuotes,
  pages: (context: Context) => [pressPage(context), ...artistPressPages(context)],
} satisfies Feature;
