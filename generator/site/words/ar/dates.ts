import type { SixForms } from '../types.ts';

export const dates: SixForms['dates'] = {
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
      january: 'يناير',
      february: 'فبراير',
      march: 'مارس',
      april: 'أبريل',
      may: 'مايو',
      june: 'يونيو',
      july: 'يوليو',
      august: 'أغسطس',
      september: 'سبتمبر',
      october: 'أكتوبر',
      november: 'نوفمبر',
      december: 'ديسمبر',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'يناير',
      february: 'فبراير',
      march: 'مارس',
      april: 'أبريل',
      may: 'مايو',
      june: 'يونيو',
      july: 'يوليو',
      august: 'أغسطس',
      september: 'سبتمبر',
      october: 'أكتوبر',
      november: 'نوفمبر',
      december: 'ديسمبر',
    },
  },
  weekdays: {
    sunday: 'الأحد',
    monday: 'الاثنين',
    tuesday: 'الثلاثاء',
    wednesday: 'الأربعاء',
    thursday: 'الخميس',
    friday: 'الجمعة',
    saturday: 'السبت',
  },
};

export const lists: SixForms['lists'] = {
  comma: '، ',
  and: '{list} و{last}',
  or: '{list} أو {last}',
};
