import type { TwoForms } from '../types.ts';
import { dates, lists } from './dates.ts';
import { languages } from './languages.ts';

export const GERMAN: TwoForms = { dates, languages, lists };
