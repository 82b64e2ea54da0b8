/** `--match "Title=releases/night-bus.md"`: which entry of the site something unclear is. */

export interface Answer {
  /** The title of the item, with its date if others have the same: `Night Bus, 2025-03-07`. */
  readonly title: string;
  /** `releases/night-bus.md`, `pages/events.yaml#3`, or `new`. */
  readonly target: string;
}

/** Whatever is unclear is the first of what it may be. */
export const FIRST: Answer = { title: '', target: 'first' };

/** @returns undefined if it is not written like `Title=releases/night-bus.md`, or `first` */
export function parseAnswer(given: string): Answer | undefined {
  if (given.trim() === FIRST.target) return FIRST;
  const at = given.lastIndexOf('=');
  const [title, target] = [given.slice(0, at).trim(), given.slice(at + 1).trim()];
  return at === -1 || title === '' || target === '' ? undefined : { title, target };
}

export function writeAnswer({ title, target }: Answer): string {
  return title === '' ? target : `${title}=${target}`;
}
