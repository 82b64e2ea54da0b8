/** pages/*.yaml of the pages that always exist: about, music, projects and contact. */

import * as z from 'zod';
import { common, group, key, list, optional } from '../../../engine/content/schema/meta.ts';
import {
  anyUrl,
  email,
  fixedText,
  id,
  markdown,
  phone,
  picture,
  text,
  year,
} from '../../../engine/values/index.ts';
import { awards } from '../../../site/schema/awards.ts';
import { framing } from '../../../site/schema/framing.ts';
import { card, exploreMore, head, imageAlt, section } from '../../../site/schema/shared.ts';

const MENU_ADVICE =
  'The page is in the menu by itself, if it has something to show. Remove the line; what the menu calls it is written in site.yaml:  menu: [home, {page: contact, label: Contact}]';

export const about = z
  .strictObject({
    ...head('About', 'Who {artist} is, and how it all began.', '/biography/'),
    image: common(optional(picture, 'A portrait, relative to the assets folder.', 'photos/portrait.jpg')),
    image_alt: optional(text, 'What the portrait shows.', 'The artist on stage, seen from the side'),
    ...framing,
    sections: common(list('The story, section by section.', section)),
    awards,
    core_values: list('The card Core Values.', section),
    at_a_glance: list('The card At a Glance: facts, one per line.', {
      label: key(text, 'What the fact is about.', 'Based in'),
      value: key(text, 'The fact.', 'Lisbon'),
    }),
    explore_more: exploreMore,
  })
  .meta({
    instead: {
      photo: 'image: %',
      facts: 'at_a_glance: %',
      picture: 'image: %',
      bio: 'sections: [{title: Biography, text: %}]',
      text: 'sections: [{title: Story, text: %}]',
    },
    advice: {
      menu: MENU_ADVICE,
      members: 'Members are listed in site.yaml:  artist: {members: [Name of the drummer]}',
      quote: 'What the press wrote about the artist belongs in pages/press.yaml, below  quotes:',
      quotes: 'What the press wrote about the artist belongs in pages/press.yaml, below  quotes:',
    },
  });

export const music = z.strictObject({
  ...head('Music', 'All the music of {artist} in one place.', '/tracks/'),
  cards: list('Ways into the music.', card),
  stats: list('Numbers worth mentioning.', {
    value: key(text, 'The number as it is shown, in quotes.', '12+'),
    label: key(text, 'What is counted.', 'releases'),
  }),
  quote: group('A quote at the foot of the page.', {
    text: key(text, 'What was said.', 'If the tune survives breakfast, it stays.'),
    source: optional(text, 'Who said it.', '{artist}'),
  }),
});

export const projects = z.strictObject({
  ...head('Projects', 'The other names of {artist}, and work with others.', '/aliases/'),
  projects: common(
    list('Active Projects.', {
      id: optional(id, 'A name of your own; not shown.', 'second-name'),
      name: key(text, 'What the project is called.', 'Second Name'),
      type: optional(text, 'Such as Alias or Live project.', 'Alias'),
      description: optional(markdown, 'What it is about.', 'Quiet pieces for early mornings.'),
      status: optional(text, 'Such as Active.', 'Active'),
      highlights: optional(z.array(text), 'What is worth knowing, one line each.', ['Two albums so far']),
      releases: list('What came out under this name.', {
        title: key(text, 'What it is called.', 'Inventory'),
        year: optional(year, 'The year it came out.', 2024),
        streams: optional(text, 'How often it has been played, in words.', '40,000 streams'),
      }),
      image: optional(picture, 'A picture, relative to the assets folder.', 'photos/second-name.jpg'),
      ...framing,
      image_alt: imageAlt('A tape machine on a window sill'),
    }),
  ),
  collaborations: list('Notable Collaborations.', {
    artist: key(text, 'Who it was made with.', 'Name of the singer'),
    track: key(text, 'What was made.', 'New Song'),
    type: optional(text, 'Such as Remix or Guest vocalist.', 'Guest vocalist'),
    year: optional(year, 'The year it came out.', 2026),
    url: optional(anyUrl, 'Where it can be heard.', '/music/releases/new-song/'),
  }),
});

/** The addresses of site.yaml, by their names. */
const MAIL_NAMES = ['general', 'bookings', 'press'];
const MAIL = 'must be general, bookings, press, or an email address such as bookings@example.com';

export const contact = z
  .strictObject({
    ...head('Bookings & Contact', 'Book {artist}, or ask about remixes and press.', '/booking/'),
    cards: common(
      list('Ways to write, one card each.', {
        icon: optional(
          z.enum(['mail', 'calendar', 'press', 'location']),
          'mail, calendar, press or location.',
          'calendar',
        ),
        title: key(text, 'What it is for.', 'Bookings'),
        description: optional(text, 'One sentence about it.', 'Date, city and capacity help most.'),
        contact: optional(
          text,
          'What is shown; the email address when left out.',
          'Write to the booking desk',
        ),
        email: optional(
          z
            .string()
            .refine((address) => MAIL_NAMES.includes(address) || email.safeParse(address).success, MAIL)
            .meta({ value: 'email', $comment: 'email address, or its name' }),
          'Where it writes to: an email address, or general, bookings or press for that of site.yaml.',
          'bookings',
        ),
        phone: optional(phone, 'A phone number, with the code of the country.', '+44 20 7946 0958'),
      }),
    ),
    message: common(
      optional(
        text,
        'A sentence over the form, or over the email addresses where there is no form.',
        'Every message is read by a person.',
      ),
    ),
    press_kit: optional(
      text,
      'A sentence of the Press Kit card.',
      'Biographies, photos and the rider, ready to download.',
    ),
    follow: group('Follow the Journey.', {
      text: optional(text, 'Why to follow.', 'Clips and dates.'),
      profiles: key(z.array(fixedText), 'Names of social profiles of site.yaml.', ['Instagram']),
    }),
  })
  .meta({
    advice: {
      menu: MENU_ADVICE,
      phone: 'People to write to, with their phone numbers, are listed in site.yaml, below  contacts:',
      email: 'Email addresses are written in site.yaml:  emails: {bookings: bookings@your-name.example}',
      bookings: 'Email addresses are written in site.yaml:  emails: {bookings: bookings@your-name.example}',
    },
  });
