/** Facts that are figures, with their terms. */
import { formatDuration } from '../engine/lib/text.ts';
import { tempoAndKey, writeTempo } from './format.ts';
import type { Words } from './words/index.ts';

/** A fact as a large figure below its term. */
export interface Figure {
  term: string;
  /** `128`, without the unit that its term is. */
  text: string;
  /** The figure as a fact in a line: `128 BPM`. */
  fact: string;
}

interface Facts {
  bpm?: number | string | undefined;
  key?: string | undefined;
  /** Seconds. */
  duration?: number | undefined;
  dateLabel: string;
}

/** The tempo, the key, the length and the day, as far as known. */
export function listFigures({ music, language }: Words, { bpm, key, duration, dateLabel }: Facts): Figure[] {
  const { tempo, key: tonality, length } = music.columns;
  const figure = (term: string, text: string, fact = text) => (text ? [{ term, text, fact }] : []);
  const written = writeTempo(bpm, language) ?? '';
  return [
    ...figure(tempo, written, tempoAndKey({ tempo: written }).join()),
    ...figure(tonality, key ?? ''),
    ...figure(length, duration ? formatDuration(duration) : ''),
    ...figure(music.released, dateLabel),
  ];
}
