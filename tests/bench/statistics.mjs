/** Statistics of several runs. */

/** @returns {number} the middle of the values, or the mean of the two in the middle; NaN of none */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @returns {{median: number, least: number, most: number}} */
export function summarise(values) {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * How many times as much one took as the other: the median of the rounds' ratios, since whatever else a machine does
 * slows down both runs of a round.
 */
export function ratio(values, others) {
  return median(values.map((value, round) => value / others[round]));
}
