/** Calendars of weekly meetings to subscribe to: one of all groups, and one of each. */

import type { Artifact } from '../../engine/artifact.ts';
import { escapeText, zoneLines } from '../../engine/output/ical.ts';
import { groupCalendar, ROUTES } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { joinList } from '../../site/words/index.ts';
import { entryLines, planSubscription, writeMoment } from '../shows/calendar.ts';
import { nextDay } from '../shows/shows.ts';
import { cancelledMeetings, firstMeeting, groupsOf, type SiteGroup } from './meetings.ts';

export function planGroupCalendars(site: Site): Artifact[] {
  const groups = groupsOf(site).filter(({ day = [] }) => day.length > 0);
  const { name, short_name: short = name } = site.settings.artist;
  const plan = (title: string, list: readonly SiteGroup[], slug?: string) =>
    planSubscription(site, groupCalendar(slug), title, () => [
      ...zonesOf(list, site.today),
      ...list.flatMap((group) => groupLines(site, group)),
    ]);
  return [
    ...(groups.length > 0 ? [plan(`${short}: ${sitePage(site, 'groups').title}`, groups)] : []),
    ...groups.map((group) => plan(`${short}: ${group.name}`, [group], group.slug)),
  ];
}

const YEARS_AHEAD = 2;

/** The zone of their times, with its changes as far as anybody plans. */
function zonesOf(groups: readonly SiteGroup[], today: string): string[][] {
  const [zone] = groups.flatMap(({ timezone }) => timezone ?? []);
  const [first] = groups.flatMap((group) => firstMeeting(group, today) ?? []).sort();
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`;
  return zone === undefined || zone === 'UTC' || first === undefined ? [] : [zoneLines(zone, first, last)];
}

/** Writes one entry that comes back every week, except on holidays (RFC 5545, 3.3.10 and 3.8.5.1). */
function groupLines(site: Site, group: SiteGroup): string[][] {
  const { day = [], time, end, until, timezone } = group;
  const first = firstMeeting(group, site.today);
  if (first === undefined) return [];
  const plain = (text: string) => text.replace(/[-:]/g, '');
  const isUtc = timezone === 'UTC';
  const zone = timezone === undefined || isUtc ? '' : `;TZID=${timezone}`;
  const at = (date: string, clock = time) =>
    clock === undefined
      ? `;VALUE=DATE:${plain(date)}`
      : `${zone}:${plain(date)}T${plain(clock)}00${isUtc ? 'Z' : ''}`;
  const last =
    until && `;UNTIL=${time === undefined ? plain(until) : writeMoment(`${until}T23:59`, timezone)}`;
  const length =
    time && (end === undefined ? 'DURATION:PT1H30M' : `DTEND${at(end > time ? first : nextDay(first), end)}`);
  const place = placeOf(group, site);
  return [
    entryLines(site, {
      uid: `${group.slug}.group`,
      sequence: 0,
      times: [
        `DTSTART${at(first)}`,
        ...(length ? [length] : []),
        `RRULE:FREQ=WEEKLY;BYDAY=${day.map((each) => each.slice(0, 2).toUpperCase()).join(',')}${last ?? ''}`,
        ...cancelledMeetings(group, first).map((date) => `EXDATE${at(date)}`),
      ],
      summary: group.name,
      details: [
        ...(place ? [`LOCATION:${escapeText(place)}`] : []),
        ...(group.description ? [`DESCRIPTION:${escapeText(group.description)}`] : []),
      ],
      url: site.urls.absolute(ROUTES.groups),
    }),
  ];
}

/** `Room 2, Name of the school, 12 Harbour Street, Lisbon`. */
export function placeOf({ room, venue, address, city }: SiteGroup, { words }: Pick<Site, 'words'>): string {
  return joinList(
    [room, venue, address, city].flatMap((part) => part ?? []),
    words,
  );
}
