import type { SixForms } from '../types.ts';
import { dates, lists } from './dates.ts';

export const ARABIC: SixForms = { dates, lists };
