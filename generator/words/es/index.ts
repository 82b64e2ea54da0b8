import type { TwoForms } from '../types.ts';
import { dates, lists } from './dates.ts';

export const SPANISH: TwoForms = { dates, lists };
