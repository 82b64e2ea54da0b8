/** The English texts: every other language has the same keys. */
import { dates, lists } from './dates.ts';
import { languages } from './languages.ts';

export const ENGLISH = { dates, languages, lists } as const;
