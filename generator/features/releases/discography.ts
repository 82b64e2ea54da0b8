/** The whole discography: its entries, tabs, and the search index of one with several pages. */

import type { Entry } from '../../engine/content/types.ts';
import { hash } from '../../engine/lib/hash.ts';
import { remember } from '../../engine/lib/remember.ts';
import { isOwnRelease } from '../../site/artists.ts';
import { pictureFileOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { MusicCard } from '../../site/parts.ts';
import type { Words } from '../../site/words/index.ts';
import { placeholderOf, releaseCard, remixCard } from './cards.ts';
import type { Release } from './schema/release.ts';
import type { Remix } from './schema/remix.ts';
import { RELEASE_TYPES, typeRow } from './schema/types.ts';

/** One tab of the discography. */
export interface DiscographyTab {
  /** In addresses: `eps`, `appears-on`. */
  id: string;
  /** Singles, EPs, Albums, Appears On. */
  label: string;
  /** The label within a sentence. */
  inSentence: string;
  /** The number of entries on all pages. */
  count: number;
  cards: MusicCard[];
}

/** One entry of the discography's search. */
export interface SearchItem {
  /** The id of its tab. */
  tab: string;
  title: string;
  url: string;
  /** Folded words, each once, separated by spaces. */
  words: string;
  badge: string;
  genre: string;
  year: string;
  /** Missing if it is only by the artist of the site. */
  artist?: string;
  /** The smallest file of the cover. */
  image: string;
}

/** A published entry with its card. */
export interface CatalogueEntry<Data> {
  entry: Entry<Data>;
  card: MusicCard;
}

/** In the order of the site's lists. */
export interface Catalogue {
  releases: CatalogueEntry<Release>[];
  remixes: CatalogueEntry<Remix>[];
}

interface SearchIndex {
  /** Below the output folder, with a hash of the content in its name, so that it can be cached forever. */
  path: string;
  json: string;
}

/** The most cards of a tab on one page. */
export const RELEASES_PER_PAGE = 48;

/** All published entries with their cards, made once for all pages. */
export const listCatalogue = remember(
  (context: Context): Catalogue => ({
    releases: context.site.releases.map((entry) => ({ entry, card: releaseCard(context, entry) })),
    remixes: context.site.remixes.map((entry) => ({ entry, card: remixCard(context, entry) })),
  }),
);

/** The whole discography, one list a tab, newest first. */
export function listTabs(context: Context): DiscographyTab[] {
  return listedByTab(context).map(({ id, word, listed }) => ({
    id,
    label: context.site.words.tabs[word],
    inSentence: context.site.words.inSentence[word],
    count: listed.length,
    cards: listed.map(({ card }) => card),
  }));
}

interface Tab {
  id: string;
  word: keyof Words['tabs'];
  listed: CatalogueEntry<Release | Remix>[];
}

/** Tabs that a site with placeholders shows even if they are empty. */
const ALWAYS = ['singles', 'eps', 'remixes'];

/** A tab for each type, one for remixes, and one for releases of other artists, as far as there are entries. */
function listedByTab(context: Context): Tab[] {
  const { site } = context;
  const hasPlaceholders = site.settings.platform_placeholders === true;
  const { releases, remixes } = listCatalogue(context);
  const isOwn = ({ entry }: CatalogueEntry<Release>) => isOwnRelease(site, entry.data);
  const own = releases.filter(isOwn);
  const types = Object.values(RELEASE_TYPES).map(({ tab }) => ({
    id: tab,
    word: tab,
    listed: own.filter(({ entry }) => typeRow(entry.data.type).tab === tab),
  }));
  const others = releases.filter((listed) => !isOwn(listed));
  return [
    ...types,
    { id: 'remixes', word: 'remixes' as const, listed: remixes },
    { id: 'appears-on', word: 'appearsOn' as const, listed: others },
  ].filter(({ id, listed }) => listed.length > 0 || (hasPlaceholders && ALWAYS.includes(id)));
}

/** The search index; undefined if the first page contains the whole catalogue. */
export const buildSearchIndex = remember((context: Context): SearchIndex | undefined => {
  const tabs = listedByTab(context);
  if (tabs.every(({ listed }) => listed.length <= RELEASES_PER_PAGE)) return undefined;
  const items = tabs.flatMap(({ id, listed }) =>
    listed.map(({ entry, card }): SearchItem => {
      const { title, url, words, badge, genre, year, artist, kind } = card;
      const { smallest: image } = pictureFileOf(context.assets, entry.data.artwork_url, placeholderOf(kind));
      return { tab: id, title, url, words, badge, genre, year, ...(artist && { artist }), image };
    }),
  );
  const json = JSON.stringify(items);
  return { path: `assets/search-${hash(json).slice(0, 8)}.json`, json };
});
