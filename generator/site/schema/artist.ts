/** Who the site is about. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { text, year } from '../../engine/content/schema/values/index.ts';
import { identifiers } from './identifiers.ts';
import { named, url } from './people.ts';

const member = named(
  {
    role: optional(text, 'What they play or do.', 'Drums'),
    from: optional(year, 'The year they came.', 2019),
    until: optional(year, 'The year they left.', 2024),
    url,
  },
  'Name of the drummer',
  { since: 'from: %', instrument: 'role: %', plays: 'role: %' },
);

const PORTRAIT_ADVICE = 'The portrait belongs into pages/about.yaml, as  image:';
const ADDRESS_ADVICE =
  'The address of this site is base_url, which is not below artist. Other sites of the artist are listed below  social:';

export const artist = z
  .strictObject({
    name: key(text, 'The name of the artist; write {artist} for it everywhere else.', 'Your Name'),
    tagline: optional(text, 'One line under the name.', 'Songs for the last bus home'),
    location: optional(text, 'Where the artist is based.', 'Lisbon'),
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
      'Who is in the band: a name, or name, role, from, until and url. With it, the artist is a group, not a person.',
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
