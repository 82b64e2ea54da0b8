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
      january: 'janeiro',
      february: 'fevereiro',
      march: 'março',
      april: 'abril',
      may: 'maio',
      june: 'junho',
      july: 'julho',
      august: 'agosto',
      september: 'setembro',
      october: 'outubro',
      november: 'novembro',
      december: 'dezembro',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'jan.',
      february: 'fev.',
      march: 'mar.',
      april: 'abr.',
      may: 'mai.',
      june: 'jun.',
      july: 'jul.',
      august: 'ago.',
      september: 'set.',
      october: 'out.',
      november: 'nov.',
      december: 'dez.',
    },
  },
  weekdays: {
    sunday: 'domingo',
    monday: 'segunda-feira',
    tuesday: 'terça-feira',
    wednesday: 'quarta-feira',
    thursday: 'quinta-feira',
    friday: 'sexta-feira',
    saturday: 'sábado',
  },
};

export const lists: TwoForms['lists'] = {
  comma: ', ',
  and: '{list} e {last}',
  or: '{list} ou {last}',
};
