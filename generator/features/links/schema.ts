/** pages/links.yaml: one page for profiles elsewhere to link to. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { anyUrl, text } from '../../engine/values/index.ts';
import { head } from '../../site/schema/shared.ts';

/** Kinds of rows, besides a custom link. */
const ROWS = [
  'latest',
  'shows',
  'merch',
  'newsletter',
  'support',
  'profiles',
  'music',
  'mixes',
  'videos',
  'photos',
  'news',
  'press',
  'contact',
  'about',
] as const;

export type RowName = (typeof ROWS)[number];

const ALIASES: Record<string, RowName> = {
  release: 'latest',
  events: 'shows',
  tour: 'shows',
  shop: 'merch',
  store: 'merch',
  social: 'profiles',
  releases: 'music',
  radio: 'mixes',
  epk: 'press',
  booking: 'contact',
};

const row = z.union(
  [
    z.enum(ROWS).meta({ aliases: ALIASES }),
    z
      .strictObject({
        label: key(text, 'What it says.', 'Support me'),
        url: key(anyUrl, 'Where it leads.', 'https://shop.example/your-name'),
      })
      .meta({ instead: { title: 'label: %', name: 'label: %', text: 'label: %' } }),
  ],
  `must be one of ${ROWS.join(', ')}, or a link of your own: {label: Support me, url: https://…}`,
);

/** pages/follow.yaml: every way to follow the artist. */
export const follow = z.strictObject(
  head('Follow', 'Every way to follow {artist}: calendars, feeds, podcast and mail.', '/subscribe/'),
);

export const links = z
  .strictObject({
    ...head('Links', 'Music, shows and profiles of {artist} in one place.', '/bio/'),
    rows: optional(
      z.array(row).min(1),
      `What the page lists, in its order: ${ROWS.join(', ')}, or a link of your own. What the site does not have is left out.`,
      ['latest', 'shows', { label: 'Support me', url: 'https://shop.example/your-name' }, 'profiles'],
    ),
  })
  .meta({ instead: { links: 'rows: %', order: 'rows: %', items: 'rows: %' } });

export type LinksData = z.output<typeof links>;
