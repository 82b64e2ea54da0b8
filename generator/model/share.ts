/** Pictures for shared links: what each page asks for. They are drawn elsewhere, from nothing but what the cards say. */
import type { Release, Remix } from '../content/schema/music.ts';
import { shortenSlug, slugify } from '../lib/slug.ts';
import type { Theme } from '../pages/props/page.ts';
import { KIND_LABELS, tempoAndKey } from './cards.ts';
import type { Pictures } from './pictures.ts';
import type { MusicCard } from './props/parts.ts';
import type { Site } from './site.ts';
import { chooseTheme } from './theme/index.ts';

/** 1200x630, as networks show links; 1080x1080, for those that crop to a square. */
export type ShareShape = 'wide' | 'square';

/** All that a picture for shared links shows. Equal cards are one picture. */
export interface ShareCard {
  /** Begins the file's name: `match-weddy`. */
  name: string;
  shape: ShareShape;
  /** Set large. */
  title: string;
  /** Set small, over the title: the artist, and what stands across from it. */
  artist: string;
  corner: string;
  /** Set small, under the title: a word in the accent, and as many facts as there is room for. */
  badge?: string | undefined;
  facts: string[];
  /** Below the assets folder. */
  picture?: string | undefined;
  /** Missing: the site's own colours. */
  theme?: Theme | undefined;
}

/** A planned picture for shared links. */
export interface ShareImage {
  /** Site-relative, with the base path. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a page gives to those who share it. */
export interface Share {
  /** Of the first image. */
  url: string;
  /** What all of them show. */
  alt: string;
  images: ShareImage[];
  cards: ShareCard[];
}

/** What a page says of itself, beyond what is the same for all. */
export interface ShareFacts {
  title: string;
  alt?: string | undefined;
  badge?: string | undefined;
  /** Missing: what the artist does, or where. */
  facts?: string[] | undefined;
  /** Below the assets folder; one that cannot be shown is left out. */
  picture?: string | undefined;
  shapes?: ShareShape[] | undefined;
}

interface Context {
  site: Site;
  pictures: Pictures;
}

/** Undefined where site.yaml turns the pictures off. */
export function shareOf({ site, pictures }: Context, said: ShareFacts): Share | undefined {
  const { artist, share_images, base_url } = site.settings;
  if (!share_images) return undefined;
  const own = pictures.palette(said.picture);
  const shared = {
    name: shortenSlug(slugify(said.title)) || 'page',
    title: said.title,
    artist: artist.name,
    corner: new URL(base_url).host,
    badge: said.badge,
    facts: said.facts ?? describeArtist(site, own === undefined),
    picture: own && said.picture,
    theme: chooseTheme(own ?? pictures.palette(site.latest?.data.artwork_url)),
  };
  const cards = (said.shapes ?? ['wide']).map((shape): ShareCard => ({ ...shared, shape }));
  const images = cards.map((card) => pictures.share(card));
  const alt = said.alt ?? `${said.title} – ${artist.name}`;
  return { url: images[0]?.url ?? '', alt, images, cards };
}

/** What the artist does; where there is less room, just where. */
function describeArtist({ settings }: Site, isWide: boolean): string[] {
  const { tagline, location } = settings.artist;
  const fact = isWide ? (tagline ?? location) : (location ?? tagline);
  return fact === undefined ? [] : [fact];
}

/**
 * A release or remix beside its cover, and its cover as a square; without one to show, the site's own.
 *
 * @param coming `Out 1 August 2026`, for a release that is announced: there is nothing to hear yet
 */
export function releaseShare(
  context: Context,
  data: Release | Remix,
  card: MusicCard,
  coming?: string,
): Share | undefined {
  if (!context.pictures.palette(data.artwork_url)) return siteShare(context);
  const kind = KIND_LABELS[card.kind];
  return shareOf(context, {
    title: data.title,
    alt: `Cover of ${data.title}: ${kind} by ${context.site.settings.artist.name}, ${card.year}`,
    badge: coming ?? kind,
    facts: coming === undefined ? [card.year, ...tempoAndKey(data)] : [kind],
    picture: data.artwork_url,
    shapes: ['wide', 'square'],
  });
}

/** That of Home, which stands in for a release without artwork: the artist's name beside the latest cover. */
export function siteShare(context: Context): Share | undefined {
  const { site } = context;
  const { name, tagline } = site.settings.artist;
  return shareOf(context, {
    title: name,
    alt: tagline ? `${name} – ${tagline}` : name,
    picture: site.latest?.data.artwork_url,
  });
}
