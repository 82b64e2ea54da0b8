/** Legal pages to begin with: short, true of every new site, and no legal advice. */
import type { Values } from './explain.ts';

interface LegalPage {
  path: string;
  notes: string[];
  values: Values;
  body: string;
}

const ADVICE =
  'A beginning, and no legal advice: have it checked by somebody who knows the law where you work.';

/** @param today `2026-11-21` */
export function writeLegalPages(today: string): LegalPage[] {
  return [
    {
      path: 'legal/legal.md',
      notes: ['The legal notice.', ADVICE],
      values: {
        title: 'Legal',
        description: 'Who publishes the site of {artist}, and who owns what is on it.',
        updated: today,
      },
      body: LEGAL,
    },
    {
      path: 'legal/privacy.md',
      notes: ['The privacy policy. Change it when the site begins to do something else.', ADVICE],
      values: {
        title: 'Privacy Policy',
        description: 'What the site of {artist} learns about its visitors, and what it does not.',
        updated: today,
      },
      body: PRIVACY,
    },
    {
      path: 'legal/terms.md',
      notes: ['The terms of use.', ADVICE],
      values: {
        title: 'Terms of Service',
        description: 'What may be done with the texts, pictures and music on the site of {artist}.',
        updated: today,
      },
      body: TERMS,
    },
  ];
}

const LEGAL = `## Publisher

This site is published by {artist}. Write to us through the [contact page](/contact/).

<!-- Many countries ask for a full name, a postal address and a registration number here. -->

## Copyright

Recordings, pictures and texts on this site belong to {artist} or to the people who are credited with them.`;

const PRIVACY = `## What this site does not do

It sets no cookies, counts no visits and shows no advertising. Pages, pictures and fonts come from one place.

## What the host knows

Like every web server, the one of this site receives the address of each visitor in order to answer, and may keep it
in a log for a while.

## Players and links

Players of SoundCloud and YouTube are loaded only after a click; from then on their own rules apply. Links to other
sites tell them nothing before they are followed.

## The contact form

What is written in the form on the [contact page](/contact/) is used to answer, and for nothing else.

<!-- Name the form service here once contact.endpoint is set in site.yaml. -->

## Questions

Write to us through the [contact page](/contact/) to learn which data there are about you, or to have them deleted.`;

const TERMS = `## Listening and sharing

Links to these pages are welcome. Recordings, pictures and texts may be copied only where that is said beside them, or
with permission: write through the [contact page](/contact/).

## No promises

The pages are kept with care, but dates and prices are in the hands of organisers, and other sites in the hands of
their owners.`;
