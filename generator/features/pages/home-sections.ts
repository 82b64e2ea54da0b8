/** The sections of the home page. Empty ones are left out. */

import { htmlOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Audio, ComingRelease, Link, MusicCard, PersonCard, Playable } from '../../site/parts.ts';
import { remixPlayer } from '../../site/players.ts';
import { listQuotes, type SiteQuote } from '../../site/quotes.ts';
import { sortRoster } from '../../site/roster.ts';
import { ROUTES } from '../../site/routes.ts';
import type { HOME_SECTIONS } from '../../site/schema/home-sections.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { readVideo } from '../../site/video-address.ts';
import { listVideos } from '../../site/videos.ts';
import { artistCard } from '../artists/list.ts';
import { type NewsCard, newsCard } from '../news/list.ts';
import { type NewsletterForm, newsletterForm } from '../newsletter/newsletter.ts';
import { comingCards, remixCard } from '../releases/cards.ts';
import { remixPlayables } from '../releases/recordings.ts';
import { type EventRow, eventRow } from '../shows/row.ts';
import { splitEvents } from '../shows/shows.ts';
import { type WorkRow, workRow } from '../works/row.ts';
import { type ScoreCard, scoreCard, sortScores } from '../works/scores.ts';
import { type Featured, projectFeatured } from './home-featured.ts';
import type { Lead } from './home-lead.ts';
import type { Opening } from './home-opening.ts';
import { findVideo, type VideoCard, videoCard } from './videos.ts';

export type HomeSection =
  | ({ name: 'latest'; hasCover: boolean } & Lead)
  /** The next announced release that is not on the first screen, after the latest one. */
  | { name: 'coming'; release: ComingRelease }
  | { name: 'scores'; title: string; scores: ScoreCard[]; all: Link }
  | { name: 'works'; title: string; works: WorkRow[]; all: Link }
  /** Current artists. */
  | { name: 'artists'; title: string; artists: PersonCard[]; all: Link }
  | { name: 'shows'; shows: EventRow[]; all: Link }
  /** `shown`: the address of the entry shown above. */
  | ({ name: 'featured'; shown: string | undefined } & Featured)
  | { name: 'video'; video: VideoCard; all?: Link | undefined }
  | { name: 'news'; stories: NewsCard[]; all: Link }
  | {
      name: 'remix';
      card: MusicCard;
      text: string;
      playables: Playable[];
      audio?: Audio | undefined;
      listen?: Link | undefined;
    }
  | { name: 'quotes'; quotes: SiteQuote[] }
  | { name: 'newsletter'; form: NewsletterForm }
  | { name: 'community'; text: string; link: Link }
  /** Safe HTML; the title may be empty. */
  | { name: 'text'; title: string; html: string };

type Name = (typeof HOME_SECTIONS)[number] | 'text';
type SectionEntry = NonNullable<Data<'pages/home'>['sections']>[number];
type Options = Exclude<SectionEntry, string>;

/** The default sections. */
const USUAL: readonly Name[] = ['latest', 'shows', 'featured', 'remix', 'newsletter', 'community'];
/** The default sections of a site without releases. */
const WITHOUT_RELEASES: readonly Name[] = [
  ...(['latest', 'shows', 'video', 'featured'] as const),
  ...(['news', 'remix', 'quotes', 'newsletter', 'community'] as const),
];

/** The default sections of a site that is about its artists. */
const WITH_ARTISTS: readonly Name[] = [
  ...(['latest', 'artists', 'shows', 'news', 'featured'] as const),
  ...(['remix', 'newsletter', 'community'] as const),
];

/** The default sections of a composer for film or the concert hall. */
const COMPOSED: readonly Name[] = [
  ...(['scores', 'works', 'latest', 'shows', 'video', 'news', 'featured'] as const),
  ...(['remix', 'quotes', 'newsletter', 'community'] as const),
];

