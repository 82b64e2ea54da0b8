/** A day with its end and its hour, and what reads one. */
import type { Read } from '../../content/schema/read.ts';
import type { Clock } from '../clock/clock.ts';

/** The order of day and month where both are numbers. */
export type DayOrder = 'dmy' | 'mdy';

export interface DayContext {
  /** Undefined if it is not known. */
  readonly order?: DayOrder | undefined;
  /** Year for days without one, from a heading or another column. */
  readonly year?: string | undefined;
  /** `2026-11-26`: to find the year of a weekday. */
  readonly today?: string | undefined;
}

export interface Day {
  /** A day, or as much of it as is known. */
  readonly date: string;
  readonly end_date?: string | undefined;
  /** If one is written behind it. */
  readonly clock?: Clock | undefined;
}

export type ReadDay = (written: string, context?: DayContext) => Read<Day>;
