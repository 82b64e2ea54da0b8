/** Inputs of the fuzzer for tests that run in one process. */
import { ODD_LINES } from './lines.mjs';
import { mutate } from './mutate.mjs';
import { openRandom } from './random.mjs';
import { LONG, ODD_TEXTS, ODD_VALUES } from './values.mjs';

export { readSample } from './site.mjs';

export const changesOf = (files, seed, index) => mutate(files, openRandom(seed, index));

/** Texts that nobody expects. */
export const ODD = [...ODD_VALUES, ...ODD_TEXTS, ...ODD_LINES, ...LONG].map(String);
