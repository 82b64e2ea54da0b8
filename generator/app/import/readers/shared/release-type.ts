/** The type of a release that a source has no word for. */

/** What services take for an EP at most: six tracks in half an hour. */
const EP = { tracks: 6, seconds: 30 * 60 };
/** And for a single: three tracks in ten minutes. */
const SINGLE = { tracks: 3, seconds: 10 * 60 };

export interface GuessedType {
  readonly type: string;
  /** Why it is unsure, after "please check: ". */
  readonly why?: string | undefined;
}

/** @param seconds of all tracks; undefined if the length of one is not known */
export function guessType(
  title: string,
  tracks: number,
  seconds: number | undefined,
): GuessedType | undefined {
  if (/(?:^|[\s([])E\.?P\.?(?:$|[\s)\]])/.test(title)) return { type: 'ep' };
  if (tracks === 1) return { type: 'single' };
  if (/\blive (?:at|in|from)\b|[([]live[)\]]/i.test(title))
    return { type: 'live', why: 'the title says live' };
  if (tracks === 0) return undefined;
  const fits = (limit: typeof EP) => tracks <= limit.tracks && (seconds ?? 0) < limit.seconds;
  const type = fits(SINGLE) ? 'single' : fits(EP) ? 'ep' : 'album';
  const why = `the source does not name the type, and it has ${tracks} tracks`;
  return { type, ...(tracks <= EP.tracks && { why }) };
}
