/** Small pages that others show within theirs, with the player of one release, remix or mix. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { isolateParts } from '../../engine/lib/isolate.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Picture, Playable } from '../../site/parts.ts';
import { embedRoute, mixRoute, releaseRoute } from '../../site/routes.ts';
import { everyRelease } from '../../site/site.ts';
import { mixArtwork, mixPicture } from '../mixes/mixes.ts';
import { placeholderOf } from '../releases/cards.ts';
import { type Embeddable, embedSlugOfMix, oembedRoute, writeOembed } from './embeds.ts';
import { mixPlayables, releasePlayables, remixPlayables } from './playables.ts';
import { type Playlist, playlistOf } from './playlists.ts';

export interface EmbedProps {
  title: string;
  artist: string;
  picture: Picture;
  /** Its own page, whole: it is opened outside of the frame. */
  url: string;
  playables: Playable[];
}

interface Embedded extends Embeddable {
  route: string;
  picture: Picture;
  playables: Playable[];
  /** Below the assets folder. */
  cover: string | undefined;
}

/** All that has recordings. */
export function listEmbeds(context: Context): Embedded[] {
  const { site } = context;
  return [
    ...embedEach(context, everyRelease(site), releasePlayables, releaseEmbed),
    ...embedEach(context, site.remixes, remixPlayables, remixEmbed),
    ...embedEach(context, site.mixes, mixPlayables, mixEmbed),
  ];
}

type MakeEmbed<Data> = (context: Context, entry: Entry<Data>, playables: Playable[]) => Embedded;

/** Those that can be heard: of a large catalogue, that may be none. */
function embedEach<Data>(
  context: Context,
  entries: readonly Entry<Data>[],
  list: (context: Context, entry: Entry<Data>) => Playable[],
  make: MakeEmbed<Data>,
): Embedded[] {
  return entries.flatMap((entry) => {
    const playables = list(context, entry);
    return playables.length > 0 ? [make(context, entry, playables)] : [];
  });
}

function releaseEmbed(
  context: Context,
  { slug, data }: Entry<Data<'releases'>>,
  playables: Playable[],
): Embedded {
  const cover = data.artwork_url;
  const route = releaseRoute(slug);
  return {
    ...{ slug, cover, route, title: data.title, url: context.site.urls.href(route) },
    artist: creditLine(artistsOf(context.site, data), context.site.words),
    picture: pictureOf(
      context.assets,
      cover,
      placeholderOf(data.type),
      context.site.words.music.coverOf({ title: data.title }),
    ),
    playables,
  };
}

function remixEmbed(
  context: Context,
  { slug, data }: Entry<Data<'remixes'>>,
  playables: Playable[],
): Embedded {
  const cover = data.artwork_url;
  const route = releaseRoute(slug);
  return {
    ...{ slug, cover, route, title: data.title, url: context.site.urls.href(route) },
    artist: context.site.settings.artist.name,
    picture: pictureOf(
      context.assets,
      cover,
      'remix',
      context.site.words.music.coverOf({ title: data.title }),
    ),
    playables,
  };
}

function mixEmbed(context: Context, { slug, data }: Entry<Data<'mixes'>>, playables: Playable[]): Embedded {
  const { site } = context;
  const route = mixRoute(slug);
  return {
    ...{ route, title: data.episode_title, url: site.urls.href(route), cover: mixArtwork(site, data) },
    slug: embedSlugOfMix(site, slug),
    artist: site.settings.artist.name,
    picture: mixPicture(context, data),
    playables,
  };
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

export function oembedFiles(context: Context, embeds: readonly Embedded[]): { path: string; json: string }[] {
  return embeds.map((embed) => ({
    path: context.site.urls.path(oembedRoute(embed.slug)),
    json: writeOembed(context, embed, findPicture(context.assets, embed.cover)?.jpeg),
  }));
}

/** A mix is one recording, and needs no list. */
export function listPlaylists(context: Context, embeds: readonly Embedded[]): Playlist[] {
  return embeds
    .filter(({ slug, route }) => route === releaseRoute(slug))
    .map((embed) =>
      playlistOf(context, embed, findPicture(context.assets, embed.cover)?.jpeg, embed.playables),
    );
}
