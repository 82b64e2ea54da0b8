/** Directives: what a Markdown text asks the site to show in its place. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { anyUrl, slug, text, webUrl } from '../../engine/content/schema/values/index.ts';
import type { Directive, DirectiveContent } from '../../engine/content/vocabulary.ts';
import { release } from '../../features/releases/schema/index.ts';

function directive<Takes extends DirectiveContent, Shape extends z.ZodRawShape>(
  takes: Takes,
  about: string,
  example: string,
  attributes: Shape,
) {
  return { takes, about, example, attributes: z.strictObject(attributes) };
}

/** More make a page too long to read. */
const MOST = 48;

const limit = z.int().min(1).max(MOST);

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
  releases: directive('nothing', 'Covers of releases, the newest first.', '::releases{type=single limit=4}', {
    type: optional(release.shape.type, 'Only releases of this type.', 'single'),
    limit: optional(limit, 'How many at most; all of them without it.', 4),
  }),
  events: directive('nothing', 'The next shows.', '::events{limit=3}', {
    limit: optional(limit, 'How many at most; all of them without it.', 3),
  }),
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
  button: directive(
    'label',
    'A link with the weight of a button.',
    '::button[Book a lesson]{url=/contact/}',
    {
      url: key(anyUrl, 'Where it leads.', '/contact/'),
    },
  ),
  newsletter: directive('nothing', 'The form of the newsletter in `site.yaml`.', '::newsletter', {}),
  player: directive(
    'nothing',
    'Plays a release, a remix or a mix: your own recordings where it has some (`audio`), or the player of SoundCloud (of a mix also that of Mixcloud), which loads after a click.',
    '::player{release=new-song}',
    {
      release: optional(slug, 'The name of its file, without ending.', 'new-song'),
      mix: optional(slug, 'The same of a mix, where a release has that name as well.', 'night-shift-07'),
    },
  ),
} satisfies Record<string, Directive>;

type DirectiveRows = typeof DIRECTIVES;

declare module '../../engine/content/vocabulary.ts' {
  interface Directives extends DirectiveRows {}
}
