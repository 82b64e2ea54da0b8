/** Custom pages and legal pages: front matter over a Markdown body. */
import * as z from 'zod';
import { key, optional } from '../../../engine/content/schema/meta.ts';
import { picture, text } from '../../../engine/values/index.ts';
import { day } from '../../../site/schema/dates.ts';
import { extra } from '../../../site/schema/extra.ts';
import { framing } from '../../../site/schema/framing.ts';
import { readable } from '../../../site/schema/private.ts';
import {
  draft,
  fileSlug,
  imageAlt,
  pageDescription,
  pageRedirectFrom,
  TEXT_ADVICE,
  unlisted,
} from '../../../site/schema/shared.ts';
import { readAnswer } from '../../../site/words/answers.ts';
import { courses } from './courses.ts';
import { donations, sponsors } from './supporters.ts';

const MENU_ADVICE =
  'The footer links to this page. Remove the line; for the menu, name the page there:  menu: [home, legal]  in site.yaml.';

export const ownPage = z
  .strictObject({
    slug: fileSlug,
    title: key(text, 'The heading of the page.', 'Lessons'),
    description: pageDescription('Lessons with {artist}: for whom, where and when.'),
    menu: optional(
      z.union(
        [
          z.boolean(),
          // `ja` is an answer in no menu.
          text.refine((word) => readAnswer(word) === undefined, { abort: true }),
        ],
        'must be true, false or the words of the menu',
      ),
      'true to show it in the menu, or the words that it has there.',
      'Lessons',
    ).meta({ $comment: 'true, false or text' }),
    courses,
    sponsors,
    donations,
    picture: optional(picture, 'A picture at the top, relative to the assets folder.', 'photos/lessons.jpg'),
    picture_alt: imageAlt('Two people at a piano'),
    ...framing,
    updated: optional(day, 'The day of the last change that readers should know of.', '2026-02-20'),
    draft,
    unlisted,
    ...readable,
    redirect_from: pageRedirectFrom('/teaching/'),
    extra,
  })
  .meta({
    instead: {
      image: 'picture: %',
      lessons: 'courses: %',
      workshops: 'courses: %',
      masterclasses: 'courses: %',
      course: 'courses: [%]',
    },
    advice: TEXT_ADVICE,
  });

export const legal = z
  .strictObject({
    title: key(text, 'The heading of the page.', 'Legal'),
    description: pageDescription('Who publishes the site of {artist}, and who owns what is on it.'),
    updated: optional(day, 'The day of the last change, shown on the page.', '2026-02-20'),
    redirect_from: pageRedirectFrom('/imprint/'),
    extra,
  })
  .meta({
    advice: { ...TEXT_ADVICE, menu: MENU_ADVICE },
  });

export type OwnPage = z.infer<typeof ownPage>;
