import { defineProblems } from '../define.ts';

export interface Title {
  title: string;
}

export const shows = defineProblems({
  'event/cancelled-tickets': {
    level: 'warning',
    message: ({ title }: Title) => `"${title}" is cancelled, but says where tickets are sold.`,
    hint: 'Remove the tickets. Say under  description:  what happens to those that were sold.',
    what: 'A show is cancelled and still has links to tickets. Only `npx liner check` reports this.',
    why: 'The links are not shown, so whoever has a ticket finds nothing about it.',
    fix: 'Remove the tickets, and say in `description` what happens to those that were sold.',
    example: `status: cancelled
description: Tickets are refunded where they were bought.`,
  },
  'event/early-end': {
    level: 'warning',
    message: ({ title, date, end_date }: Title & { date: string; end_date: string }) =>
      `"${title}" ends on ${end_date}, before it begins on ${date}.`,
    hint: 'Correct one of the two days; remove  end_date:  where it lasts one day.',
    what: 'The last day of a show comes before its first.',
    why: 'The show is taken to last one day.',
    fix: 'Correct `date` or `end_date`. A night that ends in the morning needs no `end_date`.',
    example: `date: 2026-08-12
end_date: 2026-08-14`,
  },
  'event/late-doors': {
    level: 'warning',
    message: ({ title, doors, time }: Title & { doors: string; time: string }) =>
      `The doors of "${title}" open at ${doors}, after it begins at ${time}: that is understood as the day before.`,
    hint: 'Correct one of the two; perhaps they are the wrong way round.',
    what: 'The doors of a show open at a later hour than it begins. Only `npx liner check` reports this.',
    why: 'It is understood as an hour of the day before, which is right for a night that begins after midnight.',
    fix: 'Correct `doors` or `time`.',
    example: `doors: '19:00'
time: '20:00'`,
  },
  'event/late-sale': {
    level: 'warning',
    message: ({ title, day, date }: Title & { day: string; date: string }) =>
      `Tickets for "${title}" go on sale on ${day}, when it is over: its last day is ${date}.`,
    hint: 'Correct the day of the sale, or the day of the show.',
    what: 'Tickets go on sale after the show. Only `npx liner check` reports this.',
    why: 'Until then, no link to tickets is shown.',
    fix: 'Correct `on_sale`, or the day of the show.',
    example: `date: 2026-06-12
on_sale: 2026-05-01`,
  },
  'event/no-time': {
    level: 'warning',
    message: ({ title, key }: Title & { key: 'doors' | 'end' }) =>
      `"${title}" says when ${key === 'end' ? 'it ends' : 'the doors open'}, but not when it begins.`,
    hint: "Add a line such as  time: '22:00'",
    what: 'A show says when it ends or when the doors open, but not when it begins.',
    why: 'Without it the show takes up the whole day in calendars, and the other times are not shown.',
    fix: 'Add the time it begins, in quotes.',
    example: `time: '22:00'
end: '04:00'`,
  },
  'event/postponed-past': {
    level: 'warning',
    message: ({ title, date }: { title: string; date: string }) =>
      `"${title}" is postponed, but its day, ${date}, has passed.`,
    hint: 'Set the new day, or status: cancelled, or remove the show.',
    what: 'A show is marked as postponed, and its day has passed. Only `npx liner check` reports this.',
    why: 'It is listed among the past performances, though it never took place.',
    fix: 'Set the new day, or `status: cancelled`, or remove the show.',
    example: `- title: Summer Opening
  date: 2026-06-12
  city: Lisbon
  status: scheduled`,
  },
  'event/repeated': {
    level: 'warning',
    message: ({ title, date, place }: Title & { date: string; place: string }) =>
      `"${title}" on ${date} is listed twice: here and at ${place}.`,
    hint: 'Remove one of the two. Two shows on one day have different times.',
    what: 'A show is listed twice, with the same title, day, time and place.',
    why: 'Both are on the page and in calendars, and nobody can tell which of them to go to.',
    fix: 'Remove one of the two, or correct the one that was copied. Two shows on one day have different times.',
    example: `- title: Summer Opening
  date: 2026-06-12
  time: '17:00'
  city: Lisbon
- title: Summer Opening
  date: 2026-06-12
  time: '21:00'
  city: Lisbon`,
  },
});
