/** Directives: what a Markdown text asks the site to show in its place. Features add theirs. */

import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import type { Directive, DirectiveContent } from '../../engine/content/vocabulary.ts';
import { anyUrl, downloadFile, text, webUrl } from '../../engine/values/index.ts';
import { languageTag } from './codes.ts';

export function directive<Takes extends DirectiveContent, Shape extends z.ZodRawShape>(
  takes: Takes,
  about: string,
  example: string,
  attributes: Shape,
) {
  return { takes, about, example, attributes: z.strictObject(attributes) };
}

/** Number of items; more make a page too long to read. */
const MOST = 48;

/** Number of items that a directive shows at most. */
export const limit = z.int().min(1).max(MOST);

export const DIRECTIVES = {
  gallery: directive(
    'pictures',
    'Pictures side by side; each opens large.',
    `:::gallery
![The band on stage](photos/stage.jpg "Photo: the photographer")
![Behind the curtain](photos/curtain.jpg)
:::`,
    {},
  ),
  video: directive(
    'nothing',
    'A video of YouTube or Vimeo, which loads after a click.',
    '::video{url=https://www.youtube.com/watch?v=… title="Live in the studio"}',
    {
      url: key(webUrl, 'Its address on YouTube or Vimeo.', 'https://www.youtube.com/watch?v=…'),
      title: optional(text, 'What the video is called.', 'Live in the studio'),
    },
  ),
  quote: directive(
    'text',
    'A quote. A longer one is on lines of its own, between `:::quote{by="…"}` and `:::`.',
    '::quote[A voice that fills the room.]{by="Name of the writer" source="Name of the paper"}',
    {
      by: optional(text, 'Who said it.', 'Name of the writer'),
      source: optional(text, 'Where it was said.', 'Name of the paper'),
      url: optional(webUrl, 'Where it can be read.', 'https://paper.example/article'),
    },
  ),
  download: directive(
    'label',
    'A file to download, with its type and size. Several of them in a row are a list.',
    '::download[Season programme]{file=downloads/season.pdf language=de}',
    {
      file: key(
        downloadFile,
        'The file, relative to the assets folder. It is published below `/downloads/`.',
        'downloads/season.pdf',
      ),
      language: optional(languageTag, 'The language that it is in.', 'de'),
    },
  ),
  button: directive(
    'label',
    'A link with the weight of a button.',
    '::button[Book a lesson]{url=/contact/}',
    {
      url: key(anyUrl, 'Where it leads.', '/contact/'),
    },
  ),
} satisfies Record<string, Directive>;

type DirectiveRows = typeof DIRECTIVES;

declare module '../../engine/content/vocabulary.ts' {
  interface Directives extends DirectiveRows {}
}
