/** The middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number;

export function summarise(values: readonly number[]): { median: number; least: number; most: number };

/** The median of the rounds' ratios. */
export function ratio(values: readonly number[], others: readonly number[]): number;
