import type { TwoForms } from '../types.ts';
import { dates, lists } from './dates.ts';

export const PORTUGUESE: TwoForms = { dates, lists };
