/** pages/videos.yaml. */
import * as z from 'zod';
import { common, key, list, optional } from '../../../engine/content/schema/meta.ts';
import { picture, text, webUrl } from '../../../engine/values/index.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { framing } from '../../../site/schema/framing.ts';
import { head } from '../../../site/schema/shared.ts';

const video = {
  title: key(text, 'What it is called.', 'Live at the harbour'),
  url: key(
    webUrl,
    'Its address on YouTube, Vimeo or any other site; a playlist of YouTube plays from its beginning.',
    'https://www.youtube.com/watch?v=…',
  ),
  date: optional(partialDate, 'When it came out.', '2026-02-20'),
  description: optional(
    text,
    'One or two sentences about it.',
    'Three songs in one take, at six in the morning.',
  ),
  picture: optional(
    picture,
    'What is shown until it plays, relative to the assets folder.',
    'photos/harbour.jpg',
  ),
  ...framing,
};

const VIDEO_INSTEAD = {
  vimeo: 'url: %',
  image: 'picture: %',
};

export const videos = z.strictObject({
  ...head('Videos', 'Videos by {artist}: live sessions, lyric videos and more.', '/clips/'),
  videos: common(
    list(
      'Videos, in any order: the newest is shown first. Those of releases are added to them.',
      video,
      VIDEO_INSTEAD,
    ),
  ),
  playlists: list(
    'Videos that belong together, below a heading of their own, in the order of the list.',
    {
      title: key(text, 'What they have in common.', 'Harbour sessions'),
      description: optional(text, 'One or two sentences about them.', 'One song a month, outdoors.'),
      videos: list(
        'The videos; one that a release or the list above has as well is shown here.',
        video,
        VIDEO_INSTEAD,
      ),
    },
    { items: 'videos: %' },
  ),
});
