/** What a release is, if no source says it: as shops count. */
import { count } from '../../../engine/lib/text.ts';
import { secondsIn } from '../match/dates.ts';
import { listIn } from '../match/facts.ts';

/** In seconds. */
const LONG_TRACK = 600;
const LONG_EP = 1800;

/** @param data of the release */
export function guessType(data: object): { type: string; why: string } {
  const tracks = listIn(data, 'tracks');
  const lengths = tracks.map((track) => secondsIn(track, 'duration') ?? 0);
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  const isLong = lengths.some((each) => each >= LONG_TRACK);
  const number = tracks.length;
  const type =
    number < 2 || (number <= 3 && !isLong) ? 'single' : number <= 6 && whole <= LONG_EP ? 'ep' : 'album';
  const why = number === 0 ? 'no source says what it is' : `guessed from ${count(number, 'track')}`;
  return { type, why };
}
