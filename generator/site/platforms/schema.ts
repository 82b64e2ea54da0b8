/** Platforms for music: the known ones, and any other. */
import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { text, webUrl } from '../../engine/values/index.ts';
import { MUSIC_KEYS, MUSIC_PLATFORMS, type MusicPlatformKey, PLATFORMS } from './table.ts';

const EXAMPLES: Record<MusicPlatformKey, string> = {
  spotify: 'https://open.spotify.com/track/…',
  apple: 'https://music.apple.com/album/…',
  youtube: 'https://www.youtube.com/watch?v=…',
  soundcloud: 'https://soundcloud.com/your-name/new-song',
  bandcamp: 'https://your-name.bandcamp.com/track/new-song',
  tidal: 'https://tidal.com/browse/track/…',
  deezer: 'https://www.deezer.com/track/…',
  amazon: 'https://music.amazon.com/albums/…',
  youtube_music: 'https://music.youtube.com/watch?v=…',
  anghami: 'https://play.anghami.com/song/…',
  boomplay: 'https://www.boomplay.com/songs/…',
  audiomack: 'https://audiomack.com/your-name/song/new-song',
  beatport: 'https://www.beatport.com/release/new-song/…',
  traxsource: 'https://www.traxsource.com/title/…',
  qobuz: 'https://open.qobuz.com/album/…',
  mixcloud: 'https://www.mixcloud.com/your-name/new-song/',
  audius: 'https://audius.co/your-name/new-song',
  pandora: 'https://www.pandora.com/artist/your-name/…',
};

/** Number of common keys: the first, on which nearly everybody is. */
const COMMON = 5;

const shape = MUSIC_KEYS.map((platform, index) => {
  const address = optional(webUrl, `Its address on ${MUSIC_PLATFORMS[platform].name}.`, EXAMPLES[platform]);
  return [platform, index < COMMON ? common(address) : address];
});

const OTHERS = MUSIC_KEYS.slice(COMMON).join(', ');
const { spotify, apple, youtube, soundcloud, bandcamp } = EXAMPLES;

export const streamingLinks = z
  // The shape has the keys of the table, each with this type.
  .strictObject(Object.fromEntries(shape) as Record<MusicPlatformKey, z.ZodOptional<typeof webUrl>>)
  .meta({
    instead: namesOfPlatforms(),
    otherwise: 'Write other sites on a line that is not indented:  links: [{name: {key}, url: %}]',
  })
  .optional()
  .meta({
    description: `Where to hear it, by platform. There are also ${OTHERS}.`,
    examples: [{ spotify, apple, youtube, soundcloud, bandcamp }],
  });

/** Aliases of the keys: `Apple Music`, `itunes`. */
function namesOfPlatforms(): Record<string, string> {
  const names = PLATFORMS.filter(({ isMusic }) => isMusic).flatMap(({ key, name, aliases = [] }) =>
    [name.toLowerCase(), ...aliases]
      .filter((written) => written !== key)
      .map((written) => [written, `${key}: %`]),
  );
  return Object.fromEntries(names);
}

export const otherLinks = list('Where to hear it besides: any other site, by its name.', {
  name: key(text, 'The name of the site.', 'Bleep'),
  url: key(webUrl, 'Its address there.', 'https://bleep.com/release/…'),
});
