/** Days as people write them, in the language of the studio. */
import { LOCALE } from './words.ts';

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const FORMATS = {
  7: new Intl.DateTimeFormat(LOCALE, MONTH),
  10: new Intl.DateTimeFormat(LOCALE, { ...MONTH, day: 'numeric' }),
};

/** `1 Aug 2025` for `2025-08-01`, `Nov 2017` for `2017-11`; anything else as it is written. */
export function writeDay(written: string): string {
  const length = /^\d{4}-\d\d(?:-\d\d)?$/.test(written) && (written.length === 7 ? 7 : 10);
  const day = new Date(written);
  return length && !Number.isNaN(day.getTime()) ? FORMATS[length].format(day) : written;
}
