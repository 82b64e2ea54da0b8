/** Lines of files, as the build advises to write them, for people who see fields. */
import type { FieldPath } from '../../protocol/index.ts';
import { codeOf, isOfTranslation } from './languages.ts';
import { nameOf } from './names.ts';
import { nameOfLanguage } from './words.ts';

/** The key and the value of a line, `bpm: 96`; of a value by itself, the key of its field. */
export function divideLine(line: string, key: string): [key: string, value: string] {
  const [, own = key, value = line] = /^([\w-]+): +(.+)$/.exec(line) ?? [];
  return [own, unquote(value)];
}

export function unquote(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2');
}

/** `Tracks › 2 › Title`; the language of a text in another one. */
export function nameOfPath(path: FieldPath): string {
  const names = path.map((step) => {
    if (typeof step === 'number') return String(step + 1);
    return isOfTranslation(step) ? nameOfLanguage(codeOf(step)) : nameOf(step);
  });
  return names.join(' › ');
}
