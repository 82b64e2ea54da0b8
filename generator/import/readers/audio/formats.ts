/** Names of recordings. */
import type { Opening } from '../../sources/files.ts';

/** What the site plays. */
const PLAYED = [
  'mp3',
  'flac',
  'm4a',
  'm4b',
  'aac',
  'ogg',
  'oga',
  'opus',
  'wav',
  'bwf',
  'aif',
  'aiff',
  'aifc',
];
/** Recordings that it does not. */
const OTHERS = ['wma', 'wv', 'ape', 'mpc', 'dsf', 'dff', 'tta', 'tak', 'shn', 'ra', 'mka'];
const MARKS = /^(?:ID3|fLaC|OggS)/;

/** Whether a file is a recording, by its name, and by its first bytes if it has no ending. */
export function isRecording({ ending, head }: Opening): boolean {
  return PLAYED.includes(ending) || isUnplayable(ending) || (ending === '' && MARKS.test(head));
}

export function isUnplayable(ending: string): boolean {
  return OTHERS.includes(ending);
}
