/** Releases, remixes and mixes. Every description ends up in the editor's completion and in the reference. */
import { z } from 'zod';
import { isrc, rightsLine, upc } from './codes.ts';
import {
  assetPath,
  bpm,
  id,
  isoDuration,
  oldAddress,
  partialDate,
  seconds,
  slug,
  text,
  webUrl,
} from './values.ts';

export const track = z.strictObject({
  id: id.optional().describe('A name of your own for the track; not shown.'),
  title: text.describe('The title of the track.'),
  track_number: z.int().positive().describe('Its place on the record, from 1.'),
  duration: seconds.optional().describe('Its length in seconds.'),
  description: text.optional().describe('One line about the track.'),
  isrc: isrc.optional().describe("The recording's ISRC, with or without hyphens."),
});

export const release = z.strictObject({
  id: id.optional().describe('A number or name of your own; must be unique among releases.'),
  slug: slug
    .optional()
    .describe("The last part of the page's address. If given, it must be the name of the file."),
  title: text.describe('The title of the release.'),
  type: z.enum(['single', 'ep'], 'must be single or ep').describe('single or ep.'),
  release_date: partialDate.optional().describe('A date, a year and month, or a year: as much as is known.'),
  genre: z.array(text).optional().describe('Genres; the first is displayed.'),
  bpm: bpm.optional().describe('Beats per minute: a number, or a text such as "about 128".'),
  key: text.optional().describe('The musical key, such as A minor.'),
  duration: isoDuration.optional().describe('The whole length in ISO 8601, such as PT3M20S.'),
  artwork_url: assetPath.optional().describe('The cover, relative to the assets folder.'),
  description: text.optional().describe('One or two sentences, used on cards and in search results.'),
  story: text
    .optional()
    .describe('The story in short, where the body of the file does not tell it. Markdown.'),
  mood_tags: z.array(text).optional().describe('Moods, such as euphoric or nocturnal.'),
  featured: z.boolean().optional().describe('true to prefer it where the site picks releases.'),
  draft: z.boolean().optional().describe('true to keep it off the published site.'),
  redirect_from: z
    .array(oldAddress)
    .optional()
    .describe(
      'Old names or addresses of the page, such as first-title or /songs/first-title/: they lead here.',
    ),
  streaming_links: z
    .strictObject({
      spotify: webUrl.optional().describe('Its address on Spotify.'),
      apple: webUrl.optional().describe('Its address on Apple Music.'),
      youtube: webUrl.optional().describe('Its address on YouTube.'),
      soundcloud: webUrl.optional().describe('Its address on SoundCloud.'),
    })
    .optional()
    .describe('Where to hear it. A platform left out shows an inert button.'),
  presave_url: webUrl
    .optional()
    .describe('Where it can be saved before it is out; shown until release_date.'),
  video: z
    .strictObject({
      title: text.describe('What the video is called, such as Lyric Video.'),
      url: webUrl.describe('Its YouTube address.'),
    })
    .optional()
    .describe('A video, shown on the page after a click.'),
  credits: z.record(z.string(), text).optional().describe('Who did what: role and name.'),
  lyrics: text.optional().describe('The words of the song.'),
  label: text.optional().describe('The label that it came out on.'),
  isrc: isrc.optional().describe("A single's ISRC, with or without hyphens; tracks have their own."),
  upc: upc.optional().describe('The UPC or EAN of the whole release, in quotes where it begins with 0.'),
  copyright: rightsLine
    .optional()
    .describe('Year and owner of artwork and words, shown after ©; such as 2026 {artist}.'),
  phonographic_copyright: rightsLine
    .optional()
    .describe('Year and owner of the recording, shown after ℗; such as 2026 {artist}.'),
  tracks: z.array(track).min(1).optional().describe('The tracks of an EP, in any order.'),
});

export const remix = z.strictObject({
  id: id.optional().describe('A number or name of your own; must be unique among remixes.'),
  title: text.describe('The title of the remix.'),
  slug: slug.optional().describe('If given, it must be the name of the file.'),
  original_artist: text.optional().describe('Who made the original.'),
  year: z.int().min(1900).max(2999).optional().describe('The year it came out.'),
  genre: z.array(text).optional().describe('Genres; the first is displayed.'),
  description: text.optional().describe('One or two sentences.'),
  bpm: bpm.optional().describe('Beats per minute: a number, or a text such as "about 128".'),
  key: text.optional().describe('The musical key, such as A minor.'),
  artwork_url: assetPath.optional().describe('The cover, relative to the assets folder.'),
  featured: z.boolean().optional().describe('true to show it as the featured remix.'),
  draft: z.boolean().optional().describe('true to keep it off the published site.'),
  redirect_from: z
    .array(oldAddress)
    .optional()
    .describe(
      'Old names or addresses of the page, such as first-title or /songs/first-title/: they lead here.',
    ),
  soundcloud_url: webUrl.optional().describe('Its SoundCloud address; the player uses it.'),
  youtube_url: webUrl.optional().describe('Its YouTube address.'),
  spotify_url: webUrl.optional().describe('Its Spotify address.'),
  apple_music_url: webUrl.optional().describe('Its Apple Music address.'),
});

export const mix = z.strictObject({
  id: id.optional().describe('A UUID or name of your own; must be unique among mixes.'),
  episode_title: text.describe('The title of the mix or episode.'),
  slug: slug.optional().describe('If given, it must be the name of the file.'),
  description: text.optional().describe('One or two sentences.'),
  genre: z.array(text).optional().describe('Genres; the first is displayed.'),
  duration: seconds.optional().describe('Its length in seconds.'),
  release_date: partialDate.optional().describe('A date, a year and month, or a year: as much as is known.'),
  featured: z.boolean().optional().describe('true to prefer it where the site picks mixes.'),
  draft: z.boolean().optional().describe('true to keep it off the published site.'),
  redirect_from: z
    .array(oldAddress)
    .optional()
    .describe(
      'Addresses that it had elsewhere, such as first-title or /radio/07/: they lead to its place among the mixes.',
    ),
  plays_count: z.int().nonnegative().optional().describe('How often it has been played.'),
  artwork_url: assetPath.optional().describe('The cover, relative to the assets folder.'),
  soundcloud_url: webUrl.optional().describe('Its SoundCloud address; the player uses it.'),
  mixcloud_url: webUrl.optional().describe('Its Mixcloud address.'),
  spotify_url: webUrl.optional().describe('Its Spotify address.'),
  apple_music_url: webUrl.optional().describe('Its Apple Music address.'),
  youtube_url: webUrl.optional().describe('Its YouTube address.'),
  series_id: text.optional().describe('The id of its series in pages/mixes.yaml.'),
  created_at: text.optional().describe('When the entry was made; not shown.'),
  updated_at: text.optional().describe('When the entry was last changed; not shown.'),
});

export type Track = z.infer<typeof track>;
export type Release = z.infer<typeof release>;
export type Remix = z.infer<typeof remix>;
export type Mix = z.infer<typeof mix>;
