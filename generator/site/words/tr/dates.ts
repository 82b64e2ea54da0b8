import type { TwoForms } from '../types.ts';

export const dates: TwoForms['dates'] = {
  /** The first of a month. */
  first: '1',
  range: '{first} – {last}',
  /** A whole date, a month, a day whose year is known, several days. */
  long: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'Ocak',
      february: 'Şubat',
      march: 'Mart',
      april: 'Nisan',
      may: 'Mayıs',
      june: 'Haziran',
      july: 'Temmuz',
      august: 'Ağustos',
      september: 'Eylül',
      october: 'Ekim',
      november: 'Kasım',
      december: 'Aralık',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'Oca',
      february: 'Şub',
      march: 'Mar',
      april: 'Nis',
      may: 'May',
      june: 'Haz',
      july: 'Tem',
      august: 'Ağu',
      september: 'Eyl',
      october: 'Eki',
      november: 'Kas',
      december: 'Ara',
    },
  },
  weekdays: {
    sunday: 'Pazar',
    monday: 'Pazartesi',
    tuesday: 'Salı',
    wednesday: 'Çarşamba',
    thursday: 'Perşembe',
    friday: 'Cuma',
    saturday: 'Cumartesi',
  },
};

export const lists: TwoForms['lists'] = {
  comma: ', ',
  and: '{list} ve {last}',
  or: '{list} veya {last}',
};
