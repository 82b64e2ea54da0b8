import type { Remix } from '../content/schema/music.ts';
import type { Entry } from '../content/types.ts';
import { comingCards, latestCard, mixCard, releaseCard, remixCard } from '../model/cards.ts';
import { soundcloudPlayer } from '../model/media.ts';
import type { Audio, MusicCard } from '../model/props/parts.ts';
import { everyRelease } from '../model/site.ts';
import { type Context, linkTo } from './context.ts';
import type { HomeProps } from './props/fixed.ts';

/** Explore the Music shows this many entries at most. */
const FEATURED_LIMIT = 4;

export function projectHome(context: Context): HomeProps {
  const { site, pictures } = context;
  const copy = site.pages.home?.data;
  const { artist } = site.settings;
  return {
    artist: artist.name,
    tagline: artist.tagline ?? '',
    location: artist.location ?? '',
    latest: latestCard(site, pictures),
    coming: comingCards(site, pictures)[0],
    follow: followLink(context),
    explore: {
      text: copy?.explore ?? '',
      cards: featuredCards(context),
      all: linkTo(context, 'View Complete Discography', '/music/'),
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
  const { releases, mixes, remixes, pages } = context.site;
  const named = pages.home?.data.featured;
  if (named) return named.flatMap((reference) => cardOf(context, reference));
  const newest = [
    ...releases.slice(0, 2).map(({ slug }) => `releases/${slug}`),
    ...mixes.slice(0, 1).map(({ slug }) => `mixes/${slug}`),
    ...remixes.slice(0, 1).map(({ slug }) => `remixes/${slug}`),
  ];
  return newest.slice(0, FEATURED_LIMIT).flatMap((reference) => cardOf(context, reference));
}

function cardOf({ site, pictures }: Context, reference: string): MusicCard[] {
  const [kind, slug] = reference.split('/');
  if (kind === 'releases')
    return find(everyRelease(site), slug, (entry) => releaseCard(entry, site, pictures));
  if (kind === 'mixes') return find(site.mixes, slug, (entry) => mixCard(entry, site, pictures));
  return find(site.remixes, slug, (entry) => ({
    ...remixCard(entry, site, pictures),
    url: site.urls.href('/music/'),
  }));
}

function find<T extends Entry<unknown>>(
  entries: T[],
  slug: string | undefined,
  card: (entry: T) => MusicCard,
) {
  return entries.filter((entry) => entry.slug === slug).map(card);
}

function featuredRemix(context: Context): HomeProps['remix'] {
  const { site, pictures } = context;
  const entry = site.remixes.find(({ data }) => data.featured) ?? site.remixes[0];
  if (!entry) return undefined;
  return {
    card: remixCard(entry, site, pictures),
    text: site.pages.home?.data.remix ?? '',
    audio: remixPlayer(context, entry, { featured: true }),
    listen: entry.data.soundcloud_url
      ? linkTo(context, 'Listen on SoundCloud', entry.data.soundcloud_url)
      : undefined,
  };
}

export function remixPlayer(
  { site }: Context,
  { data }: Entry<Remix>,
  { featured }: { featured: boolean },
): Audio | undefined {
  if (!data.soundcloud_url) return undefined;
  return soundcloudPlayer({
    title: data.title,
    artist: site.settings.artist.name,
    trackUrl: data.soundcloud_url,
    color: site.settings.embeds?.color,
    featured,
  });
}
