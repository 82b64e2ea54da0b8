/** pages/reel.yaml: music to choose from, for those who look for music to license. */
import * as z from 'zod';
import { common, group, key, optional } from '../../engine/content/schema/meta.ts';
import { email, markdown, properName, text } from '../../engine/values/index.ts';
import { head } from '../../site/schema/shared.ts';
import { cueList } from '../sound/cue-schema.ts';

const film = optional(
  properName,
  'What it is from: a title, or a score by the name of its file.',
  'The Salt Road',
);

export const reel = z
  .strictObject({
    ...head('Reel', 'Music by {artist}, to license.', '/showreel/'),
    reels: common(
      optional(cueList({ film }), 'Cues, in order: each a recording with its mood, its tempo and its film.', [
        { title: 'Main Title', audio: 'audio/main-title.wav', mood: 'Calm', film: 'The Salt Road' },
      ]),
    ),
    licensing: group('What may be licensed, and whom to ask.', {
      text: key(markdown, 'What may be licensed.', 'All of it, master and publishing from one hand.'),
      name: optional(text, 'Whom to ask.', 'Name of the agent'),
      email: optional(email, 'Where to write to.', 'licensing@your-name.example'),
    }),
  })
  .meta({ instead: { cues: 'reels: %', tracks: 'reels: %', license: 'licensing: {text: %}' } });
