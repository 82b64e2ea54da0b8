/** The page of one of the artists: who it is, and all that the site has of them. */

import { bodyText } from '../../engine/content/entry.ts';
import { countryCode, nameCountry } from '../../engine/lib/country.ts';
import { remember } from '../../engine/lib/remember.ts';
import { findPicture, largestOf, pictureOf } from '../../site/assets.ts';
import { type AwardRow, awardRows } from '../../site/awards.ts';
import { listContacts } from '../../site/contacts.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { groupMembers, rolesOf } from '../../site/identity.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link, MusicCard, PersonCard, Picture } from '../../site/parts.ts';
import { videoOf, watchLabel } from '../../site/players.ts';
import { type PressQuote, quotesOfRosterArtist } from '../../site/quotes.ts';
import { groupsOf, hasPressKit, type RosterArtist } from '../../site/roster.ts';
import { artistCalendar, artistPodcast, artistPressRoute, artistRoute, ROUTES } from '../../site/routes.ts';
import { shareOf } from '../../site/share.ts';
import { isOut } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { withArtist } from '../../site/titles.ts';
import type { SiteVideo } from '../../site/videos.ts';
import { formatDate, joinFacts, joinList } from '../../site/words/index.ts';
import { type MixRow, mixRow } from '../mixes/list.ts';
import { hasEpisodes } from '../mixes/podcast-episodes.ts';
import { type NewsCard, newsCard } from '../news/list.ts';
import { releaseCard } from '../releases/cards.ts';
import { listCatalogue } from '../releases/discography.ts';
import type { ShownVideo } from '../releases/record-page.ts';
import { type EventRow, eventRow } from '../shows/row.ts';
import { splitEvents } from '../shows/shows.ts';
import { alternatesOf } from './alternates.ts';
import { rosterLd } from './json-ld.ts';
import { artistCard, formerLabel, memberCard } from './list.ts';
import { listWorks, type Works } from './works.ts';

export interface ArtistProps {
  name: string;
  picture?: Picture | undefined;
  /** Instruments and roles, places, and years. */
  facts: string[];
  description: string;
  /** Their newest release that is out. */
  latest?: Link | undefined;
  /** Their pages on other sites. */
  profiles: Link[];
  /** Other links, the address to write to, and the press kit. */
  links: Link[];
  text: TextPart[];
  /** Current members, then former ones. */
  members: { title: string; people: PersonCard[] }[];
  /** The groups among the artists that they are in, or were. */
  groups: PersonCard[];
  quotes: PressQuote[];
  awards: AwardRow[];
  releases: MusicCard[];
  appearances: MusicCard[];
  mixes: MixRow[];
  /** Their podcast, if they have one. */
  podcast?: Link | undefined;
  shows: EventRow[];
  /** The calendar of their shows, to subscribe to. */
  calendar?: Link;
  videos: ShownVideo[];
  news: NewsCard[];
  back: Link;
}

export function artistPages(context: Context): PageOf<'artist', ArtistProps>[] {
  const works = listWorks(context.site);
  return context.site.artists.flatMap((entry) => {
    const own = works.get(entry.slug);
    return own ? [artistPage(context, entry, own)] : [];
  });
}

function artistPage(context: Context, entry: RosterArtist, works: Works): PageOf<'artist', ArtistProps> {
  const { site, assets } = context;
  const { name, photo, photo_alt: alt = name } = entry.data;
  const route = artistRoute(entry.slug);
  const props = projectArtist(context, entry, works);
  const picture = findPicture(assets, photo);
  return definePage(context, 'artist', props, {
    route,
    title: name,
    description:
      entry.data.description ?? `${withArtist(site, joinList([name, ...rolesOf(entry.data)], site.words))}.`,
    trail: [trailTo(site, 'artists'), [name, route]],
    cover: photo,
    alternates: alternatesOf(context, entry, works),
    share: shareOf(context, { title: name, facts: props.facts, picture: photo, alt }),
    type: 'profile',
    jsonLd: [rosterLd(site, entry, picture && site.urls.origin + largestOf(picture))],
    embedded: { players: [...playersIn(props.text), ...props.videos.map(({ player }) => player)] },
  });
}

