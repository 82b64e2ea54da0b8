/** Quantities for people. */

export { formatBytes } from '../../lib/text.ts';

/** `85 ms`, `2.4 s`. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
