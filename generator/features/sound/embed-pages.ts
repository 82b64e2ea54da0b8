/** Small pages that others show within theirs, with the player of one release, remix or mix. */

import type { Artifact } from '../../engine/artifact.ts';
import type { Entry } from '../../engine/content/types.ts';
import { isolateParts } from '../../engine/lib/isolate.ts';
import { findPicture } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Picture, Playable } from '../../site/parts.ts';
import { embedRoute } from '../../site/routes.ts';
import { type Embeddable, oembedRoute, writeOembed } from './embeds.ts';

export interface EmbedProps {
  title: string;
  artist: string;
  picture: Picture;
  /** Its own page, whole: it is opened outside of the frame. */
  url: string;
  playables: Playable[];
}

export interface Embedded extends Embeddable {
  route: string;
  picture: Picture;
  playables: Playable[];
  /** Below the assets folder. */
  cover: string | undefined;
}

/** Those that can be heard: of a large catalogue, that may be none. */
export function embedEach<Data>(
  context: Context,
  entries: readonly Entry<Data>[],
  list: (context: Context, entry: Entry<Data>) => Playable[],
  describe: (entry: Entry<Data>) => Omit<Embedded, 'playables'>,
): Embedded[] {
  return entries.flatMap((entry) => {
    const playables = list(context, entry);
    return playables.length > 0 ? [{ ...describe(entry), playables }] : [];
  });
}

export function embedPages(context: Context, embeds: readonly Embedded[]): PageOf<'embed', EmbedProps>[] {
  const { urls, words, language } = context.site;
  return embeds.map(({ slug, title, artist, picture, url, playables, cover, route }) =>
    definePage(
      context,
      'embed',
      { title, artist, picture, url: urls.origin + url, playables },
      {
        route: embedRoute(slug),
        canonicalRoute: route,
        title,
        fullTitle: isolateParts(language.dir, (keep) => `${keep(title)} – ${keep(artist)}`),
        description: `${words.music.by({ title, name: artist })}.`,
        trail: [],
        cover,
        standing: 'embedded',
      },
    ),
  );
}

/** What programs that turn links into players are answered. */
export function oembedFiles(context: Context, embeds: readonly Embedded[]): Artifact[] {
  return embeds.map((embed) => ({
    path: context.site.urls.path(oembedRoute(embed.slug)),
    body: writeOembed(context, embed, findPicture(context.assets, embed.cover)?.jpeg),
  }));
}
