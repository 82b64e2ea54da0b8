/** The type of a release that no source names: as shops count. */
import { count } from '../engine/lib/text.ts';
import type { ReleaseType } from '../features/releases/schema/types.ts';

/** Seconds: with a longer track, a few are no single. */
const LONG_TRACK = 10 * 60;
/** Seconds: an EP is no longer. */
const LONGEST_EP = 30 * 60;

interface GuessedType {
  readonly type: ReleaseType;
  /** Reason for the doubt, after "please check: ". */
  readonly why?: string | undefined;
}

/** @param lengths of its tracks in seconds, zero where unknown @param total how many tracks it has, if not all of them are known */
export function guessType(title: string, lengths: readonly number[], total = lengths.length): GuessedType {
  if (/(?:^|[\s([])E\.?P\.?(?:$|[\s)\]])/.test(title)) return { type: 'ep' };
  if (total === 1) return { type: 'single' };
  if (/\blive (?:at|in|from)\b|[([]live[)\]]/i.test(title))
    return { type: 'live', why: 'the title says live' };
  const isLong = lengths.some((length) => length >= LONG_TRACK);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const isSingle = total <= 3 && !isLong;
  const type = isSingle ? 'single' : total <= 6 && whole <= LONGEST_EP ? 'ep' : 'album';
  return { type, why: total === 0 ? 'no source says what it is' : `guessed from ${count(total, 'track')}` };
}
