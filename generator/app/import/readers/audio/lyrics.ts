/** Words in files beside recordings: `Song.lrc`, `Song.txt`. */
import { endingOf, type SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { cleanLyrics, withoutTimes } from '../shared/words.ts';
import type { Recording } from './recording.ts';

/** In bytes. */
const LARGEST = 100_000;

/** Those with times first, as texts may be notes. */
const ENDINGS = ['lrc', 'txt'];

export function openLyrics(all: readonly SourceFile[]): (recording: Recording) => string | undefined {
  const files = new Map(
    all
      .filter(({ name, size }) => size <= LARGEST && ENDINGS.includes(endingOf(name)))
      .map((file) => [file.name.toLowerCase(), file] as const),
  );
  return ({ folder, stem }) => {
    const place = folder === '' ? stem : `${folder}/${stem}`;
    for (const ending of ENDINGS) {
      const file = files.get(`${place}.${ending}`.toLowerCase());
      const read = file && readText(file);
      if (read && 'text' in read) return cleanLyrics(withoutTimes(read.text));
    }
    return undefined;
  };
}
