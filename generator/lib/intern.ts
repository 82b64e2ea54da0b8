/**
 * Equal texts become one, cut loose from the long text that they were found in: a part of a string keeps the whole of it
 * in memory for as long as the part is in use.
 */
export function createInterner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const own = Buffer.from(text).toString();
    known.set(own, own);
    return own;
  };
}
