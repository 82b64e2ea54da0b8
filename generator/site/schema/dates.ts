/** Dates as people write them, in every language with a translation. */
import { openDateReader, writtenDates } from '../../engine/values/index.ts';
import { TRANSLATIONS } from '../words/files.ts';

/** Arabic with the names of months of both of its calendars. */
export const readDates = openDateReader([...TRANSLATIONS, 'ar-SY']);

export const { partialDate, day } = writtenDates(readDates);
