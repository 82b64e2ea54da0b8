/** The photos of a press kit. */
import { key, list, optional } from '../../engine/content/schema/meta.ts';
import { picture, text } from '../../engine/values/index.ts';
import { framing } from './framing.ts';

export function pressPhotos(description: string) {
  return list(description, {
    file: key(picture, 'The photo, relative to the assets folder.', 'photos/portrait.jpg'),
    ...framing,
    title: key(text, 'What it is called.', 'Portrait'),
    alt: optional(
      text,
      'What it shows, for those who cannot see it.',
      'The artist on stage, seen from the side',
    ),
    credit: optional(text, 'Who took it.', 'Photo: name of the photographer'),
    license: optional(
      text,
      'What it may be used for, if that is not the license of the press kit.',
      'Free for editorial use with credit',
    ),
  });
}
