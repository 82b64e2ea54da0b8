/** Lyrics with marks of their parts and of who sings them: `[Verse 1]`, `[Chorus: Kemi]`, `Kemi:`, each on its own line. */

import { escapePattern } from '../engine/lib/pattern.ts';
import type { Singer } from './parts.ts';

/** Lines that are sung in one go. */
export interface Verse {
  /** `Chorus: Kemi`; empty for a verse without a mark. */
  mark: string;
  lines: string[];
}

/** Whether there may be marks, quickly. */
export function mayHaveMarks(text: string): boolean {
  return /\][^\S\n]*$|:[^\S\n]*$/m.test(text);
}

/** @param singers whose names with a colon are marks */
export function readLyrics(text: string, singers: readonly Singer[]): Verse[] {
  const isSinger = openNames(singers);
  const verses = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => readVerses(part.trim().split('\n'), isSinger));
  return verses.flatMap((verse, index) => {
    const before = verses[index - 1];
    const next = verses[index + 1];
    // An empty line between a mark and its verse.
    if (isLone(verse) && next?.mark === '') return [];
    return [before && isLone(before) && verse.mark === '' ? { ...verse, mark: before.mark } : verse];
  });
}

function isLone({ mark, lines }: Verse): boolean {
  return mark !== '' && lines.length === 0;
}

function readVerses(lines: readonly string[], isSinger: (name: string) => boolean): Verse[] {
  const verses: Verse[] = [];
  for (const line of lines) {
    const mark = readMark(line.trim(), isSinger);
    const last = verses.at(-1);
    if (mark !== undefined) verses.push({ mark, lines: [] });
    else if (last) last.lines.push(line);
    else verses.push({ mark: '', lines: [line] });
  }
  return verses;
}

function readMark(line: string, isSinger: (name: string) => boolean): string | undefined {
  const [, within] = /^\[([^[\]]*[^[\]\s][^[\]]*)\]$/.exec(line) ?? [];
  if (within !== undefined) return within.trim();
  const [, before] = /^(.+?)\s*:$/.exec(line) ?? [];
  return before !== undefined && isSinger(before) ? before : undefined;
}

/** Whether a text is nothing but names, with `&`, `,` or `+` between them. */
function openNames(singers: readonly Singer[]): (text: string) => boolean {
  if (singers.length === 0) return () => false;
  const name = patternOf(singers);
  const pattern = new RegExp(`^(?:${name})(?:\\s*[&,+/]\\s*(?:${name}))*$`, 'iu');
  return (text) => pattern.test(text);
}

/** A mark in parts: names of singers, and what is between them. */
export function splitMark(mark: string, singers: readonly Singer[]): { text: string; singer?: Singer }[] {
  if (singers.length === 0) return [{ text: mark }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${patternOf(singers)})(?![\\p{L}\\p{N}])`, 'iu');
  return mark
    .split(pattern)
    .filter(Boolean)
    .map((text) => {
      const singer = singers.find(({ name }) => name.toLowerCase() === text.toLowerCase());
      return singer ? { text, singer } : { text };
    });
}

/** The longest first: one name may begin with another. */
function patternOf(singers: readonly Singer[]): string {
  return singers
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|');
}
