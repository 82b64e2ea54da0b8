/** What is known of a site before its address is asked. */
export interface OnlineFacts {
  /** With a slash at its end. */
  baseUrl: string;
  /** The folder of the finished site. */
  out: string;
  /** In milliseconds since 1970. */
  now: number;
}
