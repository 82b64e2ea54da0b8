export const dates = {
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
      january: 'January',
      february: 'February',
      march: 'March',
      april: 'April',
      may: 'May',
      june: 'June',
      july: 'July',
      august: 'August',
      september: 'September',
      october: 'October',
      november: 'November',
      december: 'December',
    },
  },
  /** For narrow columns. */
  short: {
    day: '{day} {month} {year}',
    month: '{month} {year}',
    dayOfYear: '{day} {month}',
    daysOfMonth: '{first}–{last} {month} {year}',
    months: {
      january: 'Jan',
      february: 'Feb',
      march: 'Mar',
      april: 'Apr',
      may: 'May',
      june: 'Jun',
      july: 'Jul',
      august: 'Aug',
      september: 'Sep',
      october: 'Oct',
      november: 'Nov',
      december: 'Dec',
    },
  },
  weekdays: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
} as const;

export const lists = {
  comma: ', ',
  and: '{list} and {last}',
  or: '{list} or {last}',
} as const;
