/** A time of the day. */
export interface Clock {
  /** `20:00`. */
  readonly time: string;
  /** The end of a range. */
  readonly end?: string | undefined;
  /** The other time that it may mean: the morning. */
  readonly other?: string | undefined;
}
