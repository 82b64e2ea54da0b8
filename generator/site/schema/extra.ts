/** Keys of the site's own, for its own templates. */
import * as z from 'zod';
import { optional } from '../../engine/content/schema/meta.ts';

/** Plain data: texts, numbers, lists and groups. Liner hands it on as it is. */
export type Extra = Record<string, unknown>;

export const extra = optional(
  z.record(z.string(), z.unknown()).meta({ value: 'anything', $comment: 'anything' }),
  "Keys of your own, for templates of your own. Liner's do nothing with them.",
  { pressed_on: '180 g vinyl' },
);
