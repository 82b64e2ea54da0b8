/** site.yaml with every key that there is. */
import type { Example } from './music.ts';

export const site: Example = {
  base_url: 'https://your-name.example',
  language: 'en_US',
  artist: {
    name: 'Your Name',
    tagline: 'House music, made at night',
    location: 'Dubai',
    description: 'Independent DJ and producer in Dubai, with nine records and one radio show.',
    roles: ['DJ', 'Producer'],
  },
  copyright_year: 2026,
  emails: {
    general: 'hello@your-name.example',
    bookings: 'bookings@your-name.example',
    press: 'press@your-name.example',
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/your-name/', handle: '@your-name' },
    { name: 'SoundCloud', url: 'https://soundcloud.com/your-name' },
  ],
  platforms: [{ name: 'Spotify', url: 'https://open.spotify.com/artist/…' }],
  contact: { endpoint: 'https://forms.example/your-form' },
  embeds: { color: '#d98a00' },
  links: { shop: 'https://shop.example/your-name', community: 'https://www.instagram.com/your-name/' },
  logo: 'icons/logo.svg',
  announcement: {
    text: 'New Song is out',
    url: '/music/releases/new-song/',
    until: '2026-03-31',
  },
  share_images: true,
};
