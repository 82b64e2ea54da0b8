/** Cards for shared links, as each page requests them; the engine draws them. */

import type { Data } from '../engine/content/grammar.ts';
import { fromOklch, type Hex, toHex } from '../engine/lib/colour.ts';
import { hash } from '../engine/lib/hash.ts';
import { remember } from '../engine/lib/remember.ts';
import { shortenSlug, slugify } from '../engine/lib/slug.ts';
import {
  type CardColors,
  type CardLayout,
  SHARE_SIZES,
  type Share,
  type ShareCard,
  type ShareImage,
  type ShareShape,
  shareType,
} from '../engine/media/share/card.ts';
import { type Assets, findPicture, largestOf, paletteOf } from './assets.ts';
import type { Context } from './context.ts';
import { tempoAndKey, writeTempo } from './format.ts';
import type { MusicCard } from './parts.ts';
import type { Site } from './site.ts';
import { chooseTheme } from './theme/index.ts';
import type { Recipe } from './theme/recipes.ts';
import { inkInPaper, MUTED_SHARE, type Theme } from './theme/tokens.ts';
import { siteTitle, withArtist } from './titles.ts';

const FOLDER = 'assets/share/';

/** Returns true if a file of the site is such a picture. */
export function isShareImage(path: string): boolean {
  return path.startsWith(FOLDER);
}

/** A page's own part of its share card. */
interface ShareOptions {
  title: string;
  /** Artists, unless the only one is the artist of the site. */
  artist?: string | undefined;
  alt?: string | undefined;
  badge?: string | undefined;
  /** Facts; by default the tagline or the location of the artist. */
  facts?: string[] | undefined;
  /** Path below the assets folder; a picture that cannot be shown is left out. */
  picture?: string | undefined;
  /** Focus for cropping, in place of the picture's own. */
  focus?: string | undefined;
  shapes?: [ShareShape, ...ShareShape[]] | undefined;
}

/** Returns undefined if site.yaml turns the pictures off. */
export function shareOf(context: Context, options: ShareOptions): Share | undefined {
  const { site, assets } = context;
  if (!site.settings.share_images) return undefined;
  const card = cardOf(context, options);
  const [first, ...others] = (options.shapes ?? ['wide']).map((shape) =>
    shareImageOf(site, assets, { ...card, shape }),
  );
  return first && { alt: options.alt ?? withArtist(site, options.title), images: [first, ...others] };
}

function cardOf({ site, assets }: Context, options: ShareOptions): Omit<ShareCard, 'shape'> {
  const { artist, base_url } = site.settings;
  const own = paletteOf(assets, options.picture);
  const { recipe } = assets;
  return {
    layout: recipe.card,
    language: site.words.language.locale,
    name: shortenSlug(slugify(options.title)) || 'page',
    title: options.title,
    byline: options.artist ?? artist.name,
    corner: new URL(base_url).host,
    badge: options.badge,
    facts: options.facts ?? describeArtist(site, own === undefined),
    picture: own && options.picture,
    focus: own && (options.focus ?? findPicture(assets, options.picture)?.focus),
    colors: cardColors(
      chooseTheme(own ?? paletteOf(assets, site.latestCover), recipe, site.settings.look),
      recipe,
    ),
  };
}

/** A release as people post it in its week, whether it has a cover or not. @param day `Out 1 August 2026` */
export function postOf(
  context: Context,
  { title, artwork_url: picture }: Data<'releases'>,
  { artist, day }: { artist: string; day: string },
): Omit<ShareCard, 'shape'> {
  const card = cardOf(context, { title, artist, badge: day, picture });
  const facts = [card.corner];
  return { ...card, corner: '', facts, picture: picture ?? 'placeholder', focus: undefined, isWhole: true };
}

/** The plane that names are on, and the colour of its letters, as the layout of cards has them. */
const BLOCKS: Record<CardLayout, (colors: CardColors) => [block: Hex, ink: Hex]> = {
  sleeve: ({ accent, accentInk }) => [accent, accentInk],
  field: ({ accent, accentInk }) => [accent, accentInk],
  lines: ({ accent, accentInk }) => [accent, accentInk],
  bar: ({ ink, ground }) => [ink, ground],
  table: ({ ink, ground }) => [ink, ground],
  window: ({ ground, ink }) => [ground, ink],
};

/** The colours of what is printed beside a picture, `block` for large names. */
export function printColors(
  { pictures, recipe }: Pick<Assets, 'pictures' | 'recipe'>,
  { settings, latestCover }: Pick<Site, 'settings' | 'latestCover'>,
  file: string | undefined,
): Record<'paper' | 'ink' | 'muted' | 'block' | 'blockInk', Hex> {
  const palette = paletteOf({ pictures }, file) ?? paletteOf({ pictures }, latestCover);
  const colors = cardColors(chooseTheme(palette, recipe, settings.look), recipe);
  const [block, blockInk] = BLOCKS[recipe.card](colors);
  const { ground: paper, ink } = colors;
  return { paper, ink, muted: inkInPaper({ ...recipe.light, paper, ink }, MUTED_SHARE), block, blockInk };
}