const LIMITS = { scores: 6, works: 6, artists: 8, shows: 5, news: 3, quotes: 3 };

/** Shared by the first screen and the sections. */
interface Above {
  /** The latest release, or the latest mix. */
  lead: Lead | undefined;
  /** The announced release in its place on the first screen. */
  announced: Lead | undefined;
  opening: Opening | undefined;
}

export function projectSections(context: Context, above: Above): HomeSection[] {
  const { site } = context;
  const written: readonly SectionEntry[] =
    site.pages.home?.data.sections ?? usualSections(site).filter((name) => name !== 'text');
  const listed = written.map((given, index) => ({ name: nameOf(given), given, index }));
  const first = [...new Set(site.settings.look?.order)];
  const ordered = [
    ...first.map((name) => listed.find((each) => each.name === name) ?? { name, given: name, index: -1 }),
    ...listed.filter(({ name }) => !first.some((each) => each === name)),
  ];
  const sections = ordered.map(({ given, index }) => projectSection(context, above, given, index));
  const coming = comingCards(context).find(({ url }) => url !== above.announced?.url);
  if (!coming) return sections.flat();
  const place = ordered.findIndex(({ name }) => name === 'latest') + 1;
  return [
    ...sections.slice(0, place),
    { name: 'coming' as const, release: coming },
    ...sections.slice(place),
  ].flat();
}

function usualSections({
  settings,
  artists,
  latest,
  upcomingReleases,
  scores,
  works,
}: Site): readonly Name[] {
  const { kind } = settings.artist;
  if (kind === 'composer' && scores.length + works.length > 0) return COMPOSED;
  if (artists.length > 0 && (kind === 'label' || kind === 'collective')) return WITH_ARTISTS;
  return latest !== undefined || upcomingReleases.length > 0 ? USUAL : WITHOUT_RELEASES;
}

/** A section in a list, which is empty if the section has no content. */
function projectSection(
  context: Context,
  { lead, announced, opening }: Above,
  given: SectionEntry,
  index: number,
): HomeSection[] {
  const { site } = context;
  const options: Options = typeof given === 'string' ? {} : given;
  const sections: Record<Name, () => HomeSection | undefined> = {
    latest: () =>
      lead && { name: 'latest', hasCover: announced !== undefined || opening !== undefined, ...lead },
    scores: () => projectScores(context, opening?.file, options.scores?.limit),
    works: () => projectWorks(context, options.works?.limit),
    artists: () => projectArtists(context, options.artists?.limit),
    shows: () => projectShows(context, options.shows?.limit),
    featured: () => {
      const featured = projectFeatured(context, lead?.url, announced?.url);
      return featured && { name: 'featured', ...featured, shown: lead?.url };
    },
    video: () => projectVideo(context, options.video),
    news: () => projectNews(context, options.news?.limit),
    remix: () => featuredRemix(context),
    quotes: () => {
      const quotes = listQuotes(site).slice(0, options.quotes?.limit ?? LIMITS.quotes);
      return quotes.length > 0 ? { name: 'quotes', quotes } : undefined;
    },
    newsletter: () => {
      const form = newsletterForm(site);
      return form && { name: 'newsletter', form };
    },
    community: () => {
      const copy = site.pages.home?.data.community;
      return copy && { name: 'community', text: copy.text, link: linkTo(context, copy.label, copy.url) };
    },
    text: () => ({
      name: 'text',
      title: options.text?.title ?? '',
      html: htmlOf(site.pages.home, ['sections', index, 'text', 'text']),
    }),
  };
  const section = sections[nameOf(given)]();
  return section ? [section] : [];
}

/** The name of a section, which is a string or the only key of a group. */
function nameOf(given: SectionEntry): Name {
  if (typeof given === 'string') return given;
  const names = ['scores', 'works', 'artists', 'shows', 'video', 'news', 'quotes'] as const;
  return names.find((name) => given[name] !== undefined) ?? 'text';
}

