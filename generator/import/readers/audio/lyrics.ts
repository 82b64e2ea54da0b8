/** Lyrics in tags, and in files beside recordings: `Song.lrc`, `Song.txt`. */
import { endingOf, type SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { cleanText } from '../shared/clean.ts';
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
  return ({ file: { name } }) => {
    const place = name.replace(/\.[^./]*$/, '');
    for (const ending of ENDINGS) {
      const words = files.get(`${place}.${ending}`.toLowerCase());
      const read = words && readText(words);
      if (read && 'text' in read) return cleanLyrics(read.text);
    }
    return undefined;
  };
}

/** In characters: no song has more. */
const LONGEST = 40_000;

/** Times of a file of lyrics, and what it says about the song: `[00:12.30]`, `<00:13.1>`, `[ar:Name]`. */
const TIMES = /\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]|<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>/g;
const ABOUT = /^\[(?:ar|al|ti|au|by|re|ve|length|offset|la|id|tool|#):[^\]]*\]$/i;

/** Lyrics without the times of their lines; undefined if nothing is left, or it is too long for a song. */
export function cleanLyrics(text: string): string | undefined {
  const lyrics = text.length > 2 * LONGEST ? '' : cleanText(withoutTimes(text));
  return lyrics.length > LONGEST ? undefined : lyrics || undefined;
}

function withoutTimes(text: string): string {
  if (!text.match(TIMES)) return text;
  return text
    .split(/\r\n?|\n/)
    .filter((line) => !ABOUT.test(line.trim()))
    .map((line) => line.replace(TIMES, '').trim())
    .join('\n');
}
