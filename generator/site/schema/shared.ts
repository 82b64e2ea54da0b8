/** Keys that several kinds of files have. */
import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import {
  anyUrl,
  markdown,
  oldAddress,
  oldPath,
  picture,
  richText,
  slug,
  text,
} from '../../engine/values/index.ts';
import { extra } from './extra.ts';

/** Advice for keys that are mistaken for the text below the keys. */
export const TEXT_ADVICE = Object.fromEntries(
  ['text', 'body', 'content'].map((key) => [
    key,
    'Remove this key, and write the text below the second line of three hyphens.',
  ]),
);

export const fileSlug = optional(
  slug.meta({ translatable: true }),
  'The last part of its address. If given, it must be the name of the file.',
  'new-song',
);

export const draft = optional(z.boolean(), 'true to keep it off the published site.', true);

export const unlisted = optional(
  z.boolean(),
  'true to show it in no menu, list, feed, search or data: those who have its address read it. It is no lock.',
  true,
);

export const redirectFrom = optional(
  z.array(oldAddress).meta({ translatable: true }),
  'Old names or addresses of the page, such as first-title or /songs/first-title/, the oldest first: they lead here, and feed readers know the entry by the first.',
  ['first-title'],
);

/** @param example an old address of the page */
export function pageRedirectFrom(example: string) {
  return optional(
    z.array(oldPath).meta({ translatable: true }),
    'Old addresses of the page, such as /old-name/: they lead here.',
    [example],
  );
}

export function pageDescription(example: string) {
  return common(optional(text, 'One or two sentences for search results.', example));
}

/** Keys of every page but Home, with an example of each. */
export function head(title: string, description: string, oldAddress: string) {
  return {
    title: common(optional(text, 'The heading of the page.', title)),
    description: pageDescription(description),
    intro: optional(
      markdown,
      'A short introduction under the heading.',
      'A sentence or two under the heading.',
    ),
    redirect_from: pageRedirectFrom(oldAddress),
    extra,
  };
}

export function imageAlt(example: string) {
  return optional(text, 'What the picture shows, for those who cannot see it.', example);
}

/** A further picture, by its path alone or as a group. */
export function furtherPicture(path: string, alt: string) {
  return z
    .union([
      picture.meta({ examples: [path] }),
      z.strictObject({
        file: key(picture, 'The picture, relative to the assets folder.', path),
        alt: imageAlt(alt),
      }),
    ])
    .transform((given) => (typeof given === 'string' ? { file: given } : given))
    .meta({ asset: 'picture' });
}

export const section = {
  title: key(text, 'Its heading.', 'How it began'),
  text: key(richText, 'What it says.', 'With a borrowed guitar and a tape recorder.'),
};

export const card = {
  title: key(text, 'What it leads to.', 'Music'),
  text: optional(text, 'One sentence about it.', 'Every release, with its story.'),
  url: key(anyUrl, 'Where it leads.', '/music/'),
};

export const exploreMore = list('The cards under More.', card);
