/** Players for the pages of others: a small page of its own for each release and mix with recordings, and how to ask for it. */
import type { Content } from '../../engine/content/types.ts';
import { escapeMarkup } from '../../engine/lib/markup.ts';
import type { JpegFile } from '../../engine/media/pictures/picture.ts';
import type { Context } from '../../site/context.ts';
import type { Alternate } from '../../site/feeds/alternates.ts';
import type { Playable } from '../../site/parts.ts';
import { embedRoute } from '../../site/routes.ts';

/** What can be shown within another page. */
export interface Embeddable {
  /** The last part of its address. */
  slug: string;
  title: string;
  artist: string;
  /** Its own page, with the base path. */
  url: string;
  playables: readonly Playable[];
}

/** In CSS pixels, as oEmbed wants it; the code to copy takes the width that there is. */
const WIDTH = 480;

/** Of cover, names and the bar of the player, of each recording, and of as many as are seen at once. */
const HEIGHTS = { head: 208, recording: 88, most: 4 };

function embedHeight({ playables }: Pick<Embeddable, 'playables'>): number {
  return HEIGHTS.head + HEIGHTS.recording * Math.min(playables.length, HEIGHTS.most);
}

/** A mix with the name of a release or remix gives way to it. */
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

/** HTML for other pages; undefined where there is nothing to hear. @param width in CSS pixels, or `100%` */
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

/** Without the base path and the language. */
export function oembedRoute(slug: string): string {
  return `${embedRoute(slug)}oembed.json`;
}

/** For the head of its own page: what programs ask for that turn a link into a player (oembed.com). */
export function embedAlternates(
  { site }: Context,
  { slug, title, playables }: Pick<Embeddable, 'slug' | 'title' | 'playables'>,
): Alternate[] {
  if (playables.length === 0) return [];
  const href = site.urls.absolute(oembedRoute(slug));
  return [{ type: 'application/json+oembed', title, href }];
}

/** The answer to them, as a file. @param cover none where there is nothing but a placeholder */
export function writeOembed(context: Context, embed: Embeddable, cover: JpegFile | undefined): string {
  const { site } = context;
  const answer = {
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
    // All three, or none of them.
    ...(cover && {
      thumbnail_url: site.urls.origin + cover.src,
      thumbnail_width: cover.width,
      thumbnail_height: cover.height,
    }),
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
