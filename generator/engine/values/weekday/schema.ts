/** Days of the week. */
import * as z from 'zod';
import { fold } from '../../lib/fold.ts';
import { WEEKDAYS, type Weekday } from '../../lib/weekdays.ts';

/** A Sunday. */
const FIRST = Date.UTC(2026, 0, 4);
const DAY_MS = 24 * 60 * 60 * 1000;
const EXPECTED = 'must be a day of the week, such as tuesday';

/** A day of the week in English or one of the languages: `tuesday`, `Dienstags`. @param languages whose names are understood */
export function writtenWeekday(languages: readonly string[]) {
  let names: Map<string, Weekday> | undefined;
  const nameOf = (word: string) => fold(word).replace(/^ال|-feiras?$|(?<=\p{L}{3})s$|\.$/gu, '');
  const nameAll = () =>
    new Map<string, Weekday>([
      // Only one of the two names in German.
      ['sonnabend', 'saturday'],
      ...['en', ...languages].flatMap((language) =>
        (['long', 'short'] as const).flatMap((weekday) => {
          const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
          return WEEKDAYS.map((day, index): [string, Weekday] => [
            nameOf(format.format(FIRST + index * DAY_MS).replace('.', '')),
            day,
          ]);
        }),
      ),
    ]);
  return z
    .string(EXPECTED)
    .transform((written, context): Weekday => {
      names ??= nameAll();
      const found = names.get(nameOf(written.trim()));
      if (found) return found;
      context.issues.push({ code: 'custom', message: EXPECTED, input: written });
      return z.NEVER;
    })
    .meta({ value: 'text', translatable: false, $comment: 'day of the week' });
}
