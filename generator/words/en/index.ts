/** The English texts: every other language has the same keys. */
import { dates, lists } from './dates.ts';

export const ENGLISH = { dates, lists } as const;
