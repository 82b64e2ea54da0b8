/** A group as schema.org/EventSeries, with its weekly Schedule. */
import type { EventSeries, WithContext } from 'schema-dts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { artistReference, CONTEXT, referenceTo } from '../../site/json-ld/thing.ts';
import { priceLd, pricesOf } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { cancelledMeetings, firstMeeting, type SiteGroup } from './meetings.ts';

export function groupLd(site: Site, group: SiteGroup): WithContext<EventSeries> {
  const { name, description, ages, day = [], time, end, from, until, timezone, leader = [] } = group;
  const first = firstMeeting(group, site.today);
  const offers = pricesOf(group.price, group.currency).map(({ label, ...money }) => ({
    '@type': 'Offer' as const,
    ...(label && { name: label }),
    ...priceLd(money),
  }));
  const leaders = leader.map(
    (each) => referenceTo(site, each) ?? ({ '@type': 'Person', name: each } as const),
  );
  return {
    '@context': CONTEXT,
    '@type': 'EventSeries',
    name,
    url: site.urls.absolute(ROUTES.groups),
    ...(description && { description }),
    ...(ages && { typicalAgeRange: ages }),
    organizer: artistReference(site),
    ...(leaders.length > 0 && { performer: oneOrAll(leaders) }),
    ...locationLd(group),
    ...(offers.length > 0 && { offers: oneOrAll(offers) }),
    // A group that has met for longer than anybody wrote has no first day.
    ...(from && first && { startDate: first }),
    ...(until && { endDate: until }),
    ...(first && {
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: day.map((each) => `${CONTEXT}/${each.charAt(0).toUpperCase()}${each.slice(1)}`),
        ...(from && { startDate: first }),
        ...(until && { endDate: until }),
        ...(time && { startTime: `${time}:00` }),
        ...(end && { endTime: `${end}:00` }),
        ...(timezone && { scheduleTimezone: timezone }),
        exceptDate: cancelledMeetings(group, first),
      },
    }),
  };
}

function locationLd({ room, venue, address, city }: SiteGroup) {
  const name = [room, venue].filter(Boolean).join(', ') || address || city;
  if (!name) return {};
  return {
    location: {
      '@type': 'Place',
      name,
      ...((address || city) && {
        address: {
          '@type': 'PostalAddress' as const,
          ...(address && { streetAddress: address }),
          ...(city && { addressLocality: city }),
        },
      }),
    } as const,
  };
}
