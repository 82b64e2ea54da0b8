/** Texts in regular expressions. */

/** A text as a regular expression that matches it. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
