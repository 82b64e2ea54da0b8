/** A site, as it is known before its address is requested. */
export interface OnlineSite {
  /** With a slash at its end. */
  baseUrl: string;
  /** The folder of the finished site. */
  out: string;
  /** In milliseconds since 1970. */
  now: number;
}
