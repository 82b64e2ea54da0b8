/** pages/photos.yaml. */
import * as z from 'zod';
import { common, key, list, optional } from '../../../engine/content/schema/meta.ts';
import { picture, text } from '../../../engine/values/index.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { framing } from '../../../site/schema/framing.ts';
import { head, imageAlt } from '../../../site/schema/shared.ts';

export const photos = z
  .strictObject({
    ...head('Photos', 'Photos of {artist}, on stage and off.', '/pictures/'),
    sets: common(
      list('Sets of photos, each with a heading of its own, in the order of the page.', {
        title: key(text, 'What they are of.', 'On tour'),
        date: optional(partialDate, 'When they were taken.', '2026-06'),
        description: optional(text, 'One or two sentences about them.', 'Nine cities in eleven days.'),
        credit: optional(text, 'Who took those that do not say.', 'Photo: name of the photographer'),
        licence: optional(
          text,
          'What those that do not say may be used for.',
          'Free for editorial use with credit',
        ),
        photos: common(
          list(
            'The photos.',
            {
              file: key(picture, 'The photo, relative to the assets folder.', 'photos/stage.jpg'),
              ...framing,
              alt: imageAlt('A small stage, seen from the bar'),
              caption: optional(text, 'A line under it, when it is shown large.', 'The last song'),
              credit: optional(text, 'Who took it.', 'Photo: name of the photographer'),
              licence: optional(text, 'What it may be used for.', 'Free for editorial use with credit'),
              press: optional(z.boolean(), 'true to offer it at full size in the press kit too.', true),
            },
            {
              text: 'caption: %',
              title: 'caption: %',
              picture: 'file: %',
              image: 'file: %',
              photo: 'file: %',
            },
          ),
        ),
      }),
    ),
  })
  .meta({
    instead: {
      photos: 'sets: [{title: On tour, photos: %}]',
    },
  });