/** @param shown the picture of the first screen: its film has none again */
function projectScores(
  context: Context,
  shown: string | undefined,
  limit = LIMITS.scores,
): HomeSection | undefined {
  const { site } = context;
  const newest = sortScores(site).slice(0, limit);
  if (newest.length === 0) return undefined;
  return {
    name: 'scores',
    title: sitePage(site, 'scores').title,
    scores: newest.map((entry) => ({
      ...scoreCard(context, entry),
      ...(entry.data.still === shown && { still: undefined }),
    })),
    all: linkTo(context, site.words.scores.all, ROUTES.scores),
  };
}

function projectWorks(context: Context, limit = LIMITS.works): HomeSection | undefined {
  const { site } = context;
  if (site.works.length === 0) return undefined;
  return {
    name: 'works',
    title: sitePage(site, 'works').title,
    works: site.works.slice(0, limit).map((work) => workRow(context, work)),
    all: linkTo(context, site.words.works.all, ROUTES.works),
  };
}

/** Up to so many artists, all of them are shown: who is left out of nine would ask why. */
const WHOLE_ROSTER = 12;

function projectArtists(context: Context, given: number | undefined): HomeSection | undefined {
  const { site } = context;
  const { artists, search } = site.words;
  const present = sortRoster(site).filter(({ data }) => !data.former);
  const { length: count } = present;
  if (count === 0) return undefined;
  const limit = given ?? (count > WHOLE_ROSTER ? LIMITS.artists : count);
  return {
    name: 'artists',
    title: sitePage(site, 'artists').title,
    // Their descriptions are on the page of all artists.
    artists: present.slice(0, limit).map((entry) => ({ ...artistCard(context, entry), text: '' })),
    all: linkTo(
      context,
      count > limit ? search.counted({ label: artists.all, count }) : artists.all,
      ROUTES.artists,
    ),
  };
}

function projectShows(context: Context, limit = LIMITS.shows): HomeSection | undefined {
  const { site } = context;
  const { upcoming } = splitEvents(site.events, site.today);
  if (upcoming.length === 0) return undefined;
  return {
    name: 'shows',
    shows: upcoming.slice(0, limit).map((event) => eventRow(context, event)),
    all: linkTo(context, site.words.events.allShows, ROUTES.events),
  };
}

/** @param named a release, or the address of a video; by default the newest that plays here */
function projectVideo(context: Context, named: string | undefined): HomeSection | undefined {
  const { site } = context;
  const videos = listVideos(site);
  const video =
    named === undefined ? (videos.find(({ url }) => readVideo(url)) ?? videos[0]) : findVideo(site, named);
  if (!video) return undefined;
  const { isFilled, route } = sitePage(site, 'videos');
  return {
    name: 'video',
    video: videoCard(context, video),
    all: isFilled ? linkTo(context, site.words.music.allVideos, route) : undefined,
  };
}

function projectNews(context: Context, limit = LIMITS.news): HomeSection | undefined {
  const { news } = context.site;
  if (news.length === 0) return undefined;
  return {
    name: 'news',
    stories: news.slice(0, limit).map((entry) => newsCard(context, entry)),
    all: linkTo(context, context.site.words.news.all, ROUTES.news),
  };
}

function featuredRemix(context: Context): HomeSection | undefined {
  const { site } = context;
  const entry = site.remixes.find(({ data }) => data.featured) ?? site.remixes[0];
  if (!entry) return undefined;
  return {
    name: 'remix',
    card: remixCard(context, entry),
    text: site.pages.home?.data.remix ?? '',
    playables: remixPlayables(context, entry),
    audio: remixPlayer(site, entry.data, { featured: true }),
    listen: entry.data.soundcloud_url
      ? linkTo(context, site.words.music.listenOn({ service: 'SoundCloud' }), entry.data.soundcloud_url)
      : undefined,
  };
}
