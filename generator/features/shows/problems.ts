/** Problems of shows. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';

export interface Title {
  title: string;
}

export const problems = defineProblems({
  'event/cancelled-tickets': {
    level: 'warning',
    message: ({ title }: Title) => `"${title}" is cancelled, but still has links to tickets.`,
    hint: 'Remove the tickets, and explain under  description:  what happens to those already sold.',
    about:
      'A cancelled show still has links to tickets. They are not shown, so people who have a ticket find nothing about it.',
  },
  'event/day-outside': {
    level: 'error',
    message: ({ title, day, date, end_date }: Title & { day: string; date: string; end_date: string }) =>
      `"${title}" has a day on ${day}, but lasts ${date === end_date ? `one day, ${date}` : `from ${date} to ${end_date}`}.`,
    hint: ({ key, day }: { key: 'date' | 'end_date'; day: string }) =>
      `Correct the day, or write for the show  ${key}: ${day}`,
    about:
      'One of the `days` of a show is before its `date` or after its `end_date`. Correct one of the two. Without `end_date`, the show lasts until the last of its `days`.',
  },
  'event/early-end': {
    level: 'warning',
    message: ({ title, date, end_date }: Title & { date: string; end_date: string }) =>
      `"${title}" ends on ${end_date}, before it starts on ${date}.`,
    hint: 'Correct one of the two days. If the show lasts one day, remove  end_date:',
    about:
      'The last day of a show comes before its first, so it is taken to last one day. A night that ends in the morning needs no `end_date`.',
  },
  'event/late-doors': {
    level: 'warning',
    message: ({ title, doors, time }: Title & { doors: string; time: string }) =>
      `The doors of "${title}" open at ${doors}, after it starts at ${time}, so Liner takes that for the day before.`,
    hint: 'Correct one of the two; perhaps they are the wrong way round.',
    about:
      'Doors that open after the start are understood as the day before, which is right for a night that starts after midnight.',
  },
  'event/late-sale': {
    level: 'warning',
    message: ({ title, day, date }: Title & { day: string; date: string }) =>
      `Tickets for "${title}" go on sale on ${day}, after its last day, ${date}.`,
    hint: 'Correct the day of the sale, or the day of the show.',
    about: 'Tickets go on sale after the show. No link to tickets is shown until `on_sale`.',
  },
  'event/no-city': {
    level: 'error',
    message: ({ title }: Title) => `"${title}" has no city.`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest
        ? `Did you mean  venue: ${nearest}  – which has a city?`
        : 'Add a line such as  city: Lisbon  – or  city: TBA  until it is known, or  online: https://…  if it is on the web.',
    about:
      'A show is in a city, or has the address of its stream in `online`. `TBA`, `noch offen` and the like stand for a place that is not known yet: the page says so, and calendars and search engines get no place.',
  },
  'event/long-night': {
    level: 'warning',
    message: ({ title, time, end }: Title & { time: string; end: string }) =>
      `"${title}" begins at ${time} and ends at ${end}, which is taken for the next day.`,
    hint: ({ time, end }: { time: string; end: string }) =>
      time === end
        ? 'Correct the end, or remove it if it is not known.'
        : `Correct one of the two. If they are the wrong way round, write  time: '${end}'  and  end: '${time}'`,
    about:
      'A show ends shortly before the hour at which it begins, so that it would run through the night and the next day. An end before the beginning is on the next day, as that of a night from 22:00 to 04:00. Correct one of the two times; a show of more than one day has an `end_date`.',
  },
  'event/no-time': {
    level: 'warning',
    message: ({ title, key }: Title & { key: 'doors' | 'end' }) =>
      `"${title}" says when ${key === 'end' ? 'it ends' : 'the doors open'}, but not when it starts.`,
    hint: "Add a line such as  time: '22:00'",
    about:
      'A show has `doors` or `end`, but no `time`. Without it the show takes up the whole day in calendars, and its other times are not shown.',
  },
  'event/no-zone': {
    level: 'warning',
    message: ({ title, time }: Title & { time: string }) =>
      `"${title}" starts at ${time}, but nothing says in which time zone.`,
    hint: 'Write the zone of your shows into content/site.yaml:  timezone: Europe/Lisbon',
    about:
      'A show has a time, and neither the show nor `events.yaml` nor `site.yaml` has a `timezone`. Calendars elsewhere in the world then show the hour of the venue as their own. `timezone` in `site.yaml` counts for all shows; a show in another zone has its own.',
  },
  'event/online-city': {
    level: 'warning',
    message: ({ title, city }: Title & { city: string }) =>
      `"${title}" is in the city "${city}", which is none.`,
    hint: ({ url }: { url: string | undefined }) =>
      url === undefined
        ? 'If it is on the web only, write in place of the city where it is streamed:  online: https://…'
        : `If it is on the web only, write in place of the city:  online: ${url}`,
    about:
      'The city of a show says that it is on the web. Search engines list it as an online event if `online` has the address of the stream; without `city` and `venue` it is only there.',
  },
  'event/programme': {
    level: 'error',
    message: ({ title, name }: Title & { name: string }) =>
      `"${title}" has the programme "${name}", which is not among programmes.`,
    hint: ({ nearest, list }: { nearest: string | undefined; list: string | undefined }) =>
      list
        ? `Write  programme: ${list}`
        : nearest
          ? `Did you mean  programme: ${nearest}?`
          : 'Write the works as a list below  programme:  – or add the programme below  programmes:',
    about:
      'The `programme` of a show is a list of works, or the name of a list below `programmes` in `events.yaml`, which several shows can have.',
  },
  'event/times': {
    level: 'error',
    message: ({ title, key }: Title & { key: string }) =>
      `"${title}" has times and ${key}, which could belong to any of them.`,
    hint: ({ date, times }: { date: string; times: readonly string[] }) =>
      `Write each of them, with all that it has, in place of times:  days: [${times.map((time) => `{date: ${date}, time: '${time}'}`).join(', ')}]`,
    about:
      '`times` is for a show that is played more than once on one day, all alike. Where they have doors, an end, a programme or a day of their own, write them as `days`, each with its `date` and `time`.',
  },
  'event/repeated': {
    level: 'warning',
    message: ({ title, date, place }: Title & { date: string; place: string }) =>
      `"${title}" on ${date} is listed twice: here and at ${place}.`,
    hint: 'Remove one of the two. If there are two shows on one day, give them different times.',
    about: 'A show is listed twice, with the same title, day, time and place.',
  },
  'event/unknown-city': {
    level: 'warning',
    message: ({ name }: { name: string }) => `cities names "${name}", where no show is.`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest ? `Did you mean  ${nearest}:?` : 'Write the city as shows have it, or remove the line.',
    about:
      'A name below `cities` is the city of no show and no venue, so it translates nothing. Write it as the shows do.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
