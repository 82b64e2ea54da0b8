import type { StartTexts } from './types.ts';

export const ENGLISH: StartTexts = {
  sample: 'sample',
  roles: { singer: 'Singer', dj: 'DJ' },
  city: 'Sample City',
  about: {
    description: 'Who {artist} is, and how the music gets made.',
    makes: '{artist} makes music.',
    makesIn: '{artist} makes music in {place}.',
    story: 'This is a sample: the story goes here.',
  },
  events: {
    description: 'Shows by {artist}: upcoming dates and past ones.',
    notify: 'No dates have been announced yet.',
  },
  news: { description: 'The latest from {artist}: releases, shows and notes from the studio.' },
  contact: {
    description: 'How to reach {artist} about shows, press and anything else.',
    elsewhere: 'Where to find {artist} elsewhere.',
    card: { title: 'Email', description: 'For shows, press and everything else.' },
  },
  legal: {
    legal: {
      description: 'Who publishes the site of {artist}, and who owns what is on it.',
      body: `## Publisher

This site is published by {artist}. You can reach us through the [contact page](/contact/).

<!-- Many countries require a full name, a postal address and a registration number here. -->

## Copyright

The recordings, pictures and texts on this site belong to {artist} or to the people credited with them.`,
    },
    privacy: {
      description: 'What the site of {artist} learns about its visitors, and what it does not.',
      body: `## What this site does not do

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

To find out what data we hold about you, or to have it deleted, write to us through the [contact page](/contact/).`,
    },
    terms: {
      description: 'How the texts, pictures and music on the site of {artist} may be used.',
      body: `## Listening and sharing

You are welcome to link to these pages. Please copy recordings, pictures and texts only where it says that you may, or
with our permission: write to us through the [contact page](/contact/).

## No guarantees

We keep this site up to date as well as we can, but dates and prices are set by the organisers and may change. We are
not responsible for the content of other sites that we link to.`,
    },
  },
  song: {
    title: 'Sample Song',
    description: 'This is a sample of the words about a release.',
    body: `## Story & Concept

This is a sample: write here how the song came about.

## Style & Production

This is a sample: write here how it was made.`,
  },
  album: {
    title: 'Sample Album',
    description: 'This is a sample of the words about an album.',
    tracks: ['Sample Opener', 'Sample Ballad', 'Sample Finale'],
    lyrics: 'A sample of the first line\nA sample of the second\n',
    body: `## Story & Concept

This is a sample: write here how the album came about.

## Recording

This is a sample: write here where it was recorded, and with whom.`,
  },
  mix: {
    title: 'Sample Mix 01',
    description: 'This is a sample of the words about a mix.',
    artists: ['Sample Artist', 'Another Sample Artist'],
    tracks: ['Sample Opener', 'Sample Closer'],
    body: 'This is a sample: write here what the mix is about.',
  },
  series: {
    title: 'Sample Series',
    description: 'This is a sample of the words about a series of mixes.',
  },
  show: {
    title: 'Sample Show',
    venue: 'Sample Venue',
    description: 'This is a sample of the words about a show.',
  },
  members: [
    { name: 'Sample Singer', role: 'Vocals' },
    { name: 'Sample Drummer', role: 'Drums' },
  ],
  shirt: {
    title: 'Sample Shirt',
    description: 'This is a sample of the words about a thing that you sell.',
  },
  post: {
    title: 'Sample Post',
    excerpt: 'This is a sample of the sentence that a card shows.',
    body: 'This is a sample of a post. You will find what to hear under [Music](/music/).',
  },
};
