/** The artist, and other people, groups and companies: a name alone, or a group of keys with more about them. */

import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import {
  fixedText,
  markdown,
  personName,
  picture,
  properName,
  text,
  webUrl,
  year,
} from '../../engine/values/index.ts';
import { ARTIST_KINDS, KIND_ALIASES } from './artist-kinds.ts';
import { framing } from './framing.ts';
import { identifiers } from './identifiers.ts';

/**
 * A name, or a group with a name and further keys: `Name` is read as `{name: Name}`.
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

/** Address with more about them. */
export const url = optional(webUrl, 'Their own address on the web.', 'https://name.example');

/** A person or group who did something: `Name`, or `{name, role, url}`. */
export const person = named({
  role: optional(text, 'What they do or did.', 'Vocals'),
  url,
});

/** A company, such as a label: `Name`, or `{name, url}`. */
export const company = named({ url }, 'Name of the label');

export const ARTIST_ROLES = ['main', 'with', 'featuring', 'remixer'] as const;

const ROLE_ALIASES = aliases({
  featuring: 'feat, feat., ft, ft., featured, guest',
  remixer: 'remix',
  main: 'primary',
});

const creditedArtist = named({
  role: key(
    z.enum(ARTIST_ROLES).default('main').meta({ aliases: ROLE_ALIASES }),
    'main, with, featuring or remixer.',
    'featuring',
  ),
  url,
});

export type CreditedArtist = z.infer<typeof creditedArtist>;

/** Artists of a release or a track, in the order of the sleeve. */
export const artists = optional(
  z.array(creditedArtist).min(1),
  'Whom it is by, in the order of the sleeve: a name, or name, role (main, with, featuring, remixer) and url. {artist} alone when left out.',
  ['{artist}', { name: 'Name of the guest', role: 'featuring' }],
);

/** Their pages on other sites. */
export const profiles = list('Their pages on other sites, such as Instagram or Bandcamp.', {
  name: key(fixedText, 'The platform, such as Instagram.', 'Instagram'),
  url: key(webUrl, 'Their page there.', 'https://www.instagram.com/their-name/'),
});

/** Role and looks of people in a group. */
export const portrait = {
  role: common(optional(text, 'What they do.', 'Songwriter')),
  instrument: optional(text, 'What they play.', 'Drums'),
  photo: common(optional(picture, 'A portrait, relative to the assets folder.', 'photos/kim-ro.jpg')),
  ...framing,
  photo_alt: optional(
    text,
    'What the photo shows, for those who cannot see it.',
    'Kim Ro at a drum kit, laughing',
  ),
};

export const PORTRAIT_INSTEAD = {
  image: 'photo: %',
  picture: 'photo: %',
  portrait: 'photo: %',
  alt: 'photo_alt: %',
  image_alt: 'photo_alt: %',
  plays: 'instrument: %',
  social: 'profiles: %',
};

/** Key with the names of artists that a file is about. */
export function artistNames(description: string) {
  return optional(z.array(personName).min(1), description, ['kim-ro']);
}

const member = named(
  {
    ...portrait,
    from: optional(year, 'The year they came.', 2019),
    until: optional(year, 'The year they left.', 2024),
    text: optional(markdown, 'One or two sentences about them.', 'Has played the drums since school.'),
    profiles,
    url,
  },
  'Name of the drummer',
  { ...PORTRAIT_INSTEAD, since: 'from: %', bio: 'text: %', description: 'text: %' },
);

const PORTRAIT_ADVICE = 'The portrait belongs in pages/about.yaml, as  image:';
const ADDRESS_ADVICE =
  'The address of this site is base_url, which is not below artist. Other sites of the artist are listed below  social:';

/** The artist of the site. */
export const artist = z
  .strictObject({
    name: key(properName, 'The name of the artist; write {artist} for it everywhere else.', 'Your Name'),
    short_name: optional(properName, 'A shorter name, for calendars and the screens of phones.', 'Larks'),
    kind: optional(
      z.enum(ARTIST_KINDS).meta({ aliases: KIND_ALIASES }),
      `What the artist is: ${listWords(ARTIST_KINDS)}. Decides the order of the menu, words such as concerts or shows, and what search engines take the artist for.`,
      'band',
    ),
    tagline: optional(text, 'One line under the name.', 'Songs for the last bus home'),
    location: optional(properName, 'Where the artist is based.', 'Lisbon'),
    description: optional(
      text,
      'Who the artist is, in one or two sentences.',
      'Singer and songwriter in Lisbon, with three albums and a band of five.',
    ),
    roles: optional(z.array(text), 'What the artist does: singer, songwriter, producer …', [
      'Singer',
      'Songwriter',
    ]),
    members: optional(
      z.array(member).min(1),
      'Who is in the group: a name, or a group of name, role, instrument, photo, text and more. With it, the artist is a group, not a person.',
      [{ name: 'Name of the drummer', role: 'Drums', from: 2019 }],
    ),
    alternate_names: optional(z.array(text).min(1), 'Other names and spellings, as people search for them.', [
      'Your Other Name',
    ]),
    pronunciation: optional(text, 'How the name is said.', 'yor-NAYM'),
    identifiers,
  })
  .meta({
    instead: {
      bio: 'description: %',
      slogan: 'tagline: %',
      city: 'location: %',
      role: 'roles: [%]',
      type: 'kind: %',
      aka: 'alternate_names: [%]',
    },
    advice: {
      genre: 'Genres belong to releases: write them into the file of each, as  genre:',
      label: 'The label belongs to releases: write it into the file of each, as  label:',
      photo: PORTRAIT_ADVICE,
      image: PORTRAIT_ADVICE,
      email: 'Email addresses are not below artist:  emails: {general: hello@your-name.example}',
      url: ADDRESS_ADVICE,
      social: 'Profiles are not below artist: remove the spaces before  social:',
      platforms: 'Platforms are not below artist: remove the spaces before  platforms:',
    },
  });
