/** Exit codes, as the README lists them. */
export const EXIT = {
  done: 0,
  /** The content is wrong; every problem was listed. */
  content: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Anything else: disk full, no permission, another build under way. */
  other: 3,
} as const;
