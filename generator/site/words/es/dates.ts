import type { TwoForms } from '../types.ts';

export const dates: TwoForms['dates'] = {
  /** The first of a month. */
  first: '1',
  range: '{first} – {last}',
  /** A whole date, a month, a day whose year is known, several days. */
  long: {
    day: '{day} de {month} de {year}',
    month: '{month} de {year}',
    dayOfYear: '{day} de {month}',
    daysOfMonth: '{first}–{last} de {month} de {year}',
    months: {
      january: 'enero',
      february: 'febrero',
      march: 'marzo',
      april: 'abril',
      may: 'mayo',
      june: 'junio',
      july: 'julio',
      august: 'agosto',
      september: 'septiembre',
      october: 'octubre',
      november: 'noviembre',
      december: 'diciembre',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'ene',
      february: 'feb',
      march: 'mar',
      april: 'abr',
      may: 'may',
      june: 'jun',
      july: 'jul',
      august: 'ago',
      september: 'sept',
      october: 'oct',
      november: 'nov',
      december: 'dic',
    },
  },
  weekdays: {
    sunday: 'domingo',
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
  },
};

export const lists: TwoForms['lists'] = {
  comma: ', ',
  and: '{list} y {last}',
  or: '{list} o {last}',
};
