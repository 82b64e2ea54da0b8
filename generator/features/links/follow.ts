/** The page of every way to follow the artist, as far as the site has them. */
import { type Context, linkTo } from '../../site/context.ts';
import { bridgedHandle, bridgedProfile } from '../../site/fediverse.ts';
import { feedRoute, feedTitle, listFeeds } from '../../site/feed.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead } from '../../site/parts.ts';
import { CALENDAR_ROUTE, groupCalendar } from '../../site/routes.ts';
import { groupsOf } from '../groups/meetings.ts';
import { PODCAST_ROUTE, projectPodcast } from '../mixes/podcast.ts';
import { type NewsletterForm, newsletterForm } from '../newsletter/newsletter.ts';
import { hasCalendar } from '../shows/shows.ts';

/** A link, and its format or the name used there; may be empty. */
type FollowRow = Link & { detail: string };

interface FollowGroup {
  title: string;
  text: string;
  rows: FollowRow[];
}

export interface FollowProps extends PageHead {
  groups: FollowGroup[];
  form?: NewsletterForm | undefined;
}

/** The page, if its file is there. */
export function followPages(context: Context): PageOf<'follow', FollowProps>[] {
  const { site } = context;
  if (!site.pages.follow) return [];
  const { follow } = site.words;
  const groups = [
    { title: follow.calendars, text: follow.calendarsText, rows: calendarRows(context) },
    { title: follow.podcast, text: follow.podcastText, rows: podcastRows(context) },
    { title: follow.fediverse, text: follow.fediverseText, rows: bridgeRows(context) },
    { title: follow.profiles, text: '', rows: profileRows(context) },
    { title: follow.feeds, text: follow.feedsText, rows: feedRows(context) },
  ].filter(({ rows }) => rows.length > 0);
  const props = { ...pageHead(context, 'follow'), groups, form: newsletterForm(site) };
  return [
    defineFixedPage(context, 'follow', props, {
      fallback: site.words.descriptions.follow({ name: site.settings.artist.name }),
    }),
  ];
}

/** Calendars subscribe to an address with their own scheme; others take the file. */
function calendarRows(context: Context): FollowRow[] {
  const { site } = context;
  const hasDays = groupsOf(site).some(({ day = [] }) => day.length > 0);
  const calendars = [
    ...(hasCalendar(site) ? [{ label: site.words.pages.events, route: CALENDAR_ROUTE }] : []),
    ...(hasDays ? [{ label: site.words.pages.groups, route: groupCalendar() }] : []),
  ];
  return calendars.flatMap(({ label, route }) => {
    const webcal = site.urls.absolute(route).replace(/^https?:/, 'webcal:');
    const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
    return [
      { label: 'Apple, Outlook', url: webcal, external: false, detail: label },
      { ...linkTo(context, 'Google', google), detail: label },
      { ...linkTo(context, 'iCalendar', route), detail: label },
    ];
  });
}

function podcastRows(context: Context): FollowRow[] {
  const podcast = projectPodcast(context);
  return podcast ? [{ ...linkTo(context, podcast.title, PODCAST_ROUTE), detail: 'RSS' }] : [];
}

function bridgeRows(context: Context): FollowRow[] {
  const handle = bridgedHandle(context.site);
  return handle ? [{ ...linkTo(context, handle, bridgedProfile(context.site)), detail: '' }] : [];
}

function profileRows(context: Context): FollowRow[] {
  const { social = [], platforms = [] } = context.site.settings;
  const all = [...social, ...platforms.map((each) => ({ ...each, handle: undefined }))];
  return all
    .filter(({ url }, index) => all.findIndex((other) => other.url === url) === index)
    .map(({ name, url, handle = '' }) => ({ ...linkTo(context, name, url), detail: handle }));
}

function feedRows(context: Context): FollowRow[] {
  const { site } = context;
  return listFeeds(site).map((name) => ({
    ...linkTo(context, feedTitle(site, name), feedRoute(name, 'atom')),
    detail: 'Atom',
  }));
}
