import type { TwoForms } from '../types.ts';

export const dates: TwoForms['dates'] = {
  /** The first of a month. */
  first: '1',
  range: '{first} – {last}',
  /** A whole date, a month, a day whose year is known, several days. */
  long: {
    day: '{day}. {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day}. {month}',
    daysOfMonth: '{first}.–{last}. {month} {year}',
    months: {
      january: 'Januar',
      february: 'Februar',
      march: 'März',
      april: 'April',
      may: 'Mai',
      june: 'Juni',
      july: 'Juli',
      august: 'August',
      september: 'September',
      october: 'Oktober',
      november: 'November',
      december: 'Dezember',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day}. {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day}. {month}',
    daysOfMonth: '{first}.–{last}. {month} {year}',
    months: {
      january: 'Jan.',
      february: 'Feb.',
      march: 'März',
      april: 'Apr.',
      may: 'Mai',
      june: 'Juni',
      july: 'Juli',
      august: 'Aug.',
      september: 'Sept.',
      october: 'Okt.',
      november: 'Nov.',
      december: 'Dez.',
    },
  },
  weekdays: {
    sunday: 'Sonntag',
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
  },
};

export const lists: TwoForms['lists'] = {
  comma: ', ',
  and: '{list} und {last}',
  or: '{list} oder {last}',
};
