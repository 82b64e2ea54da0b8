/** Keys without values and empty entries of lists: they count as missing. */
import { isMap, isScalar, isSeq, type Pair, type Scalar } from 'yaml';
import type { DataPath } from '../types.ts';

/** The keys that were taken out of a group, by the group. */
export type Emptied = ReadonlyMap<unknown, readonly Pair[]>;

/** Returns true if a key without a value is words that the user typed, as in the list entry `- Soul:`. */
export type IsTyped = (path: DataPath, key: string) => boolean;

/**
 * Takes what is empty out of a document, together with the groups and lists that hold nothing else; `[]` and `{}` stay, as
 * does what others refer to. Changes the document.
 * @param contents the document's first node
 * @param isTyped keys that stay, to be reported
 * @throws RangeError if it is nested too deeply
 */
export function removeEmpty(contents: unknown, source: string, isTyped: IsTyped): Emptied {
  const emptied = new Map<unknown, Pair[]>();
  const isEmpty = (node: unknown, path: DataPath): boolean => {
    if (isScalar(node)) return node.anchor === undefined && isBlank(node, source);
    if (!isMap(node) && !isSeq(node)) return false;
    const before = node.items.length;
    if (isSeq(node)) node.items = node.items.filter((item, index) => !isEmpty(item, [...path, index]));
    else {
      const pairs = new Set(
        node.items.filter(({ key, value }) => {
          const name = String(isScalar(key) ? key.value : key);
          return isEmpty(value, [...path, name]) && !isTyped(path, name);
        }),
      );
      node.items = node.items.filter((pair) => !pairs.has(pair));
      emptied.set(node, [...pairs]);
    }
    return before > 0 && node.items.length === 0 && node.anchor === undefined;
  };
  isEmpty(contents, []);
  return emptied;
}

/** A # without a space behind it most likely begins a value that lacks its quotes, such as a colour. */
const UNQUOTED = /^[ \t]*#[^\s#]/;

function isBlank({ value, range }: Scalar, source: string): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (value !== null || !range) return false;
  const [start, end] = range;
  return source.slice(start, end).trim() === '' && !UNQUOTED.test(source.slice(end, end + 80));
}
