import type { TwoForms } from '../types.ts';

export const dates: TwoForms['dates'] = {
  /** The first of a month. */
  first: '1º',
  range: '{first} – {last}',
  /** A whole date, a month, a day whose year is known, several days. */
  long: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'gennaio',
      february: 'febbraio',
      march: 'marzo',
      april: 'aprile',
      may: 'maggio',
      june: 'giugno',
      july: 'luglio',
      august: 'agosto',
      september: 'settembre',
      october: 'ottobre',
      november: 'novembre',
      december: 'dicembre',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'gen',
      february: 'feb',
      march: 'mar',
      april: 'apr',
      may: 'mag',
      june: 'giu',
      july: 'lug',
      august: 'ago',
      september: 'set',
      october: 'ott',
      november: 'nov',
      december: 'dic',
    },
  },
  weekdays: {
    sunday: 'domenica',
    monday: 'lunedì',
    tuesday: 'martedì',
    wednesday: 'mercoledì',
    thursday: 'giovedì',
    friday: 'venerdì',
    saturday: 'sabato',
  },
};

export const lists: TwoForms['lists'] = {
  comma: ', ',
  and: '{list} e {last}',
  or: '{list} o {last}',
};
