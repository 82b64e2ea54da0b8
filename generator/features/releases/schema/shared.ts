/** Keys that releases, tracks, remixes and mixes share. */
import * as z from 'zod';
import { common, key, optional } from '../../../engine/content/schema/meta.ts';
import { bpm, fixedText, picture, text, webUrl } from '../../../engine/values/index.ts';
import { otherLinks, streamingLinks } from '../../../site/platforms/schema.ts';
import { MUSIC_KEYS } from '../../../site/platforms/table.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { framing } from '../../../site/schema/framing.ts';

export const releaseDate = common(
  optional(partialDate, 'A date, a year and month, or a year: as much as is known.', '2026-02-20'),
);
export const genre = optional(z.array(text), 'Genres; the first is displayed.', ['Soul', 'Folk']);
export const tempo = optional(bpm, 'Beats per minute: a number, or text such as "about 96".', 96);
export const musicalKey = optional(fixedText, 'The musical key, such as A minor.', 'A minor');
export const artwork = common(
  optional(picture, 'The cover, relative to the assets folder.', 'artwork/new-song.jpg'),
);

export const video = {
  title: key(
    text,
    'What the video is called, such as Official Video; the heading over it.',
    'Official Video',
  ),
  url: key(
    webUrl,
    'Its address on YouTube, Vimeo or any other site.',
    'https://www.youtube.com/watch?v=abcdefghijk',
  ),
  date: optional(partialDate, 'When it came out; the date of the release when left out.', '2026-03-06'),
  picture: optional(
    picture,
    'What is shown until it plays, relative to the assets folder; the cover when left out.',
    'photos/harbour.jpg',
  ),
  ...framing,
};

export const lyricsTranslation = optional(
  text,
  'The same words in the language of the site, verse by verse: they are shown beside them.',
  'First line, translated\nSecond line, translated\n',
);

/** Corrections of keys for words. */
export const LYRICS_INSTEAD = {
  translation: 'lyrics_translation: %',
  lrc: 'lyrics: %',
  synced_lyrics: 'lyrics: %',
};

/** Corrections of platforms that are written outside of `streaming_links`. */
export const PLATFORMS_INSTEAD = Object.fromEntries(
  MUSIC_KEYS.map((platform) => [platform, `streaming_links: {${platform}: %}`]),
);

export const MUSIC_INSTEAD = {
  cover: 'artwork_url: %',
  image: 'artwork_url: %',
  date: 'release_date: %',
  genres: 'genre: [%]',
  style: 'genre: [%]',
  ...PLATFORMS_INSTEAD,
};

/** Corrections of platforms of a remix or mix, which have separate keys. */
export const PLAYERS_INSTEAD = {
  soundcloud: 'soundcloud_url: %',
  youtube: 'youtube_url: %',
  spotify: 'spotify_url: %',
  apple: 'apple_music_url: %',
  apple_music: 'apple_music_url: %',
};

/** Advice for an address without a platform. */
export const LINK_ADVICE = Object.fromEntries(
  ['url', 'link'].map((key) => [
    key,
    'Name the platform in its key, such as  soundcloud_url:  or  youtube_url:',
  ]),
);

/** Corrections of keys for other artists and credits. */
export const ARTISTS_INSTEAD = {
  featuring: "artists: ['{artist}', {name: %, role: featuring}]",
  feat: "artists: ['{artist}', {name: %, role: featuring}]",
  with: "artists: ['{artist}', {name: %, role: with}]",
  artist: 'artists: [%]',
  producer: 'credits: {Producer: %}',
  writer: 'credits: {Writer: %}',
  produced_by: 'credits: {Producer: %}',
  written_by: 'credits: {Writer: %}',
  lyrics_by: 'credits: {Lyrics: %}',
  engineer: 'credits: {Engineer: %}',
  liner_notes: 'credits: {Booklet text: %}',
  mixed_by: 'credits: {Mixing: %}',
  mastered_by: 'credits: {Mastering: %}',
};

/** Addresses of a remix or mix. */
export const players = {
  soundcloud_url: common(
    optional(
      webUrl,
      'Its SoundCloud address; the player uses it.',
      'https://soundcloud.com/your-name/new-song',
    ),
  ),
  youtube_url: optional(webUrl, 'Its YouTube address.', 'https://www.youtube.com/watch?v=…'),
  spotify_url: optional(webUrl, 'Its Spotify address.', 'https://open.spotify.com/track/…'),
  apple_music_url: optional(webUrl, 'Its Apple Music address.', 'https://music.apple.com/album/…'),
  streaming_links: streamingLinks,
  links: otherLinks,
};
