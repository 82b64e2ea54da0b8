/** releases/*.md: a release; pages/releases.yaml. */

import * as z from 'zod';
import { common, group, key, list, optional } from '../../../engine/content/schema/meta.ts';
import { aliases } from '../../../engine/lib/aliases.ts';
import { listWords } from '../../../engine/lib/suggest.ts';
import {
  anyUrl,
  downloadFile,
  fixedText,
  id,
  isrc,
  length,
  ownLicense,
  printed,
  text,
  upc,
  webUrl,
} from '../../../engine/values/index.ts';
import { otherLinks, streamingLinks } from '../../../site/platforms/schema.ts';
import { madeWithAi } from '../../../site/schema/ai.ts';
import { awards } from '../../../site/schema/awards.ts';
import { languageTag, rightsLine } from '../../../site/schema/codes.ts';
import { credits } from '../../../site/schema/credits.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { directive, limit } from '../../../site/schema/directives.ts';
import { extra } from '../../../site/schema/extra.ts';
import { framing } from '../../../site/schema/framing.ts';
import { artists, company } from '../../../site/schema/people.ts';
import { readable } from '../../../site/schema/private.ts';
import { pressQuotes } from '../../../site/schema/quotes.ts';
import {
  draft,
  exploreMore,
  fileSlug,
  head,
  redirectFrom,
  TEXT_ADVICE,
  unlisted,
} from '../../../site/schema/shared.ts';
import { supportLinks } from '../../../site/schema/support.ts';
import { releaseSound, SOUND_INSTEAD } from '../../sound/schema.ts';
import { formats } from './formats.ts';
import {
  ARTISTS_INSTEAD,
  artwork,
  genre,
  LYRICS_INSTEAD,
  lyricsTranslation,
  MUSIC_INSTEAD,
  musicalKey,
  releaseDate,
  tempo,
  video,
} from './shared.ts';
import { tracks } from './track.ts';
import { RELEASE_TYPE_NAMES, TYPE_ADVICE, TYPE_ALIASES } from './types.ts';
import { PLAYERS_ADVICE, performance } from './work.ts';

