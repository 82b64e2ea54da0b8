/** Keys that are pressed together with Command, on a Mac, or with Control. */

export const IS_MAC = /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** @param letter in lower case; on keyboards with other letters, it is the key at the same place */
export function isLetter({ key, code }: { key: string; code: string }, letter: string): boolean {
  const typed = key.toLowerCase();
  return typed === letter || (!/^[a-z]$/.test(typed) && code === `Key${letter.toUpperCase()}`);
}
