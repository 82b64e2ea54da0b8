/** Releases, remixes and mixes. Every description ends up in the editor's completion and in the reference. */
import { z } from 'zod';
import { isrc, rightsLine, upc } from './codes.ts';
import { group, key, optional } from './meta.ts';
import { draft, fileSlug, redirectFrom } from './shared.ts';
import {
  bpm,
  id,
  isoDuration,
  MAX_COUNT,
  markdown,
  oldAddress,
  partialDate,
  picture,
  seconds,
  text,
  webUrl,
  year,
} from './values.ts';

const releaseDate = optional(
  partialDate,
  'A date, a year and month, or a year: as much as is known.',
  '2026-02-20',
);
const genre = optional(z.array(text), 'Genres; the first is displayed.', ['House', 'Melodic House']);
const tempo = optional(bpm, 'Beats per minute: a number, or text such as "about 128".', 124);
const musicalKey = optional(text, 'The musical key, such as A minor.', 'A minor');
const artwork = optional(picture, 'The cover, relative to the assets folder.', 'artwork/new-song.jpg');

/** Where a remix or a mix can be heard. */
const players = {
  soundcloud_url: optional(
    webUrl,
    'Its SoundCloud address; the player uses it.',
    'https://soundcloud.com/your-name/new-song',
  ),
  youtube_url: optional(webUrl, 'Its YouTube address.', 'https://www.youtube.com/watch?v=…'),
  spotify_url: optional(webUrl, 'Its Spotify address.', 'https://open.spotify.com/track/…'),
  apple_music_url: optional(webUrl, 'Its Apple Music address.', 'https://music.apple.com/album/…'),
};

export const track = z.strictObject({
  id: optional(id, 'A name of your own for the track; not shown.', 'new-song-1'),
  title: key(text, 'The title of the track.', 'New Song'),
  track_number: key(z.int().positive().max(999), 'Its place on the record, from 1.', 1),
  duration: optional(seconds, 'Its length in seconds.', 200),
  description: optional(text, 'One line about the track.', 'The original.'),
  isrc: optional(isrc, "The recording's ISRC, with or without hyphens.", 'AA-6Q7-20-00047'),
});

export const release = z.strictObject({
  id: optional(id, 'A number or name of your own; must be unique among releases.', 17),
  slug: fileSlug,
  title: key(text, 'The title of the release.', 'New Song'),
  type: key(z.enum(['single', 'ep'], 'must be single or ep'), 'single or ep.', 'single'),
  release_date: releaseDate,
  genre,
  bpm: tempo,
  key: musicalKey,
  duration: optional(isoDuration, 'The whole length in ISO 8601, such as PT3M20S.', 'PT3M20S'),
  artwork_url: artwork,
  description: optional(
    text,
    'One or two sentences, used on cards and in search results.',
    'Four on the floor and one lead line, written on a night train.',
  ),
  story: optional(
    markdown,
    'The story in short, if the body of the file does not tell it.',
    'It began with a door that would not close.',
  ),
  mood_tags: optional(z.array(text), 'Moods, such as euphoric or nocturnal.', ['warm', 'nocturnal']),
  featured: optional(z.boolean(), 'true to prefer it where the site picks releases.', true),
  draft,
  redirect_from: redirectFrom,
  streaming_links: group('Where to hear it. The button of a platform left out does nothing.', {
    spotify: optional(webUrl, 'Its address on Spotify.', 'https://open.spotify.com/track/…'),
    apple: optional(webUrl, 'Its address on Apple Music.', 'https://music.apple.com/album/…'),
    youtube: optional(webUrl, 'Its address on YouTube.', 'https://www.youtube.com/watch?v=…'),
    soundcloud: optional(webUrl, 'Its address on SoundCloud.', 'https://soundcloud.com/your-name/new-song'),
  }),
  presave_url: optional(
    webUrl,
    'Where it can be saved before it is out; shown until release_date.',
    'https://presave.example/new-song',
  ),
  video: group('A video, shown on the page after a click.', {
    title: key(text, 'What the video is called, such as Lyric Video.', 'Lyric Video'),
    url: key(webUrl, 'Its YouTube address.', 'https://www.youtube.com/watch?v=…'),
  }),
  credits: optional(z.record(z.string(), text), 'Who did what: role and name.', {
    Producer: '{artist}',
    Vocals: 'Name of the singer',
  }),
  lyrics: optional(
    text,
    'The words of the song.',
    'First line\nSecond line\n\nFirst line of the next verse\n',
  ),
  label: optional(text, 'The label that it came out on.', 'Name of the label'),
  isrc: optional(isrc, "A single's ISRC, with or without hyphens; tracks have their own.", 'AA-6Q7-20-00047'),
  upc: optional(
    upc,
    'The UPC or EAN of the whole release, in quotes where it begins with 0.',
    '036000291452',
  ),
  copyright: optional(
    rightsLine,
    'Year and owner of artwork and words, shown after ©; such as 2026 {artist}.',
    '2026 {artist}',
  ),
  phonographic_copyright: optional(
    rightsLine,
    'Year and owner of the recording, shown after ℗; such as 2026 {artist}.',
    '2026 {artist}',
  ),
  tracks: optional(z.array(track).min(1), 'The tracks of an EP, in any order.'),
});

export const remix = z.strictObject({
  id: optional(id, 'A number or name of your own; must be unique among remixes.', 2),
  title: key(text, 'The title of the remix.', 'Their Song ({artist} Remix)'),
  slug: fileSlug,
  original_artist: optional(text, 'Who made the original.', 'Who Made It First'),
  year: optional(year, 'The year it came out.', 2026),
  genre,
  description: optional(text, 'One or two sentences.', 'The chorus stays, the drums are new.'),
  bpm: tempo,
  key: musicalKey,
  duration: optional(isoDuration, 'Its length in ISO 8601, such as PT3M20S.', 'PT3M20S'),
  artwork_url: artwork,
  featured: optional(z.boolean(), 'true to show it as the featured remix.', true),
  draft,
  redirect_from: redirectFrom,
  ...players,
});

export const mix = z.strictObject({
  id: optional(id, 'A UUID or name of your own; must be unique among mixes.', 'night-shift-07'),
  episode_title: key(text, 'The title of the mix or episode.', 'Night Shift 07'),
  slug: fileSlug,
  description: optional(text, 'One or two sentences.', 'An hour for the drive home, recorded in one take.'),
  genre,
  duration: optional(seconds, 'Its length in seconds.', 3600),
  release_date: releaseDate,
  featured: optional(z.boolean(), 'true to prefer it where the site picks mixes.', true),
  draft,
  redirect_from: optional(
    z.array(oldAddress),
    'Addresses that it had elsewhere, such as first-title or /radio/07/: they lead to its place among the mixes.',
    ['/radio/night-shift-7/'],
  ),
  plays_count: optional(z.int().nonnegative().max(MAX_COUNT), 'How often it has been played.', 1200),
  artwork_url: artwork,
  ...players,
  mixcloud_url: optional(
    webUrl,
    'Its Mixcloud address.',
    'https://www.mixcloud.com/your-name/night-shift-07/',
  ),
  series_id: optional(text, 'The id of its series in pages/mixes.yaml.', 'night-shift'),
  created_at: optional(text, 'When the entry was made; not shown.', '2026-02-19'),
  updated_at: optional(text, 'When the entry was last changed; not shown.', '2026-02-20'),
});

export type Track = z.infer<typeof track>;
export type Release = z.infer<typeof release>;
export type Remix = z.infer<typeof remix>;
export type Mix = z.infer<typeof mix>;