export const release = z
  .strictObject({
    id: optional(id, 'A number or name of your own; must be unique among releases.', 17),
    slug: fileSlug,
    title: key(text, 'The title of the release.', 'New Song'),
    type: key(
      z.enum(RELEASE_TYPE_NAMES).meta({ aliases: TYPE_ALIASES, advice: TYPE_ADVICE }),
      `What it is: ${listWords(RELEASE_TYPE_NAMES)}.`,
      'single',
    ),
    artists,
    release_date: releaseDate,
    original_date: optional(partialDate, 'Of a reissue: when it first came out.', '2014-03-21'),
    reissue_of: optional(
      text,
      'Of a reissue: the file name of the first release, or its title if it is not on the site.',
      'Night Bus',
    ),
    genre,
    bpm: tempo,
    key: musicalKey,
    duration: optional(length, 'The whole length in minutes and seconds.', '3:20'),
    artwork_url: artwork,
    ...framing,
    description: optional(
      text,
      'One or two sentences, used on cards and in search results.',
      'A song about leaving early, recorded in one night.',
    ),
    story: optional(
      printed,
      'The story in short, if the body of the file does not tell it.',
      'It began with a door that would not close.',
    ),
    mood_tags: optional(z.array(text), 'Moods, such as warm or nocturnal.', ['warm', 'nocturnal']),
    featured: optional(z.boolean(), 'true to prefer it where the site picks releases.', true),
    draft,
    unlisted,
    ...readable,
    redirect_from: redirectFrom,
    extra,
    streaming_links: common(streamingLinks),
    links: otherLinks,
    formats,
    presave_url: optional(
      webUrl,
      'Where it can be saved before it is out; shown until release_date.',
      'https://presave.example/new-song',
    ),
    video: group('A video: of YouTube or Vimeo, shown after a click; of any other site, as a link.', video),
    videos: list('More than one, in the order of the page.', video),
    ...releaseSound,
    ...performance,
    credits,
    recorded: optional(
      text,
      'Where and when it was recorded.',
      'Name of the church, Leipzig, 3–6 March 2025',
    ),
    booklet: optional(
      z
        .union([z.boolean(), anyUrl], 'must be true, or the address of a PDF, such as /booklets/new-song.pdf')
        .meta({ $comment: 'true or false, or address' }),
      'true to make a booklet as a PDF, for screens and for print: the cover, the tracks, words, texts, pictures and credits of this file. Or the address of your own: a file in assets/static by its address on the site, or one elsewhere.',
      true,
    ),
    extras: optional(
      z.array(downloadFile).min(1),
      'Files that come with it, such as the booklet, scores or stems, relative to the assets folder: on its page, and in the ZIP of its tracks.',
      ['downloads/new-song-booklet.pdf', 'downloads/new-song-stems.zip'],
    ),
    support: supportLinks('Where listeners can support this release; the links of site.yaml when left out.'),
    lyrics: optional(
      text,
      'The words of the song. [Chorus] or [Verse 2: Name] on a line of its own names a part, and who sings it. With the time of each line before it, such as [0:12], the words follow the recording.',
      '[Verse 1: Name]\nFirst line\nSecond line\n\n[Chorus]\nFirst line of the chorus\n',
    ),
    lyrics_translation: lyricsTranslation,
    label: optional(company, 'The label that it came out on: a name, or name and url.', 'Name of the label'),
    catalogue_number: optional(fixedText, 'The number that the label gave it.', 'ABC-014'),
    explicit: optional(
      z.boolean(),
      'true where its words are not for children: it is marked as explicit.',
      true,
    ),
    language: optional(languageTag, 'The language of its words by its code, such as en or ar.', 'en'),
    note: optional(
      text,
      'A content note: what listeners may want to know before.',
      'Speaks of grief and loss.',
    ),
    made_with_ai: madeWithAi,
    awards,
    press_quotes: pressQuotes('What the press wrote about it.', {}),
    isrc: optional(
      isrc,
      "A single's ISRC, with or without hyphens; tracks have their own.",
      'AA-6Q7-20-00047',
    ),
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
    license: optional(
      ownLicense,
      'The license that it is given away under, such as CC BY-SA 4.0, CC0, or its address at creativecommons.org. That of site.yaml when left out; none for no license.',
      'CC BY-SA 4.0',
    ),
    tracks,
    track_pages: optional(
      z.boolean(),
      'true for a page of each track that has words, credits, a story, a video or a recording. A release counts before site.yaml.',
      true,
    ),
  })
  .meta({
    instead: {
      ...MUSIC_INSTEAD,
      ...ARTISTS_INSTEAD,
      ...LYRICS_INSTEAD,
      ...SOUND_INSTEAD,
      year: 'release_date: %',
      songs: 'tracks: %',
      buy: 'links: [{name: Name of the shop, url: %}]',
      shop: 'links: [{name: Name of the shop, url: %}]',
      link: 'links: [{name: Name of the site, url: %}]',
      url: 'links: [{name: Name of the site, url: %}]',
      ...Object.fromEntries(
        ['price', 'vinyl', 'cd', 'cassette', 'digital'].map((key) => [key, 'formats'] as const),
      ),
      ...aliases({
        'video: {title: Official Video, url: %}': 'video_url, video_link',
        'presave_url: %': 'presave, pre_save, pre-save',
        'license: %': 'cc, creative_commons',
        support: 'support_links',
        'support: [{label: Support me, url: %}]': 'donate',
        'extras: [%]': 'stems, bonus',
        'download: {pay: %}': 'pay',
        'made_with_ai: [%]': 'ai',
        'recorded: %': 'recorded_in, recording',
        'booklet: %': 'pdf',
        'mood_tags: [%]': 'mood, moods, tags',
        'press_quotes: %': 'quotes, reviews',
        'soloists: [%]': 'soloist',
        'label: {name: Name of the label, url: %}': 'label_url',
      }),
    },
    advice: { ...TEXT_ADVICE, ...PLAYERS_ADVICE },
  });

export type Release = z.infer<typeof release>;

/** pages/releases.yaml. */
export const releases = z.strictObject({
  ...head('Releases', 'The complete discography of {artist}.', '/discography/'),
  explore_more: exploreMore,
});

/** Directives, as texts write them. */
export const directives = {
  releases: directive('nothing', 'Covers of releases, the newest first.', '::releases{type=single limit=4}', {
    type: optional(release.shape.type, 'Only releases of this type.', 'single'),
    limit: optional(limit, 'How many at most; all of them without it.', 4),
  }),
};

type ReleasesDirectives = typeof directives;

declare module '../../../engine/content/vocabulary.ts' {
  interface Directives extends ReleasesDirectives {}
}
