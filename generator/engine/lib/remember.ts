/**
 * Keeps what is made from a value for as long as the value itself: a preview makes its site once more with each save, from entries
 * that are the same but for one.
 * @param make must depend on the value alone, and the value must not change
 */
export function remember<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.result;
    const result = make(key);
    known.set(key, { result });
    return result;
  };
}
