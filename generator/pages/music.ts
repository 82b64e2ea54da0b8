import { comingCards, latestCard, remixCard } from '../model/cards.ts';
import type { MusicCard } from '../model/props/parts.ts';
import {
  type Context,
  linkCards,
  pageHead,
  pageNumbers,
  pageOf,
  pagination,
  platformLinks,
} from './context.ts';
import type { DiscographyTab, MusicProps, ReleasesProps } from './props/music.ts';

/** Cards a tab shows on one page; a page stays bounded whatever the catalogue's size. */
export const RELEASES_PER_PAGE = 48;

export function projectMusic(context: Context): MusicProps {
  const copy = context.site.pages.music?.data;
  return {
    ...pageHead(context.site.pages.music, 'Music'),
    cards: linkCards(
      context,
      copy?.cards ?? [
        { title: 'Releases', url: '/music/releases/' },
        { title: 'Mixes & Radio', url: '/music/mixes/' },
      ],
    ),
    stats: copy?.stats ?? [],
    quote: copy?.quote && { text: copy.quote.text, source: copy.quote.source ?? '' },
  };
}

/** The whole discography, one list a tab, newest first. `cards` are those of the releases that are out. */
export function discography({ site, pictures }: Context, cards: MusicCard[]): DiscographyTab[] {
  const remixes = site.remixes.map((entry) => remixCard(entry, site, pictures));
  return [
    tab(
      'singles',
      'Singles',
      cards.filter(({ kind }) => kind === 'single'),
    ),
    tab(
      'eps',
      'EPs',
      cards.filter(({ kind }) => kind === 'ep'),
    ),
    tab('remixes', 'Remixes', remixes),
  ];
}

function tab(id: DiscographyTab['id'], label: string, cards: MusicCard[]): DiscographyTab {
  return { id, label, count: cards.length, cards };
}

/** The discography, page by page: each page cuts the same stretch out of every tab. */
export function projectReleases(context: Context, tabs: DiscographyTab[]): ReleasesProps[] {
  const copy = context.site.pages.releases?.data;
  const numbers = pageNumbers(Math.max(...tabs.map(({ count }) => count)), RELEASES_PER_PAGE);
  const shared = {
    ...pageHead(context.site.pages.releases, 'Releases'),
    latest: latestCard(context.site, context.pictures),
    platforms: platformLinks(context),
    action: context.site.urls.href('/music/releases/'),
    searchIndexUrl: context.searchIndexUrl,
    exploreMore: linkCards(context, copy?.explore_more),
  };
  const coming = comingCards(context.site, context.pictures);
  return numbers.map((page) => ({
    ...shared,
    coming: page === 1 ? coming : [],
    tabs: tabs.map((each) => ({ ...each, cards: pageOf(each.cards, page, RELEASES_PER_PAGE) })),
    pagination: pagination(context, '/music/releases/', page, numbers.length),
  }));
}
