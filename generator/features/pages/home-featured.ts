/** The section Explore the Music: the entries named in home.yaml, or a selection. */

import type { Collection } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link, MusicCard } from '../../site/parts.ts';
import { mixRoute, ROUTES } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { mixCard } from '../mixes/mixes.ts';
import { releaseCard, remixCard } from '../releases/cards.ts';

export interface Featured {
  /** May be empty. */
  text: string;
  cards: MusicCard[];
  all: Link;
}

/** The most entries that are shown. */
const LIMIT = 4;

/**
 * The section; undefined if it is empty, or contains only the entry shown above.
 * @param shown the address of the entry shown above
 * @param announced that of a release that leads the page, and is not repeated
 */
export function projectFeatured(
  context: Context,
  shown: string | undefined,
  announced: string | undefined,
): Featured | undefined {
  const { site } = context;
  const copy = site.pages.home?.data;
  const references = copy?.featured ?? chooseMusic(site);
  const found = references
    .flatMap((reference) => cardOf(context, reference))
    .filter(({ url }) => url !== announced);
  if (found.every(({ url }) => url === shown)) return undefined;
  const hasReleases = sitePage(site, 'releases').isFilled;
  // If there are only mixes, the latest one would be shown twice.
  const cards =
    copy?.featured || hasReleases ? found : found.filter(({ url }) => url !== shown).slice(0, LIMIT);
  return {
    text: copy?.explore ?? '',
    cards,
    all: hasReleases
      ? linkTo(context, site.words.music.viewDiscography, ROUTES.music)
      : linkTo(context, site.words.music.viewMixes, ROUTES.mixes),
  };
}

/** The kinds that the home page can feature: those with a cover. */
export const MUSIC = ['releases', 'remixes', 'mixes'] as const satisfies Collection[];
type Music = (typeof MUSIC)[number];

/** A selection of the newest music, whatever home.yaml names. */
export function listNewest(context: Context): MusicCard[] {
  return chooseMusic(context.site)
    .slice(0, LIMIT)
    .flatMap((reference) => cardOf(context, reference));
}

/** The newest two releases, mix and remix; if there are fewer of one kind, more of another. */
function chooseMusic({ ownReleases, mixes, remixes }: Site): string[] {
  const lists: [Music, readonly { slug: string }[], usual: number][] = [
    ['releases', ownReleases, 2],
    ['mixes', mixes, 1],
    ['remixes', remixes, 1],
  ];
  // One more, as the latest mix may be left out.
  let spare =
    LIMIT +
    (ownReleases.length > 0 ? 0 : 1) -
    lists.reduce((sum, [, list, usual]) => sum + Math.min(usual, list.length), 0);
  return lists.flatMap(([kind, list, usual]) => {
    const shown = list.slice(0, usual + spare);
    spare -= Math.max(0, shown.length - usual);
    return shown.map(({ slug }) => `${kind}/${slug}`);
  });
}

function cardOf(context: Context, reference: string): MusicCard[] {
  const { site } = context;
  const [folder, slug] = reference.split('/');
  const cards: Record<Music, () => MusicCard[]> = {
    releases: () => find(everyRelease(site), slug, (entry) => releaseCard(context, entry)),
    mixes: () =>
      find(site.mixes, slug, (entry) => ({
        ...mixCard(context, entry),
        // If there are only mixes, each card leads to its page.
        ...(everyRelease(site).length === 0 && { url: site.urls.href(mixRoute(entry.slug)) }),
      })),
    remixes: () =>
      find(site.remixes, slug, (entry) => ({
        ...remixCard(context, entry),
        url: site.urls.href(ROUTES.music),
      })),
  };
  const kind = MUSIC.find((each) => each === folder);
  return kind ? cards[kind]() : [];
}

function find<T extends Entry<unknown>>(
  entries: T[],
  slug: string | undefined,
  card: (entry: T) => MusicCard,
) {
  return entries.filter((entry) => entry.slug === slug).map(card);
}
