/** People, groups and companies: a name alone, or a group of keys with more about them. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { personName, text, webUrl } from '../../engine/content/schema/values/index.ts';

/**
 * A name, or a group with a name and further keys: `Name` is read as `{name: Name}`.
 *
 * @param shape the keys beside `name`, all of which may be left out
 * @param instead keys that people write in the group, as `SchemaMeta` has it
 */
export function named<Shape extends z.ZodRawShape>(
  shape: Shape,
  example = 'Name',
  instead?: Record<string, string>,
) {
  const group = z
    .strictObject({ name: key(personName, 'The name.', example), ...shape })
    .meta({ ...(instead && { instead }) });
  type Named = z.output<typeof group>;
  return (
    z
      .union([personName, group], 'must be a name, or a group of keys with a name')
      // Every other key may be left out, which TypeScript cannot know of a shape that is not known yet.
      .transform(
        (value): Named => (typeof value === 'string' ? group.parse({ name: value }) : (value as Named)),
      )
      .meta({ value: 'text', person: true, $comment: 'name, or group' })
  );
}

/** Where to find more about them. */
export const url = optional(webUrl, 'Their own address on the web.', 'https://name.example');

/** A person or group who did something: `Name`, or `{name, role, url}`. */
export const person = named({
  role: optional(text, 'What they do or did.', 'Vocals'),
  url,
});

/** A company, such as a label: `Name`, or `{name, url}`. */
export const company = named({ url }, 'Name of the label');

export const ARTIST_ROLES = ['main', 'with', 'featuring', 'remixer'] as const;

const ROLE_ALIASES = {
  feat: 'featuring',
  'feat.': 'featuring',
  ft: 'featuring',
  'ft.': 'featuring',
  featured: 'featuring',
  guest: 'featuring',
  remix: 'remixer',
  primary: 'main',
};

/** One of the artists whom a release or a track is by. */
const creditedArtist = named({
  role: key(
    z.enum(ARTIST_ROLES).default('main').meta({ aliases: ROLE_ALIASES }),
    'main, with, featuring or remixer.',
    'featuring',
  ),
  url,
});

export type CreditedArtist = z.infer<typeof creditedArtist>;

/** Whom a release or a track is by, in the order of the sleeve. */
export const artists = optional(
  z.array(creditedArtist).min(1),
  'Whom it is by, in the order of the sleeve: a name, or name, role (main, with, featuring, remixer) and url. {artist} alone when left out.',
  ['{artist}', { name: 'Name of the guest', role: 'featuring' }],
);
