/** Every word of the player, in one place: another language is another object of this type. */

export interface PlayerWords {
  /** Of the region. */
  player: string;
  /** `{title}` is replaced. */
  play: string;
  pause: string;
  previous: string;
  next: string;
  position: string;
  /** The text of the position: `1:05 of 3:00`. */
  positionOf: string;
  queue: string;
  chapters: string;
  mute: string;
  volume: string;
  speed: string;
  copyLink: string;
  copied: string;
  close: string;
  /** Where the last page was left: `Continue 2:14`. */
  resume: string;
  excerpt: string;
  offline: string;
  missing: string;
  /** `{type}` is replaced. */
  format: string;
  failed: string;
  openFile: string;
}

export const ENGLISH: PlayerWords = {
  player: 'Player',
  play: 'Play {title}',
  pause: 'Pause',
  previous: 'Previous track',
  next: 'Next track',
  position: 'Position',
  positionOf: '{at} of {total}',
  queue: 'Queue',
  chapters: 'Chapters',
  mute: 'Mute',
  volume: 'Volume',
  speed: 'Speed',
  copyLink: 'Copy link to this moment',
  copied: 'Link copied',
  close: 'Close player',
  resume: 'Continue {at}',
  excerpt: 'Excerpt',
  offline: 'You are offline.',
  missing: 'The file was not found.',
  format: 'This browser cannot play {type}.',
  failed: 'The file was not loaded.',
  openFile: 'Open the file',
};

/** Puts values in the places of their names: `{title}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