/** The light colours of a page: apps that show a shared link have their own ground. */
function cardColors(theme: Theme | undefined, recipe: Recipe): CardColors {
  const { light } = recipe;
  const { wash = light.paper, ground: { ink } = light } = theme ?? {};
  return { ground: wash, ink, ...flatColors(theme, recipe, light.ink) };
}

/** The flat colour that the look has beside paper and ink, and text on it: a field, a spot, a band, or its accent. */
function flatColors(
  theme: Theme | undefined,
  recipe: Recipe,
  ink: Hex,
): Pick<CardColors, 'accent' | 'accentInk'> {
  const { bands } = theme ?? {};
  const block = theme?.field ?? theme?.spot;
  if (block) return { accent: block.paper, accentInk: block.ink };
  if (bands) return { accent: bands.first, accentInk: bands.ink };
  // Those of pages without a colour.
  const flat = recipe.field ?? recipe.spot ?? recipe.bands?.[0];
  if (flat) return { accent: toHex(fromOklch(flat)), accentInk: ink };
  return {
    accent: theme?.accent ?? toHex(fromOklch(recipe.accent)),
    accentInk: theme?.accentInk ?? toHex(fromOklch(recipe.accentInk)),
  };
}

/** Equal cards have equal addresses; a change of the card, its picture or the drawing code gives another. */
function shareImageOf({ urls }: Site, assets: Assets, card: ShareCard): ShareImage {
  const picture = findPicture(assets, card.picture);
  const digest = hash(assets.shareVersion, picture?.digest ?? '', JSON.stringify(card));
  const type = shareType(card);
  const path = `${FOLDER}${card.name}-${digest.slice(0, 8)}${type === 'image/png' ? '.png' : '.jpg'}`;
  return { card, digest, path, url: urls.href(`/${path}`), type, ...SHARE_SIZES[card.shape] };
}

/** The artist's tagline, or the location; on narrow cards the location first. */
function describeArtist({ settings }: Site, isWide: boolean): string[] {
  const { tagline, location } = settings.artist;
  const fact = isWide ? (tagline ?? location) : (location ?? tagline);
  return fact === undefined ? [] : [fact];
}

/** Absolute addresses of a thing's pictures in several shapes, for programs: its own first, then the wide card. */
export function listImages(
  { site, assets }: Context,
  file: string | undefined,
  share: Share | undefined,
): string[] {
  const own = findPicture(assets, file);
  const urls = [...(own ? [largestOf(own)] : []), ...(share ? [share.images[0].url] : [])];
  return urls.map((url) => site.urls.origin + url);
}

/**
 * A release or remix beside its cover, and its cover as a square; without one to show, the site's own.
 * @param options `artist`: its credit; `coming`: `Out 1 August 2026`, for a release that is only announced
 */
export function releaseShare(
  context: Context,
  data: Data<'releases'> | Data<'remixes'>,
  card: MusicCard,
  { artist, coming }: { artist: string; coming?: string | undefined },
): Share | undefined {
  if (!findPicture(context.assets, data.artwork_url)) return siteShare(context);
  const { kinds, music } = context.site.words;
  const kind = kinds[card.kind];
  return shareOf(context, {
    title: data.title,
    artist,
    alt: card.year
      ? music.coverOfBy({ title: data.title, kind, name: artist, year: card.year })
      : music.typeBy({ title: music.coverOf({ title: data.title }), type: kind, name: artist }),
    badge: coming ?? kind,
    facts:
      coming === undefined
        ? [
            card.year,
            ...tempoAndKey({ tempo: writeTempo(data.bpm, context.site.language), key: data.key }),
          ].filter(Boolean)
        : [kind],
    picture: data.artwork_url,
    focus: coverFocus(context, data.artwork_url),
    shapes: ['wide', 'square'],
  });
}

/** The card of Home, also used for each release without artwork: the artist's name beside the latest cover. */
export const siteShare = remember((context: Context): Share | undefined => {
  const { site } = context;
  const { name } = site.settings.artist;
  return shareOf(context, {
    title: name,
    alt: siteTitle(site),
    picture: site.latestCover,
    focus: coverFocus(context, site.latestCover),
  });
});

/** Pages show covers as squares: shared links show the same part of one that is none. */
export function coverFocus({ assets }: Context, file: string | undefined): string | undefined {
  const { focus, width, height } = findPicture(assets, file) ?? {};
  return focus ?? (width === height ? undefined : '50% 50%');
}
