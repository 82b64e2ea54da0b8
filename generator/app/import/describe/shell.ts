/** Words of a command line. */

/** As shells of all systems take it: in double quotes, where it has more than letters. */
export function quote(word: string): string {
  return /^[\w./:@=+-]+$/.test(word) ? word : `"${word.replace(/(["\\$`])/g, '\\$1')}"`;
}
