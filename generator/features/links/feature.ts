/** The one page that profiles elsewhere link to, and its QR code. */
import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { followPages } from './follow.ts';
import { linksPages } from './page.ts';
import { planCodes } from './qr-code.ts';

export const feature = {
  pages: (context: Context) => [...linksPages(context), ...followPages(context)],
  files: ({ site }: Context) => planCodes(site),
} satisfies Feature;
