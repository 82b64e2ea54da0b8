/** Courses of custom pages: those whose last day is not over. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import { compare } from '../../engine/lib/text.ts';
import type { Check } from '../../site/check.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { formatPrices, lacksCurrency, type PricedMoney, pricesOf } from '../../site/money.ts';
import type { Link } from '../../site/parts.ts';
import {
  formatDate,
  formatDayOfYear,
  formatDays,
  joinAll,
  joinList,
  type Words,
  weekdayOf,
  writeDigits,
} from '../../site/words/index.ts';
import { problem } from './messages.ts';
import type { CourseEntry } from './schema/courses.ts';

export interface Course {
  title: string;
  /** Days, times, place, level and seats, as far as known. */
  facts: string[];
  /** `With Anna Berg`; may be empty. */
  teachers: string;
  description: string;
  /** `€120 / Reduced €90`; empty if unknown. */
  price: string;
  isSoldOut: boolean;
  /** Ways to register; none if it is sold out. */
  links: Link[];
}

/** Courses to come, in the order of their first days; then those without days, in the order of the file. */
export function coursesToCome(courses: readonly CourseEntry[], today: string): CourseEntry[] {
  const first = ({ date: [day] = [] }: CourseEntry) => day ?? '9999';
  return courses
    .filter((course) => (lastDayOf(course) ?? today) >= today)
    .toSorted((one, other) => compare(first(one), first(other)));
}

function lastDayOf({ date = [], end_date }: CourseEntry): string | undefined {
  return [...date, ...(end_date === undefined ? [] : [end_date])].toSorted().at(-1);
}

export function projectCourse(context: Context, course: CourseEntry): Course {
  const { words } = context.site;
  const { title, teachers = [], description = '', sold_out: isSoldOut = false } = course;
  return {
    ...{ title, description, isSoldOut, facts: listFacts(course, words) },
    teachers: teachers.length > 0 ? words.events.with({ names: joinAll(teachers, words) }) : '',
    price: formatPrices(pricesOfCourse(course), words),
    links: isSoldOut ? [] : listLinks(context, course),
  };
}

export function pricesOfCourse({ price, currency }: CourseEntry): PricedMoney[] {
  return pricesOf(price, currency);
}

function listFacts(course: CourseEntry, words: Words): string[] {
  const { time, end, rhythm, online, level, seats } = course;
  const write = (clock: string) => writeDigits(clock, words.language);
  return [
    writeDays(course, words),
    time && [time, ...(end ? [end] : [])].map(write).join('–'),
    rhythm,
    writePlace(course, words),
    online ? words.events.online : undefined,
    level,
    seats === undefined ? undefined : words.courses.seats(seats),
  ].flatMap((fact) => fact || []);
}

/** `Saturday 13 February 2027`, `12–18 July 2027`, `13 February and 20 February 2027`; empty for one without days. */
function writeDays({ date = [], end_date }: CourseEntry, words: Words): string {
  const [first, ...others] = date;
  const last = date.at(-1);
  if (first === undefined || last === undefined) return '';
  if (end_date !== undefined && end_date > last) return formatDays(first, end_date, words);
  if (others.length === 0)
    return words.dates.onWeekday({ weekday: weekdayOf(first, words), date: formatDate(first, words) });
  const isOneYear = date.every((day) => day.slice(0, 4) === last.slice(0, 4));
  const written = date.map((day) =>
    isOneYear && day !== last ? formatDayOfYear(day, words) : formatDate(day, words),
  );
  return joinAll(written, words);
}

/** `Musikschule Leipzig` names its city. */
function writePlace({ venue, city }: CourseEntry, words: Words): string {
  const isNamed = city !== undefined && venue?.includes(city);
  return joinList(
    [venue, isNamed ? undefined : city].flatMap((part) => part ?? []),
    words,
  );
}

function listLinks(context: Context, { title, url, email }: CourseEntry): Link[] {
  const { register } = context.site.words.courses;
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(title)}`;
  return [
    ...(url ? [linkTo(context, register, url)] : []),
    ...(email && mail ? [linkTo(context, url ? email : register, mail)] : []),
  ];
}

/** Requires the currency of a price, and an end after the beginning. */
export const checkCourses: Check = ({ content: { ownPages } }) =>
  ownPages.flatMap((entry) =>
    (entry.data.courses ?? []).flatMap(({ title, price, currency, date: [first] = [], end_date }, index) => {
      const at = (key: string) => positionOf(entry, ['courses', index, key]);
      const beside = (key: string, missing: string) =>
        positionBeside(entry, ['courses', index, key], missing);
      return [
        ...(lacksCurrency(price, currency)
          ? [problem('course/no-currency', beside('price', 'currency'), { title })]
          : []),
        ...(first !== undefined && end_date !== undefined && end_date < first
          ? [problem('course/early-end', at('end_date'), { title, date: first, end_date })]
          : []),
        ...(first === undefined && end_date !== undefined
          ? [problem('course/no-date', beside('end_date', 'date'), { title })]
          : []),
      ];
    }),
  );
