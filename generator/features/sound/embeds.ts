/** Embedded players: a small page for each release, remix or mix with recordings, code to copy, and oEmbed (oembed.com). */

import type { Artifact } from '../../engine/artifact.ts';
import type { Content, Entry } from '../../engine/content/types.ts';
import { isolateParts } from '../../engine/lib/isolate.ts';
import { escapeMarkup } from '../../engine/lib/markup.ts';
import type { JpegFile } from '../../engine/media/pictures/picture.ts';
import { findPicture } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { Alternate } from '../../site/feed.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Picture, Playable } from '../../site/parts.ts';
import { embedRoute } from '../../site/routes.ts';

/** Music that can be embedded in other sites. */
export interface Embeddable {
  /** The last part of its address. */
  slug: string;
  title: string;
  artist: string;
  /** The address of its page, with the base path. */
  url: string;
  playables: readonly Playable[];
}

/** CSS pixels, as oEmbed requires a number; the code to copy uses the available width. */
const WIDTH = 480;

/** CSS pixels: of cover, names and player bar; of each recording; and the most recordings that are visible at once. */
const HEIGHTS = { head: 208, recording: 88, most: 4 };

function embedHeight({ playables }: Pick<Embeddable, 'playables'>): number {
  const works = new Set(playables.flatMap(({ work }) => work?.title ?? [])).size;
  return HEIGHTS.head + HEIGHTS.recording * Math.min(playables.length + works, HEIGHTS.most);
}

/** The slug of a mix, with a prefix if a release or remix has it. */
export function embedSlugOfMix(
  {
    releases,
    upcomingReleases,
    remixes,
  }: Pick<Content, 'releases' | 'remixes'> & {
    upcomingReleases: Content['releases'];
  },
  slug: string,
): string {
  const isTaken = [...releases, ...upcomingReleases, ...remixes].some((entry) => entry.slug === slug);
  return isTaken ? `mix-${slug}` : slug;
}

/** HTML for other sites; undefined without recordings. @param width in CSS pixels, or `100%` */
export function embedCode(
  { site }: Context,
  embed: Omit<Embeddable, 'url'>,
  width = '100%',
): string | undefined {
  if (embed.playables.length === 0) return undefined;
  const src = site.urls.absolute(embedRoute(embed.slug));
  const title = escapeMarkup(`${embed.title} – ${embed.artist}`);
  return `<iframe src="${src}" title="${title}" width="${width}" height="${embedHeight(embed)}" style="border:0" loading="lazy"></iframe>`;
}

/** The route without the base path and the language. */
function oembedRoute(slug: string): string {
  return `${embedRoute(slug)}oembed.json`;
}

/** The oEmbed address in the head of a page, for programs that turn a link into a player. */
export function embedAlternates(
  { site }: Context,
  { slug, title, playables }: Pick<Embeddable, 'slug' | 'title' | 'playables'>,
): Alternate[] {
  if (playables.length === 0) return [];
  const href = site.urls.absolute(oembedRoute(slug));
  return [{ type: 'application/json+oembed', title, href }];
}

/** The oEmbed response as a file. @param cover undefined for a placeholder */
function writeOembed(context: Context, embed: Embeddable, cover: JpegFile | undefined): string {
  const { site } = context;
  const response = {
    version: '1.0',
    type: 'rich',
    provider_name: site.settings.artist.name,
    provider_url: site.urls.absolute('/'),
    title: embed.title,
    author_name: embed.artist,
    author_url: site.urls.origin + embed.url,
    cache_age: 86_400,
    html: embedCode(context, embed, String(WIDTH)),
    width: WIDTH,
    height: embedHeight(embed),
    // oEmbed requires all three, or none.
    ...(cover && {
      thumbnail_url: site.urls.origin + cover.src,
      thumbnail_width: cover.width,
      thumbnail_height: cover.height,
    }),
  };
  return `${JSON.stringify(response, null, 2)}\n`;
}

export interface EmbedProps {
  title: string;
  artist: string;
  picture: Picture;
  /** The absolute address of its page, which opens outside of the frame. */
  url: string;
  playables: Playable[];
}

export interface Embed extends Embeddable {
  route: string;
  picture: Picture;
  playables: Playable[];
  /** Path below the assets folder. */
  cover: string | undefined;
}

/** Embeds of the entries with recordings. */
export function listEmbedsOf<Data>(
  context: Context,
  entries: readonly Entry<Data>[],
  list: (context: Context, entry: Entry<Data>) => Playable[],
  describe: (entry: Entry<Data>) => Omit<Embed, 'playables'>,
): Embed[] {
  return entries.flatMap((entry) => {
    const playables = list(context, entry);
    return playables.length > 0 ? [{ ...describe(entry), playables }] : [];
  });
}

export function embedPages(context: Context, embeds: readonly Embed[]): PageOf<'embed', EmbedProps>[] {
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

/** The oEmbed responses. */
export function oembedFiles(context: Context, embeds: readonly Embed[]): Artifact[] {
  return embeds.map((embed) => ({
    path: context.site.urls.path(oembedRoute(embed.slug)),
    body: writeOembed(context, embed, findPicture(context.assets, embed.cover)?.jpeg),
  }));
}
