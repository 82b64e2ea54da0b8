/** The files of pages/ with every key that there is. */
import type { PageKind } from '../../kinds.ts';
import type { Example } from './music.ts';

const intro = 'A sentence or two under the heading.';
const card = { title: 'Music', text: 'Every release, with its story.', url: '/music/' };

export const event: Example = {
  title: 'Roof Before Rain',
  date: '2026-06-12',
  city: 'Dubai',
  id: 8,
  slug: 'roof-before-rain-june',
  time: '22:00',
  doors: '21:00',
  end: '04:00',
  timezone: 'Asia/Dubai',
  venue: 'Name of the club',
  address: '12 Harbour Street',
  country: 'United Arab Emirates',
  description: 'All night long, doors at nine.',
  image: 'photos/roof-before-rain.jpg',
  image_alt: 'The poster: a terrace under a dark sky',
  tickets: 'https://tickets.example/roof-before-rain',
  price: { amount: 120, currency: 'AED' },
  on_sale: '2026-05-01',
  organizer: 'Name of the promoter',
  status: 'scheduled',
};

export const pages: Record<PageKind, Example> = {
  'pages/home': {
    description: 'The music of {artist}: new releases, mixes and dates.',
    redirect_from: ['/home.html'],
    featured: ['releases/new-song', 'mixes/late-signal-07'],
    explore: 'Start with these.',
    remix: 'Their chorus, our drums.',
    community: {
      text: 'Set times and unfinished loops.',
      label: 'Join on Instagram',
      url: '{links.community}',
    },
  },
  'pages/about': {
    title: 'About',
    description: 'Who {artist} is, and how it all began.',
    intro,
    redirect_from: ['/biography/'],
    image: 'photos/portrait.jpg',
    image_alt: 'The artist behind the decks, seen from the side',
    sections: [{ title: 'How it began', text: 'With a laptop and a borrowed controller.' }],
    core_values: [{ title: 'Melody first', text: 'If it cannot be hummed, it goes back.' }],
    at_a_glance: [{ label: 'Based in', value: 'Dubai' }],
    explore_more: [card],
  },
  'pages/music': {
    title: 'Music',
    description: 'All the music of {artist} in one place.',
    intro,
    redirect_from: ['/tracks/'],
    cards: [{ title: 'Releases', text: 'Singles and EPs.', url: '/music/releases/' }],
    stats: [{ value: '12+', label: 'releases' }],
    quote: { text: 'If the tune survives breakfast, it gets a kick drum.', source: '{artist}' },
  },
  'pages/releases': {
    title: 'Releases',
    description: 'The complete discography of {artist}.',
    intro,
    redirect_from: ['/discography/'],
    explore_more: [card],
  },
  'pages/mixes': {
    title: 'Mixes & Radio',
    description: 'Radio episodes and DJ mixes by {artist}.',
    intro,
    redirect_from: ['/radio/'],
    series: [
      {
        id: 'late-signal',
        title: 'Late Signal',
        description: 'Slow records for the drive home.',
        episodes: 7,
        duration: 'One hour',
        plays: '8,000 plays',
        image: 'artwork/late-signal.jpg',
        type: 'Radio Show',
        latest: 'Episode 7',
      },
    ],
  },
  'pages/projects': {
    title: 'Projects',
    description: 'The other names of {artist}, and work with others.',
    intro,
    redirect_from: ['/aliases/'],
    projects: [
      {
        id: 'second-name',
        name: 'Second Name',
        type: 'Alias',
        description: 'Quiet pieces for early mornings.',
        status: 'Active',
        highlights: ['Two albums, no drums'],
        releases: [{ title: 'Inventory', year: 2024, streams: '40,000 streams' }],
        image: 'photos/second-name.jpg',
        image_alt: 'A tape machine on a window sill',
      },
    ],
    collaborations: [
      {
        artist: 'Name of the singer',
        track: 'New Song',
        type: 'Guest vocalist',
        year: 2026,
        url: '/music/releases/new-song/',
      },
    ],
  },
  'pages/events': {
    title: 'Events',
    description: 'Dates of {artist}: shows to come and shows past.',
    intro,
    redirect_from: ['/dates/'],
    notify: 'No dates are on sale right now.',
    timezone: 'Asia/Dubai',
    events: [event],
    residencies: [
      {
        title: 'First Friday',
        venue: 'Name of the club',
        city: 'Dubai',
        period: 'Since 2024, first Friday of the month',
        description: 'All night, one DJ.',
      },
    ],
    brands: [
      { name: 'Roof Before Rain', description: 'Late afternoons outdoors.', url: 'https://roof.example' },
    ],
  },
  'pages/news': {
    title: 'News',
    description: 'News from {artist}.',
    intro,
    redirect_from: ['/blog/'],
    press: [
      {
        outlet: 'Name of the paper',
        headline: 'What it wrote',
        date: '2026-02-27',
        url: 'https://paper.example/article',
      },
    ],
  },
  'pages/press': {
    title: 'Press Kit',
    description: 'Biographies, photos and the technical rider of {artist}.',
    intro,
    redirect_from: ['/epk/'],
    bios: {
      short: '{artist} is a DJ and producer based in …',
      long: '{artist} is a DJ and producer based in …',
      full: '{artist} is a DJ and producer based in …',
    },
    assets: [
      { title: 'Short bio', text: 'For line-ups and tickets.', detail: '50 words', url: '/press/#bio-short' },
    ],
    photos: [
      {
        file: 'photos/portrait.jpg',
        title: 'Portrait',
        alt: 'The artist behind the decks, seen from the side',
        credit: 'Photo: name of the photographer',
        license: 'Free for editorial use with credit',
      },
    ],
    logos: ['icons/logo.svg'],
    license: 'Free to use in coverage of {artist}, with the credits.',
    rider: '- Three media players\n- One four-channel mixer\n',
    inquiries: 'For interviews, write with your deadline in the subject line.',
  },
  'pages/contact': {
    title: 'Bookings & Contact',
    description: 'Book {artist}, or ask about remixes and press.',
    intro,
    redirect_from: ['/booking/'],
    cards: [
      {
        icon: 'calendar',
        title: 'Bookings',
        description: 'Date, city and capacity help most.',
        contact: 'Write to the booking desk',
        email: 'bookings',
      },
    ],
    message: 'Every message is read by a person.',
    press_kit: 'Biographies, photos and the rider, ready to download.',
    follow: { text: 'Clips and dates.', profiles: ['Instagram'] },
  },
};
