/** The readers of all kinds of sources; the first that recognises a file reads it. */
import type { Reader } from './reader.ts';

export const READERS: readonly Reader[] = [];
