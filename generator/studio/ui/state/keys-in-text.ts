/** Keys of files in sentences, by the names of their fields. */
import { nameOf } from './names.ts';

/** Words with underscores are keys, except in a path, an address or a placeholder. */
const KEY = /(?<![\w/.{<@-])[a-z]+(?:_[a-z]+)+(?![\w/}>@-]|\.\w)/g;
/** Lines to write are between two spaces: a key and its colon, with a value or without. */
const LINE = /(?<= {2})([a-z]\w*):(?= (?! )| {2}|$)/g;
/** Several keys on one line. */
const FLOW = /\{([a-z]\w*: [^,{}]+(?:, [a-z]\w*: [^,{}]+)*)\}/g;
const IN_FLOW = /(^|, )([a-z]\w*):/g;

/** Replaces keys by the names of fields, except in quotes: `the Release date` for `the release_date`. */
export function nameKeys(text: string): string {
  return text
    .split(/("[^"]*")/)
    .map((part, index) => (index % 2 === 1 ? part : nameBare(part)))
    .join('');
}

function nameBare(text: string): string {
  return text
    .replace(FLOW, (_, keys: string) =>
      keys.replace(IN_FLOW, (__, before: string, key: string) => `${before}${nameOf(key)}`),
    )
    .replace(LINE, (_, key: string, offset: number, all: string) => {
      const isAlone = /^(?: {2}|$)/.test(all.slice(offset + key.length + 1));
      return isAlone ? nameOf(key) : `${nameOf(key)}:`;
    })
    .replace(KEY, nameOf);
}