function projectArtist(context: Context, entry: RosterArtist, works: Works): ArtistProps {
  const { site, assets } = context;
  const { name, photo, photo_alt: alt = name, description = '', location = '' } = entry.data;
  const { profiles = [], links = [], email, country, formed } = entry.data;
  const releases = works.releases.flatMap((each) => cardOf(context, each));
  const newest = works.releases.find(({ data }) => isOut(data, site.today));
  const [latest] = newest ? cardOf(context, newest) : [];
  const more = [
    ...links,
    ...(email ? [{ name: email, url: `mailto:${email}` }] : []),
    ...listContacts(entry.data).flatMap(({ name, role, links: [first] }) =>
      first ? { name: role ? `${role}: ${name}` : name, url: first.url } : [],
    ),
    ...(hasPressKit(entry) ? [{ name: site.words.pages.pressKit, url: artistPressRoute(entry.slug) }] : []),
  ];
  return {
    name,
    picture: findPicture(assets, photo) && pictureOf(assets, photo, 'album', alt),
    facts: [
      ...rolesOf(entry.data),
      location,
      nameOfCountry(country, site.language.locale),
      formed ? site.words.artists.since({ year: String(formed) }) : '',
      formerLabel(entry, site.words),
    ].filter(Boolean),
    description,
    latest: latest && { label: latest.title, url: latest.url, external: false },
    profiles: profiles.map((each) => linkTo(context, each.name, each.url)),
    links: more.map((each) => linkTo(context, each.name, each.url)),
    text: projectText(context, bodyText(entry), { title: name, poster: photo }),
    members: groupMembers(site, entry.data.members ?? []).map(({ isFormer, list }) => ({
      title: isFormer ? site.words.about.formerMembers : site.words.about.members,
      people: list.map((member) => memberCard(context, member)),
    })),
    groups: groupsOf(site, entry).map((group) => artistCard(context, group)),
    // Whose page it is need not be repeated.
    quotes: quotesOfRosterArtist(site, entry),
    awards: awardRows(entry.data.awards, site.words),
    releases: releases.map((card) => (card.artist === name ? { ...card, artist: '' } : card)),
    appearances: works.appearances.flatMap(({ entry: record, roles }) =>
      cardOf(context, record).map((card) => ({
        ...card,
        artist: joinFacts([card.artist, joinList([...roles], site.words)], site.words),
      })),
    ),
    mixes: works.mixes.map((mix) => {
      const row = mixRow(context, mix);
      return { ...row, facts: row.facts.filter((fact) => fact !== name) };
    }),
    podcast: hasEpisodes(context, works.mixes)
      ? linkTo(context, site.words.recordings.subscribe, artistPodcast(entry.slug))
      : undefined,
    shows: splitEvents(works.events, site.today).upcoming.map((event) => eventRow(context, event)),
    calendar: linkTo(context, site.words.events.notify, artistCalendar(entry.slug)),
    videos: works.videos.map((video) => shownVideo(context, video)),
    news: works.news.map((post) => newsCard(context, post)),
    back: linkTo(context, backLabel(site, sitePage(site, 'artists').title), ROUTES.artists),
  };
}

/** Returns the name of a country in the language of the site, if it is a code. */
function nameOfCountry(country = '', locale: string): string {
  const code = countryCode(country);
  return code === undefined ? country : nameCountry(code, locale);
}

/** The cards of all entries, made once for all artists. */
const listCards = remember((context: Context): ReadonlyMap<object, MusicCard> => {
  const { releases, remixes } = listCatalogue(context);
  const coming = context.site.upcomingReleases.map((entry) => ({ entry, card: releaseCard(context, entry) }));
  return new Map([...coming, ...releases, ...remixes].map(({ entry, card }) => [entry, card]));
});

function cardOf(context: Context, entry: object): MusicCard[] {
  const card = listCards(context).get(entry);
  return card ? [card] : [];
}

function shownVideo(context: Context, { title, url, date, picture }: SiteVideo): ShownVideo {
  const player = videoOf(title, url, pictureOf(context.assets, picture, 'album', ''));
  return {
    title,
    dateLabel: date ? formatDate(date, context.site.words) : '',
    player,
    link: player ? undefined : linkTo(context, watchLabel(url, context.site.words), url),
  };
}
