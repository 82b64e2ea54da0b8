/** A text with its percent-encoding decoded: `a%20b` is `a b`. Undefined if a `%` in it stands for nothing. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
}
