import type { SixForms } from '../types.ts';
import { dates, lists } from './dates.ts';
import { languages } from './languages.ts';

export const ARABIC: SixForms = { dates, languages, lists };
