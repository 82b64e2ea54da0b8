/**
 * Lyrics with marks of their parts and of who sings them, `[Verse 1]`, `[Chorus: Kemi]`, `Kemi:`, each on its own line, and with the
 * times of lines, as LRC files have them: `[01:02.50] First line`.
 */

import { escapePattern } from '../engine/lib/pattern.ts';
import type { Singer } from './parts.ts';

export interface LyricLine {
  text: string;
  /** Times in seconds; several if the line comes back. */
  at: readonly number[];
}

/** Lines that are sung in one go. */
export interface Verse {
  /** `Chorus: Kemi`; empty for a verse without a mark. */
  mark: string;
  lines: LyricLine[];
}

/** `01:02.50` in brackets before a line, or in angle brackets before a word. */
const STAMP = /\[(\d{1,3}):([0-5]\d(?:[.:]\d{1,3})?)\]|<\d{1,3}:[0-5]\d(?:[.:]\d{1,3})?>/g;

/** Facts about the song, or about the file, in LRC files: `[ar:Kim Ro]`. */
const TAG = /^\[(?:ar|al|ti|au|lr|by|re|ve|tool|length|offset|la|#)\s*:.*\]$/i;

/** Shift of all times in milliseconds; positive values are earlier: `[offset:+500]`. */
const OFFSET = /^\[offset\s*:\s*([+-]?\d+)\s*\]$/im;

/** Returns true if lines have times. */
export function isTimed(text: string): boolean {
  return text.search(STAMP) >= 0;
}

/** Each line of a text as it is written, those without a time too. */
export function readTimes(text: string): LyricLine[] {
  const offset = Number(OFFSET.exec(text)?.[1] ?? 0) / 1000;
  return text.split('\n').map((line) => {
    const stamps = [...line.matchAll(STAMP)];
    if (stamps.length === 0) return { text: line, at: [] };
    const at = stamps.flatMap(([, minutes, seconds = '']) =>
      minutes === undefined
        ? []
        : Math.max(0, roundToMilliseconds(Number(minutes) * 60 + Number(seconds.replace(':', '.')) - offset)),
    );
    return { text: line.replace(STAMP, '').replace(/\s+/g, ' ').trim(), at };
  });
}

function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** The lines as they are printed. */
function readLines(text: string): LyricLine[] {
  if (!isTimed(text)) return text.split('\n').map((line) => ({ text: line, at: [] }));
  return readTimes(text).filter((line) => !TAG.test(line.text.trim()));
}

/** The words alone, as they are printed. */
export function plainLyrics(text: string): string {
  const lines = readLines(text).map((line) => line.text);
  return lines.join('\n').trim();
}

/** Returns false if there are certainly no marks; fast. */
export function mayHaveMarks(text: string): boolean {
  return /\][^\S\n]*$|:[^\S\n]*$/m.test(text);
}

/** @param singers whose names with a colon are marks */
export function readLyrics(text: string, singers: readonly Singer[]): Verse[] {
  const isSinger = openNames(singers);
  const verses = splitVerses(readLines(text)).flatMap((lines) => readVerses(lines, isSinger));
  return verses.flatMap((verse, index) => {
    const before = verses[index - 1];
    const next = verses[index + 1];
    // An empty line between a mark and its verse.
    if (isLone(verse) && next?.mark === '') return [];
    return [before && isLone(before) && verse.mark === '' ? { ...verse, mark: before.mark } : verse];
  });
}

/** Splits verses at empty lines. */
function splitVerses(lines: readonly LyricLine[]): LyricLine[][] {
  const verses: LyricLine[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') verses.push([]);
    else verses.at(-1)?.push(line);
  }
  return verses.filter(({ length }) => length > 0);
}

function isLone({ mark, lines }: Verse): boolean {
  return mark !== '' && lines.length === 0;
}

function readVerses(lines: readonly LyricLine[], isSinger: (name: string) => boolean): Verse[] {
  const verses: Verse[] = [];
  for (const line of lines) {
    const mark = readMark(line.text.trim(), isSinger);
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

/** Returns a test for texts of nothing but names, with `&`, `,` or `+` between them. */
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
