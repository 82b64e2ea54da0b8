/** Legal pages to begin with: short, true of every new site, and no legal advice. */
import type { Values } from '../commented-yaml.ts';

interface LegalPage {
  path: string;
  notes: string[];
  values: Values;
  body: string;
}

const ADVICE =
  'A starting point, not legal advice: have it checked by someone who knows the law where you work.';

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
      notes: ['The privacy policy. Update it when the site starts to do anything else.', ADVICE],
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
        description: 'How the texts, pictures and music on the site of {artist} may be used.',
        updated: today,
      },
      body: TERMS,
    },
  ];
}

const LEGAL = `## Publisher

This site is published by {artist}. You can reach us through the [contact page](/contact/).

<!-- Many countries require a full name, a postal address and a registration number here. -->

## Copyright

The recordings, pictures and texts on this site belong to {artist} or to the people credited with them.`;

const PRIVACY = `## What this site does not do

It sets no cookies, counts no visits and shows no advertising. All pages, pictures and fonts come from this site.

## What the web host sees

Like every web server, the one that hosts this site needs the address of your device to send you a page. It may keep
that address in its logs for a while.

## Players and links

Players of other services, such as SoundCloud, YouTube and Vimeo, are loaded only when you click them; from then on, the
rules of those services apply.
Links to other sites send nothing to them until you follow one.

## Messages

We use what you write to us to answer you, and for nothing else.

<!-- Where a form or a newsletter sends what visitors write, this page names its host by itself. -->

## Questions

To find out what data we hold about you, or to have it deleted, write to us through the [contact page](/contact/).`;

const TERMS = `## Listening and sharing

You are welcome to link to these pages. Please copy recordings, pictures and texts only where it says that you may, or
with our permission: write to us through the [contact page](/contact/).

## No guarantees

We keep this site up to date as well as we can, but dates and prices are set by the organisers and may change. We are
not responsible for the content of other sites that we link to.`;
