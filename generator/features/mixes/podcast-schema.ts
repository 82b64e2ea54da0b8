/** `podcast` of site.yaml: the feed for podcast apps. */
import * as z from 'zod';
import { group, optional } from '../../engine/content/schema/meta.ts';
import { email, picture, text } from '../../engine/values/index.ts';

/** Categories of Apple Podcasts (podcasters.apple.com/support/1691), which other apps use, too; only Music with subcategories. */
const CATEGORIES = [
  ...['Arts', 'Business', 'Comedy', 'Education', 'Fiction', 'Government', 'History', 'Health & Fitness'],
  ...['Kids & Family', 'Leisure', 'Music', 'Music Commentary', 'Music History', 'Music Interviews', 'News'],
  ...['Religion & Spirituality', 'Science', 'Society & Culture', 'Sports', 'Technology', 'True Crime'],
  'TV & Film',
] as const;

export const podcast = group('The podcast made of the mixes with a recording (audio), at /podcast.xml.', {
  title: optional(
    text,
    'What it is called; the series of its mixes, or the artist and the title of the Mixes page, when left out.',
    'Night Shift',
  ),
  description: optional(
    text,
    'What it is about; the description of the series or of the Mixes page when left out.',
    'Slow records for the drive home, once a month.',
  ),
  category: optional(
    z.enum(CATEGORIES),
    'Where podcast apps list it, in the words of Apple Podcasts; Music when left out.',
    'Music',
  ),
  medium: optional(
    z.enum(['podcast', 'music']),
    'music where it is music to be played as such; podcast when left out.',
    'music',
  ),
  explicit: optional(z.boolean(), 'true where it is not for children.', true),
  email: optional(
    email,
    'Where the apps write to make sure that it is yours; anybody can read it in the feed. emails.general when left out.',
    'podcast@your-name.example',
  ),
  image: optional(
    picture,
    'Its cover, square, 1400 to 3000 pixels wide; when left out, that of the series, a mix, the artist or the latest release that is large enough.',
    'artwork/night-shift.jpg',
  ),
  guid: optional(
    z.uuid('must be a UUID, as the old feed has it in podcast:guid'),
    'The podcast:guid of a feed that has moved here; made of the address when left out.',
    '00000000-0000-0000-0000-000000000000',
  ),
});

type PodcastSchema = typeof podcast;

declare module '../../site/schema/site.ts' {
  interface FeatureSettings {
    podcast: PodcastSchema;
  }
}
