/** Random numbers that are the same for the same seed and number, whatever came before. */
import { createHash } from 'node:crypto';

export function openRandom(seed, index) {
  let state = createHash('sha256').update(`${seed} ${index}`).digest().readUInt32LE(0);
  /** Returns a number from 0 to below 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return { next, below, pick: (list) => list[below(list.length)] };
}
