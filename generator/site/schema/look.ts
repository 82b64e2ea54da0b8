/** The colours of the site, if they are not those of its covers. */
import * as z from 'zod';
import { group, optional } from '../../engine/content/schema/meta.ts';
import { hexColor } from '../../engine/content/schema/values/index.ts';

/** The looks that come with Liner, by the names of their folders. */
export const LOOKS = ['sleeve'] as const;

export const DEFAULT_LOOK = 'sleeve';

const color = hexColor.transform((value): `#${string}` => `#${value.slice(1).toLowerCase()}`);

export const look = group('How the pages look. The build checks that all text can be read.', {
  style: optional(
    z.enum(LOOKS),
    'The look of all pages, cards and documents: letters, grounds, and how things are set. `liner looks` shows them.',
    'sleeve',
  ),
  accent: optional(
    z
      .union([z.enum(['covers', 'stylesheet']), color])
      .meta({ value: 'color', $comment: 'covers, stylesheet or a colour' }),
    'One colour for links, buttons and marks on all pages. Without it, each page takes that of its cover; with stylesheet, all colours are those of assets/styles.css.',
    '#8a1c4a',
  ),
  ground: optional(
    z.union([z.enum(['light', 'dark', 'auto']), color]).meta({
      value: 'color',
      $comment: 'light, dark, auto or a colour',
      aliases: { black: 'dark', white: 'light' },
    }),
    'What the pages are on: light, dark, or a colour; auto is light or dark as the visitor has set their device.',
    'dark',
  ),
});

export type Look = NonNullable<z.output<typeof look>>;
