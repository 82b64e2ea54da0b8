/** `--match "Title=releases/night-bus.md"`: which entry of the site something unclear is. */

export interface Answer {
  /** The title of the item, with its date if others have the same: `Night Bus, 2025-03-07`. */
  readonly title: string;
  /** `releases/night-bus.md`, `pages/events.yaml#3`, or `new`. */
  readonly target: string;
}

/** @returns undefined if it is not written like `Title=releases/night-bus.md` */
export function parseAnswer(given: string): Answer | undefined {
  const at = given.lastIndexOf('=');
  const [title, target] = [given.slice(0, at).trim(), given.slice(at + 1).trim()];
  return at === -1 || title === '' || target === '' ? undefined : { title, target };
}
