/** mixes/*.md: a mix, a radio show, or an episode of a podcast. */
import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import {
  fixedText,
  id,
  length,
  MAX_COUNT,
  moment,
  oldAddress,
  personName,
  picture,
  properName,
  slug,
  text,
  webUrl,
} from '../../engine/values/index.ts';
import { directive } from '../../site/schema/directives.ts';
import { extra } from '../../site/schema/extra.ts';
import { framing } from '../../site/schema/framing.ts';
import { artistNames } from '../../site/schema/people.ts';
import { draft, fileSlug, head, TEXT_ADVICE } from '../../site/schema/shared.ts';
import {
  artwork,
  genre,
  LINK_ADVICE,
  MUSIC_INSTEAD,
  PLAYERS_INSTEAD,
  players,
  releaseDate,
} from '../releases/schema/shared.ts';
import { SOUND_INSTEAD, sound } from '../sound/schema.ts';

const TRACKLIST_EXAMPLE = [
  { time: '0:00', artist: 'Name of the Artist', title: 'First Song' },
  { time: '4:05', artist: 'Another Artist', title: 'Second Song', label: 'Name of the label' },
  { time: '1:02:30', artist: 'A Third', title: 'Last Song' },
];

export const mix = z
  .strictObject({
    id: optional(
      id,
      'A UUID or name of your own; must be unique among mixes. It is the guid in the podcast: where it changes, apps show the episode again.',
      'night-shift-07',
    ),
    episode_title: key(text, 'The title of the mix or episode.', 'Night Shift 07'),
    slug: fileSlug,
    type: optional(
      z.enum(['mix', 'episode']),
      'What pages call it: a mix, or an episode of a podcast. Where it is left out, one with an episode number is an episode.',
      'episode',
    ),
    artists: artistNames(
      'Who of `artists/` it is by, by name or by the name of the file, instead of {artist}: it is on their pages, and in their podcasts.',
    ),
    description: optional(text, 'One or two sentences.', 'An hour for the drive home, recorded in one take.'),
    genre,
    duration: optional(length, 'Its length: hours, minutes and seconds, or minutes and seconds.', '1:00:00'),
    release_date: releaseDate,
    featured: optional(z.boolean(), 'true to prefer it where the site picks mixes.', true),
    draft,
    extra,
    redirect_from: optional(
      z.array(oldAddress).meta({ translatable: true }),
      'Old names or addresses of its page, such as first-title or /radio/07/, the oldest first: they lead here, and podcast apps know it by the first name.',
      ['/radio/night-shift-7/'],
    ),
    plays_count: optional(z.int().nonnegative().max(MAX_COUNT), 'How often it has been played.', 1200),
    artwork_url: artwork,
    ...framing,
    ...sound,
    ...players,
    mixcloud_url: optional(
      webUrl,
      'Its Mixcloud address; the player uses it where there is no SoundCloud address.',
      'https://www.mixcloud.com/your-name/night-shift-07/',
    ),
    season: optional(z.int().positive().max(MAX_COUNT), 'The season of the podcast that it belongs to.', 2),
    episode: optional(z.int().positive().max(MAX_COUNT), 'Its number in the podcast, or in its season.', 7),
    series_id: optional(fixedText, 'The id of its series in pages/mixes.yaml.', 'night-shift'),
    tracklist: common(
      list('What is played, in order.', {
        time: common(optional(moment, 'When it begins, from the beginning of the recording.', '4:05')),
        artist: common(optional(personName, 'Who it is by.', 'Name of the Artist')),
        title: key(text, 'What it is called.', 'First Song'),
        label: optional(properName, 'Who released it.', 'Name of the label'),
      }).meta({ examples: [TRACKLIST_EXAMPLE] }),
    ),
    created_at: optional(fixedText, 'When the entry was made; not shown.', '2026-02-19'),
    updated_at: optional(fixedText, 'When the entry was last changed; not shown.', '2026-02-20'),
  })
  .meta({
    instead: {
      ...MUSIC_INSTEAD,
      ...SOUND_INSTEAD,
      ...PLAYERS_INSTEAD,
      title: 'episode_title: %',
      name: 'episode_title: %',
      tracks: 'tracklist: %',
      mixcloud: 'mixcloud_url: %',
      number: 'episode: %',
    },
    advice: { ...TEXT_ADVICE, ...LINK_ADVICE },
  });

export type Mix = z.infer<typeof mix>;

/** pages/mixes.yaml. */
export const mixes = z.strictObject({
  ...head('Mixes & Radio', 'Radio episodes and mixes by {artist}.', '/radio/'),
  series: list('Mix Series & Shows.', {
    id: key(id, 'Referred to by series_id in mixes/*.md.', 'night-shift'),
    title: key(text, 'What the series is called.', 'Night Shift'),
    description: optional(text, 'One or two sentences about it.', 'Slow records for the drive home.'),
    episodes: optional(z.int().nonnegative().max(MAX_COUNT), 'How many episodes there are.', 7),
    duration: optional(text, 'How long an episode is, in words.', 'One hour'),
    plays: optional(text, 'How often it has been played, in words.', '8,000 plays'),
    image: optional(picture, 'Its picture, relative to the assets folder.', 'artwork/night-shift.jpg'),
    ...framing,
    type: optional(text, 'What kind of series it is, such as Podcast or Radio Show.', 'Radio Show'),
    latest: optional(text, 'The newest episode in a few words.', 'Episode 7'),
  }),
});

/** Directives, as texts write them. */
export const directives = {
  player: directive(
    'nothing',
    'Plays a release, a remix or a mix: your own recordings where it has some (`audio`), or the player of SoundCloud (of a mix also that of Mixcloud), which loads after a click.',
    '::player{release=new-song}',
    {
      release: optional(slug, 'The name of its file, without ending.', 'new-song'),
      mix: optional(slug, 'The same of a mix, where a release has that name as well.', 'night-shift-07'),
    },
  ),
};

type PlayerDirectives = typeof directives;

declare module '../../engine/content/vocabulary.ts' {
  interface Directives extends PlayerDirectives {}
}
