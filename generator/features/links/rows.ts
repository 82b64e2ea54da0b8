/** The rows of the page of all links, each from what the site has. */
import type { PageName } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link, Picture } from '../../site/parts.ts';
import { ROUTES, releaseRoute, smartRoute } from '../../site/routes.ts';
import { sitePage } from '../../site/site-pages.ts';
import { type NewsletterForm, newsletterForm } from '../newsletter/newsletter.ts';
import { releaseCard } from '../releases/cards.ts';
import { listWithoutSmartLink } from '../releases/redirects.ts';
import { outLabel } from '../releases/release.ts';
import type { Release } from '../releases/schema/release.ts';
import { eventRow } from '../shows/row.ts';
import { isOff, splitEvents } from '../shows/shows.ts';
import type { LinksData, RowName } from './schema.ts';

export interface LinkRow {
  link: Link;
  /** Small text above the label; may be empty. */
  note: string;
  picture?: Picture | undefined;
  /** A profile of the artist elsewhere: it has the sign of its platform. */
  isProfile?: boolean;
}

/** A row that leads somewhere, or a form. */
export type LinksRow = LinkRow | { form: NewsletterForm };

/** Default of the page. */
const DEFAULT_ROWS = ['latest', 'shows', 'merch', 'newsletter', 'support', 'profiles'] as const;

const MOST_SHOWS = 3;

type WrittenRow = NonNullable<LinksData['rows']>[number];

export function listRows(context: Context, rows: readonly WrittenRow[] = DEFAULT_ROWS): LinksRow[] {
  return rows.flatMap((row) => rowsOf(context, row));
}

/** Rows of a kind; empty if the site has nothing of it. */
function rowsOf(context: Context, row: WrittenRow): LinksRow[] {
  if (typeof row !== 'string') return [{ link: linkTo(context, row.label, row.url), note: '' }];
  return isPage(row) ? pageRow(context, row) : OWN_ROWS[row](context);
}

type RowOfPage = Extract<RowName, PageName>;

function isPage(row: RowName): row is RowOfPage {
  return !Object.hasOwn(OWN_ROWS, row);
}

const OWN_ROWS: Record<Exclude<RowName, RowOfPage>, (context: Context) => LinksRow[]> = {
  latest: latestRows,
  shows: showRows,
  newsletter: ({ site }) => {
    const form = newsletterForm(site);
    return form ? [{ form }] : [];
  },
  support: (context) =>
    (context.site.settings.support ?? []).map(({ label, url }) => ({
      link: linkTo(context, label, url),
      note: '',
    })),
  profiles: (context) =>
    (context.site.settings.social ?? []).map(({ name, url }) => ({
      link: linkTo(context, name, url),
      note: '',
      isProfile: true,
    })),
};

/** The next one that is announced, with its pre-save, and the newest that is out. */
function latestRows(context: Context): LinkRow[] {
  const { latest, upcomingReleases, words } = context.site;
  const [next] = upcomingReleases;
  const presave = next?.data.presave_url;
  return [
    ...(next ? [releaseRow(context, next, outLabel(next.data, words))] : []),
    ...(presave ? [{ link: linkTo(context, words.music.preSave, presave), note: next.data.title }] : []),
    ...(latest ? [releaseRow(context, latest, words.music.latestRelease)] : []),
  ];
}

/** Leads to all platforms, or to its page where it is on none. */
function releaseRow(context: Context, entry: Entry<Release>, note: string): LinkRow {
  const { site } = context;
  const hasSmartLink = listWithoutSmartLink(site).every(({ slug }) => slug !== entry.slug);
  const route = hasSmartLink ? smartRoute(entry.slug) : releaseRoute(entry.slug);
  return {
    link: linkTo(context, entry.data.title, route),
    note,
    picture: { ...releaseCard(context, entry).picture, alt: '' },
  };
}

/** Leads to the tickets, or to the page of the show. */
function showRows(context: Context): LinkRow[] {
  const { site } = context;
  const next = splitEvents(site.events, site.today).upcoming.filter((event) => !isOff(event));
  const rows = next.slice(0, MOST_SHOWS).map((event): LinkRow => {
    const shown = eventRow(context, event);
    const { title, url, artists, city, venue, weekday, shortWeekday, shortDay, dateLabel, status, tickets } =
      shown;
    const label = city || title;
    const link = tickets ? { ...tickets, label } : { label, url, external: false };
    const day = weekday ? `${shortWeekday} ${shortDay}` : dateLabel;
    return { link, note: [day, artists, venue, status].filter(Boolean).join(' · ') };
  });
  return next.length > MOST_SHOWS
    ? [...rows, { link: linkTo(context, sitePage(site, 'events').title, ROUTES.events), note: '' }]
    : rows;
}

function pageRow(context: Context, name: RowOfPage): LinkRow[] {
  const { isFilled, label, route } = sitePage(context.site, name);
  return isFilled ? [{ link: linkTo(context, label, route), note: '' }] : [];
}
