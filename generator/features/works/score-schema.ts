/** scores/*.md: music for films, series, games and the stage; pages/scores.yaml. */
import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { picture, properName, slug, text, webUrl, years } from '../../engine/values/index.ts';
import { awards } from '../../site/schema/awards.ts';
import { companyList, credits, nameList } from '../../site/schema/credits.ts';
import { extra } from '../../site/schema/extra.ts';
import { framing } from '../../site/schema/framing.ts';
import {
  draft,
  fileSlug,
  furtherPicture,
  head,
  imageAlt,
  redirectFrom,
  TEXT_ADVICE,
} from '../../site/schema/shared.ts';
import { cueList } from '../sound/cue-schema.ts';
import names from './names.json' with { type: 'json' };

/** Kinds in the order of their page. */
export const SCORE_KINDS = ['film', 'series', 'game', 'theatre', 'dance', 'ad', 'radio'] as const;

export const score = z
  .strictObject({
    title: key(properName, 'What the film, series or play is called.', 'The Salt Road'),
    slug: fileSlug,
    kind: key(
      z.enum(SCORE_KINDS).meta({ aliases: names.score_kinds }),
      `What the music is for: ${listWords(SCORE_KINDS)}.`,
      'film',
    ),
    year: common(optional(years, 'The year, or the first and the last of a series.', 2026)),
    director: common(
      optional(nameList, 'Who directed it: a name, or a list of names.', 'Name of the director'),
    ),
    production: common(
      optional(companyList, 'The company or companies that made it.', 'Name of the production company'),
    ),
    broadcaster: common(
      optional(companyList, 'Who shows it: the channel, the service, the theatre.', 'Name of the channel'),
    ),
    role: optional(text, 'What {artist} did, if not compose the music.', 'Additional music'),
    note: optional(text, 'What belongs to the title, such as the number of episodes.', '6 episodes'),
    still: common(optional(picture, 'A still of it, relative to the assets folder.', 'photos/salt-road.jpg')),
    ...framing,
    still_alt: imageAlt('A woman on a cliff path'),
    stills: optional(
      z.array(furtherPicture('photos/salt-road-2.jpg', 'A tent in the dunes at night')),
      'More stills, which open large: paths, or groups with file and alt.',
      [{ file: 'photos/salt-road-2.jpg', alt: 'A tent in the dunes at night' }],
    ),
    trailer: common(
      optional(
        webUrl,
        'Its trailer, or a scene, on YouTube, Vimeo or any other site.',
        'https://vimeo.com/…',
      ),
    ),
    description: optional(
      text,
      'One or two sentences, used in lists and search results.',
      'Strings and a broken harmonium for a walk along the coast.',
    ),
    credits,
    awards,
    album: optional(slug, 'The release with its music, by the name of its file.', 'salt-road'),
    cues: optional(cueList({}), 'Music of it to listen to, in order.', [
      { title: 'Main Title', audio: 'audio/main-title.wav', mood: 'Calm' },
    ]),
    links: list('Where there is more about it, such as IMDb or Letterboxd.', {
      name: key(properName, 'The name of the site.', 'IMDb'),
      url: key(webUrl, 'Its address there.', 'https://www.imdb.com/title/…'),
    }),
    draft,
    redirect_from: redirectFrom,
    extra,
  })
  .meta({ instead: names.score, advice: TEXT_ADVICE });

export type Score = z.output<typeof score>;

/** pages/scores.yaml. */
export const scores = z.strictObject(head('Scores', 'Music for film and television by {artist}.', '/film/'));
