import { defineProblems } from '../define.ts';

interface Title {
  title: string;
}

export const shows = defineProblems({
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
    what: 'A show is marked as postponed, and its day has passed. Only `liner check` reports this.',
    why: 'It is listed among the past performances, though it never took place.',
    fix: 'Set the new day, or `status: cancelled`, or remove the show.',
    example: `- title: Summer Opening
  date: 2026-06-12
  city: Lisbon
  status: scheduled`,
  },
});
