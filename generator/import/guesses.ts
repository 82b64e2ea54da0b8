/** Guesses in files. Their comments ask to check them: who has done so removes the comment, and until then another source may know better. */

/** The comment beside a value. @param name of the source @param why it is unsure, without a full stop */
export function writeGuess(name: string, why: string): string {
  return `from ${name}, please check: ${why}`;
}

const COMMENT = String.raw`[ \t]+# from [^#\n]*, please check: .*`;

/** Returns the top-level keys of a file whose values are guesses. */
export function listGuessed(text: string): string[] {
  return [...text.matchAll(new RegExp(`^(\\w+):.*?${COMMENT}$`, 'gm'))].map(([, key = '']) => key);
}

/** A text without the comments of keys whose values are no guesses any more. */
export function dropGuesses(text: string, keys: readonly string[]): string {
  return keys.reduce((rest, key) => rest.replace(new RegExp(`^(${key}:.*?)${COMMENT}$`, 'm'), '$1'), text);
}
