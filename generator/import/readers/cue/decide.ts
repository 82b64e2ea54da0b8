/** Whether a CUE sheet is the tracklist of a mix or the table of contents of an album. */
import { isBy, keyOf, type Owner } from '../audio/artists.ts';
import type { RawRecording } from '../audio/raw.ts';
import type { Sheet, SheetTrack } from '../shared/cue-sheet.ts';

/** In seconds: what fits on a disc. A longer recording with a tracklist is a mix. */
const LONGEST_DISC = 82 * 60;

export type Kind =
  | { readonly is: 'mix' | 'album'; readonly why: string | undefined }
  /** A disc of other artists. */
  | { readonly is: 'others' };

/** Whether it is a mix of several artists or an album, by what the sheet says and by the length. */
export function decide(
  sheet: Sheet,
  tracks: readonly SheetTrack[],
  sound: RawRecording | undefined,
  owner: Owner,
): Kind {
  if (sheet.isRecorded) return { is: 'mix', why: undefined };
  const performers = new Set(tracks.flatMap(({ performer }) => (performer ? [keyOf(performer)] : [])));
  const isDisc =
    sheet.remarks.has('DISCID') || sheet.catalog !== undefined || tracks.some(({ isrc }) => isrc);
  const isOwn = !sheet.performer || isBy([{ name: sheet.performer, role: 'main' }], owner);
  if (isDisc && !isOwn) return { is: 'others' };
  const length = Math.max(sound?.format.duration ?? 0, ...tracks.map(({ start = 0 }) => start));
  if (length > LONGEST_DISC) return { is: 'mix', why: 'it is taken for a mix, as it is longer than a disc' };
  if (performers.size > 1)
    return {
      is: 'mix',
      why: isDisc ? 'it is taken for a mix, as its songs are by several artists' : undefined,
    };
  const isOne = performers.size === 0 || !sheet.performer || performers.has(keyOf(sheet.performer));
  if (!isOwn) return { is: 'others' };
  return isOne
    ? {
        is: 'album',
        why: isDisc ? undefined : 'it is taken for an album, as all its songs are by one artist',
      }
    : { is: 'mix', why: 'it is taken for a mix, as its songs are by another artist' };
}
