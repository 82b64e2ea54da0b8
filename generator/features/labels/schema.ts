/** labels/*.md: a label within a label, or a series. */
import * as z from 'zod';
import { common, key, optional } from '../../engine/content/schema/meta.ts';
import { color, email, personName, picture, text } from '../../engine/values/index.ts';
import { extra } from '../../site/schema/extra.ts';
import { profiles } from '../../site/schema/people.ts';
import { draft, fileSlug, pageRedirectFrom, TEXT_ADVICE } from '../../site/schema/shared.ts';

export const label = z
  .strictObject({
    name: key(personName, 'Who it is.', 'Name of the label'),
    slug: fileSlug,
    description: common(
      optional(
        text,
        'One or two sentences for search results.',
        'Tapes in runs of a hundred, dubbed by hand.',
      ),
    ),
    logo: common(optional(picture, 'Its logo, relative to the assets folder.', 'labels/tapes.png')),
    accent: optional(
      color.meta({ value: 'color' }),
      'One colour for links, buttons and marks on its page.',
      '#8a1c4a',
    ),
    email: optional(email, 'Where to write to them.', 'tapes@your-name.example'),
    profiles,
    draft,
    redirect_from: pageRedirectFrom('/tapes/'),
    extra,
  })
  .meta({
    instead: {
      title: 'name: %',
      image: 'logo: %',
      picture: 'logo: %',
      color: 'accent: %',
      contact: 'email: %',
    },
    advice: {
      ...TEXT_ADVICE,
      releases: 'A release names its label: write it into its file, as  label: Name',
    },
  });
