/** The whole discography: its entries, tabs, and the search index of one with several pages. */

import type { Entry } from '../../engine/content/types.ts';
import { hash } from '../../engine/lib/hash.ts';
import { foldName, nameMaker } from '../../engine/lib/name-maker.ts';
import { remember } from '../../engine/lib/remember.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { compare } from '../../engine/lib/text.ts';
import { artistsOf, isOwnRelease, mainArtists } from '../../site/artists.ts';
import { pictureFileOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import type { MusicCard } from '../../site/parts.ts';
import type { Site } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import { placeholderOf, releaseCard, remixCard } from './cards.ts';
import { formatName } from './formats.ts';
import type { Release } from './schema/release.ts';
import type { Remix } from './schema/remix.ts';
import { RELEASE_TYPES, typeRow } from './schema/types.ts';

export interface DiscographyTab {
  /** Id in addresses: `eps`, `appears-on`. */
  id: string;
  /** Singles, EPs, Albums, Appears On. */
  label: string;
  /** The label within a sentence. */
  inSentence: string;
  /** The number of entries on all pages. */
  count: number;
  /** None of a tab that shows a part of the one with all records. */
  cards: MusicCard[];
}

/** A choice that leaves a part of the records. */
export interface DiscographyFilter {
  id: FilterName;
  label: string;
  /** Their marks are the id and theirs: `format-vinyl`. */
  options: { id: string; label: string }[];
}

/** One entry of the discography's search. */
export interface SearchItem {
  /** The id of its tab. */
  tab: string;
  title: string;
  url: string;
  /** Folded words, each once, separated by spaces. */
  words: string;
  /** Same as in `MusicCard`. */
  marks?: string;
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

/** Records in the order of the site's lists. */
export interface Catalogue {
  releases: CatalogueEntry<Release>[];
  remixes: CatalogueEntry<Remix>[];
}

interface SearchIndex {
  /** Path below the output folder, with a hash of the content in its name, so that it can be cached forever. */
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

/** The discography, newest first: all records, and tabs for parts of them. A site with placeholders has one list a tab. */
export function listTabs(context: Context): DiscographyTab[] {
  const { tabs, inSentence, search } = context.site.words;
  const all = listAll(context);
  const own = listedByTab(context).map(({ id, word, listed }) => ({
    id,
    label: tabs[word],
    inSentence: inSentence[word],
    count: listed.length,
    cards: all ? [] : listed.map(({ card }) => card),
  }));
  return all
    ? [{ id: ALL, label: search.all, inSentence: search.all, count: all.length, cards: all }, ...own]
    : own;
}

/** The tab of all records. */
export const ALL = 'all';

/** All records, newest first; undefined if each tab has its own. */
const listAll = remember((context: Context): MusicCard[] | undefined => {
  const { site } = context;
  const tabs = listedByTab(context);
  if (tabs.length < 2 || site.settings.platform_placeholders) return undefined;
  const filters = listFilters(context);
  return tabs
    .flatMap(({ id, listed }) => listed.map((each) => ({ id, ...each })))
    .sort((a, b) => compare(dateOf(b.entry.data), dateOf(a.entry.data)))
    .map(({ id, entry, card }) => {
      const marks = filters.flatMap((filter) =>
        readMarks(site, entry.data)[filter.id].map((each) => `${filter.id}-${each.id}`),
      );
      return { ...card, marks: [id, ...marks].join(' ') };
    });
});

function dateOf(data: Release | Remix): string {
  return (
    ('release_date' in data ? data.release_date : undefined) ?? String(('year' in data && data.year) || '')
  );
}

const FILTERS = ['artist', 'label', 'format', 'year', 'stock'] as const;

type FilterName = (typeof FILTERS)[number];

/** Number of records below which all of them are in sight. */
const FEWEST = 7;

/** Each filter that would leave some records out, and its options in the order of their names; years begin with the newest. */
export const listFilters = remember((context: Context): DiscographyFilter[] => {
  const { site } = context;
  const { releases, remixes } = listCatalogue(context);
  const all = [...releases, ...remixes].map(({ entry }) => readMarks(site, entry.data));
  if (all.length < FEWEST || site.settings.platform_placeholders) return [];
  return FILTERS.flatMap((id) => {
    const divides = new Set(all.map((marks) => marks[id].map((mark) => mark.id).join(' '))).size > 1;
    const named = new Map(all.flatMap((marks) => marks[id]).map((mark) => [mark.id, mark]));
    const options = [...named.values()].sort((a, b) => compare(a.label, b.label));
    return divides
      ? { id, label: site.words.filters[id], options: id === 'year' ? options.reverse() : options }
      : [];
  });
});

type Marks = Readonly<Record<FilterName, { id: string; label: string }[]>>;

function readMarks(site: Site, data: Release | Remix): Marks {
  const formats = ('formats' in data && data.formats) || [];
  const label = 'label' in data ? data.label?.name : undefined;
  const artists = 'type' in data ? mainArtists(artistsOf(site, data)) : [];
  const mark = (text: string) => ({ id: slugify(text), label: text });
  const labels = nameLabels(site);
  return {
    artist: artists.flatMap(({ slug, name }) => (slug === undefined ? [] : { id: slug, label: name })),
    label: label === undefined ? [] : [{ id: labels.get(foldName(label)) ?? '', label }],
    format: formats.map(({ format }) => ({ id: format, label: formatName(format, site.words) })),
    year: dateOf(data) ? [mark(dateOf(data).slice(0, 4))] : [],
    stock: formats.some(({ url, sold_out }) => url && !sold_out) ? [mark(site.words.filters.inStock)] : [],
  };
}

/** An id for each label, which is the same however its name is capitalized. */
const nameLabels = remember((site: Site): ReadonlyMap<string, string> => {
  const claim = nameMaker();
  const names = site.releases.flatMap(({ data }) => data.label?.name ?? []);
  return new Map(
    [...new Map(names.map((name) => [foldName(name), name]))].map(([key, name]) => [
      key,
      claim(slugify(name), 'label'),
    ]),
  );
});

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
  const tabs = listTabs(context);
  if (tabs.every(({ cards }) => cards.length <= RELEASES_PER_PAGE)) return undefined;
  const { releases, remixes } = listCatalogue(context);
  const covers = new Map(
    [...releases, ...remixes].map(({ entry, card }) => [card.url, entry.data.artwork_url]),
  );
  const items = tabs.flatMap(({ id, cards }) =>
    cards.map(({ title, url, words, badge, genre, year, artist, kind, marks }): SearchItem => {
      const { smallest: image } = pictureFileOf(context.assets, covers.get(url), placeholderOf(kind));
      const tab = marks?.split(' ', 1)[0] ?? id;
      return {
        tab,
        title,
        url,
        words,
        ...(marks && { marks }),
        badge,
        genre,
        year,
        ...(artist && { artist }),
        image,
      };
    }),
  );
  const json = JSON.stringify(items);
  return { path: `assets/search-${hash(json).slice(0, 8)}.json`, json };
});
