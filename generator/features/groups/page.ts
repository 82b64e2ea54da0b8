/** The page of those who meet every week. */

import { compare } from '../../engine/lib/text.ts';
import type { Context } from '../../site/context.ts';
import { linkTo } from '../../site/context.ts';
import { formatPrices, pricesOf } from '../../site/money.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, NamedArtist, PageHead } from '../../site/parts.ts';
import { artistAddress } from '../../site/roster.ts';
import { groupCalendar } from '../../site/routes.ts';
import { sitePage } from '../../site/site-pages.ts';
import { formatDate, formatDays, joinAll, type Words, writeDigits } from '../../site/words/index.ts';
import { placeOf } from './calendar.ts';
import { groupLd } from './json-ld.ts';
import { groupsOf, type SiteGroup } from './meetings.ts';

export interface GroupRow {
  name: string;
  /** `Tuesday`, `Monday and Thursday`; may be empty, as all others. */
  day: string;
  /** `16:30–17:30`. */
  time: string;
  ages: string;
  place: string;
  leaders: NamedArtist[];
  description: string;
  /** First and last days, and breaks. */
  dates: string[];
  price: string;
  /** Ways to join, and its own calendar. */
  links: Link[];
}

export interface GroupsProps extends PageHead {
  groups: GroupRow[];
  /** Breaks of all groups; may be empty. */
  breaks: string;
  /** The calendar of all; missing if no day is known. */
  calendar?: Link | undefined;
}

/** `Ages 6–10`, if they are numbers alone; in words they speak for themselves. */
function describeAges(ages: string, { groups }: Words): string {
  return /^\d[\d\s+–-]*$/.test(ages) ? groups.ages({ ages }) : ages;
}

export function groupsPages(context: Context): PageOf<'groups', GroupsProps>[] {
  const { site } = context;
  const { isFilled, title } = sitePage(site, 'groups');
  if (!isFilled) return [];
  const groups = groupsOf(site);
  const hasDays = groups.some(({ day = [] }) => day.length > 0);
  const { name } = site.settings.artist;
  const props = {
    ...pageHead(context, 'groups'),
    groups: groups.map((group) => projectGroup(context, group, groups.length > 1)),
    breaks: describeBreaks(site.pages.groups?.data.except ?? [], site.today, site.words),
    calendar: hasDays ? linkTo(context, site.words.groups.calendar, groupCalendar()) : undefined,
  };
  return [
    defineFixedPage(context, 'groups', props, {
      fallback: site.words.descriptions.legal({ title, name }),
      jsonLd: groups.map((group) => groupLd(site, group)),
    }),
  ];
}

/** @param isOneOfMany whether a calendar of its own is another one than that of all */
function projectGroup(context: Context, group: SiteGroup, isOneOfMany: boolean): GroupRow {
  const { words } = context.site;
  const { name, day = [], time, end, ages = '', leader = [], description = '', url, email, slug } = group;
  const clocks = [time, end].flatMap((clock) => (clock ? writeDigits(clock, words.language) : []));
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(name)}`;
  const { register } = words.courses;
  return {
    ...{
      name,
      ages: describeAges(ages, context.site.words),
      description,
      place: placeOf(group, context.site),
    },
    day: joinAll(
      day.map((each) => words.dates.weekdays[each]),
      words,
    ),
    time: clocks.join('–'),
    leaders: leader.map((each) => ({ name: each, url: artistAddress(context.site, each) })),
    dates: listDates(group, context.site.today, words),
    price: formatPrices(pricesOf(group.price, group.currency), words),
    links: [
      ...(url ? [linkTo(context, register, url)] : []),
      ...(mail ? [linkTo(context, url ? (email ?? '') : register, mail)] : []),
      ...(isOneOfMany && day.length > 0 ? [linkTo(context, words.events.calendar, groupCalendar(slug))] : []),
    ],
  };
}

function listDates({ from, until, ownExcept }: SiteGroup, today: string, words: Words): string[] {
  const begins = from !== undefined && from > today ? from : undefined;
  const term =
    begins && until
      ? formatDays(begins, until, words)
      : begins
        ? words.groups.from({ date: formatDate(begins, words) })
        : until && words.groups.until({ date: formatDate(until, words) });
  return [term ?? '', describeBreaks(ownExcept, today, words)].filter(Boolean);
}

function describeBreaks(except: SiteGroup['except'], today: string, words: Words): string {
  const dates = except
    .filter(({ until }) => until >= today)
    .sort((one, other) => compare(one.from, other.from))
    .map(({ from, until }) => formatDays(from, until, words));
  return dates.length > 0 ? words.groups.break({ dates: joinAll(dates, words) }) : '';
}
