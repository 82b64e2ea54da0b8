/** Dates as people write them, in every language with a translation. */
import { openDateReader, openDayReader, writtenDates, writtenWeekday } from '../../engine/values/index.ts';
import { TRANSLATIONS } from '../words/files.ts';

/** Arabic with the names of months of both of its calendars. */
export const readDates = openDateReader([...TRANSLATIONS, 'ar-SY']);

/** A day, the first and the last of several, or one with its hour. */
export const readDay = openDayReader(readDates);

export const { partialDate, day } = writtenDates(readDates);

export const weekday = writtenWeekday(TRANSLATIONS);
