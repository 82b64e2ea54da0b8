import type { Entry } from '../content/types.ts';
import { MUSIC, type Music, routeOf } from '../kinds.ts';
import { findPicture, largestOf } from '../model/assets.ts';
import { comingCards, latestCard, releaseCard, remixCard } from '../model/cards.ts';
import { personLd, webSiteLd } from '../model/json-ld/index.ts';
import { remixPlayer } from '../model/media.ts';
import { mixCard } from '../model/mixes.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkTo } from '../model/page-context.ts';
import type { Audio, ComingRelease, LatestRelease, Link, MusicCard } from '../model/parts.ts';
import { siteShare } from '../model/share.ts';
import { everyRelease } from '../model/site.ts';

export interface HomeProps {
  artist: string;
  tagline: string;
  location: string;
  latest?: LatestRelease | undefined;
  /** The next release that is announced. */
  coming?: ComingRelease | undefined;
  /** The profile to follow, `Follow on Instagram`. */
  follow?: Link | undefined;
  explore: { text: string; cards: MusicCard[]; all: Link };
  remix?: { card: MusicCard; text: string; audio?: Audio | undefined; listen?: Link | undefined } | undefined;
  community?: { text: string; link: Link } | undefined;
}

/** Explore the Music shows this many entries at most. */
const FEATURED_LIMIT = 4;

export function homePage(context: Context): PageOf<'home', HomeProps> {
  const { settings, pages, urls } = context.site;
  const { artist } = settings;
  const share = siteShare(context);
  const props = projectHome(context);
  return definePage(context, 'home', props, {
    route: routeOf('pages/home'),
    title: artist.name,
    fullTitle: artist.tagline ? `${artist.name} – ${artist.tagline}` : artist.name,
    description:
      pages.home?.data.description ?? artist.description ?? `The official website of ${artist.name}.`,
    trail: [],
    share,
    jsonLd: [
      webSiteLd(context.site),
      personLd(context.site, portraitOf(context) ?? (share && urls.origin + share.images[0].url)),
    ],
    embedded: { players: [props.remix?.audio] },
  });
}

/** A photo of the artist: that of About, or the first of the press kit. */
function portraitOf({ site, assets }: Context): string | undefined {
  const { about, press } = site.pages;
  const files = [about?.data.image, ...(press?.data.photos ?? []).map(({ file }) => file)];
  const photo = files.map((file) => findPicture(assets, file)).find((found) => found !== undefined);
  return photo && site.urls.origin + largestOf(photo);
}

function projectHome(context: Context): HomeProps {
  const { site } = context;
  const copy = site.pages.home?.data;
  const { artist } = site.settings;
  return {
    artist: artist.name,
    tagline: artist.tagline ?? '',
    location: artist.location ?? '',
    latest: latestCard(context),
    coming: comingCards(context)[0],
    follow: followLink(context),
    explore: {
      text: copy?.explore ?? '',
      cards: featuredCards(context),
      all: linkTo(context, 'View Complete Discography', routeOf('pages/music')),
    },
    remix: featuredRemix(context),
    community: copy?.community && {
      text: copy.community.text,
      link: linkTo(context, copy.community.label, copy.community.url),
    },
  };
}

/** The profile to follow: Instagram, or the first there is. */
function followLink(context: Context) {
  const profiles = context.site.settings.social ?? [];
  const profile = profiles.find(({ name }) => name === 'Instagram') ?? profiles[0];
  return profile && linkTo(context, `Follow on ${profile.name}`, profile.url);
}

/** The entries that home.yaml names; without it the two newest releases, the newest mix and the newest remix. */
function featuredCards(context: Context): MusicCard[] {
  const { ownReleases, mixes, remixes, pages } = context.site;
  const named = pages.home?.data.featured;
  if (named) return named.flatMap((reference) => cardOf(context, reference));
  const newest = [
    ...ownReleases.slice(0, 2).map(({ slug }) => `releases/${slug}`),
    ...mixes.slice(0, 1).map(({ slug }) => `mixes/${slug}`),
    ...remixes.slice(0, 1).map(({ slug }) => `remixes/${slug}`),
  ];
  return newest.slice(0, FEATURED_LIMIT).flatMap((reference) => cardOf(context, reference));
}

function cardOf(context: Context, reference: string): MusicCard[] {
  const { site } = context;
  const [folder, slug] = reference.split('/');
  const cards: Record<Music, () => MusicCard[]> = {
    releases: () => find(everyRelease(site), slug, (entry) => releaseCard(context, entry)),
    mixes: () => find(site.mixes, slug, (entry) => mixCard(context, entry)),
    remixes: () =>
      find(site.remixes, slug, (entry) => ({
        ...remixCard(context, entry),
        url: site.urls.href(routeOf('pages/music')),
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

function featuredRemix(context: Context): HomeProps['remix'] {
  const { site } = context;
  const entry = site.remixes.find(({ data }) => data.featured) ?? site.remixes[0];
  if (!entry) return undefined;
  return {
    card: remixCard(context, entry),
    text: site.pages.home?.data.remix ?? '',
    audio: remixPlayer(site, entry.data, { featured: true }),
    listen: entry.data.soundcloud_url
      ? linkTo(context, 'Listen on SoundCloud', entry.data.soundcloud_url)
      : undefined,
  };
}
