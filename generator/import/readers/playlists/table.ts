/** Playlists and histories that are exported as tables: by rekordbox (tabs, UTF-16) and by Serato (commas). */
import { parse } from 'csv-parse/sync';
import type { TracklistFacts } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { MOST_SONGS, sinceFirst, timed } from './playlist.ts';

/** Names of columns, in the languages of the programs. */
const COLUMNS = {
  title: [
    'track title',
    'name',
    'titel',
    'titel des tracks',
    'titre',
    'titre du morceau',
    'título',
    'título de la pista',
    'titolo',
    'titolo della traccia',
    'parça adı',
    'タイトル',
    'トラックタイトル',
  ],
  artist: ['artist', 'interpret', 'künstler', 'artiste', 'artista', 'sanatçı', 'アーティスト'],
  label: ['label', 'plattenlabel', 'sello', 'etichetta', 'レーベル'],
  mix: ['mix name'],
  start: ['start time'],
} as const;

type Column = keyof typeof COLUMNS;

/** The first line of a table of songs: a number and a cover of rekordbox, names and times of Serato. */
const REKORDBOX = /^\ufeff?#\t(?=[^\n]*\t)/;
const SERATO = /^\ufeff?"?name"?([,\t])"?artist"?[,\t]"?start time"?/i;

export function isTable(head: string): boolean {
  return REKORDBOX.test(head) || SERATO.test(head);
}

/** @returns undefined if it has no column of titles, or is no table */
export function readTable(text: string): TracklistFacts[] | undefined {
  const rows = readRows(text);
  const [header = [], ...lines] = rows ?? [];
  const columns = findColumns(header);
  const { title: titles, start: starts } = columns;
  if (titles === undefined) return undefined;
  // The first line of Serato is the session, which has a name and no artist.
  const songs = starts === undefined ? lines : lines.filter((line) => line[columns.artist ?? -1]);
  const times = starts === undefined ? [] : sinceFirst(songs.map((line) => readClock(line[starts] ?? '')));
  return songs.slice(0, MOST_SONGS).flatMap((line, index) => {
    const cellOf = (column: Column) => cleanTag(line[columns[column] ?? -1] ?? '');
    const [title, artist, label, mix] = [cellOf('title'), cellOf('artist'), cellOf('label'), cellOf('mix')];
    if (!title) return [];
    const time = times[index];
    const isNamed =
      !mix || title.toLowerCase().includes(mix.toLowerCase()) || mix.toLowerCase() === 'original mix';
    return [
      timed(
        {
          ...(artist && { artist }),
          title: isNamed ? title : `${title} (${mix})`,
          ...(label && { label }),
        },
        time,
      ),
    ];
  });
}

function readRows(text: string): string[][] | undefined {
  const delimiter = REKORDBOX.test(text) ? '\t' : SERATO.exec(text)?.[1];
  if (delimiter === undefined) return undefined;
  try {
    return parse(text, {
      bom: true,
      delimiter,
      // rekordbox does not escape quotes.
      quote: delimiter === '\t' ? null : '"',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'CsvError') return undefined;
    throw error;
  }
}

function findColumns(header: readonly string[]): Partial<Record<Column, number>> {
  const names = header.map((name) => name.trim().toLowerCase());
  // Object.entries loses the types of keys.
  const columns = Object.keys(COLUMNS) as Column[];
  return Object.fromEntries(
    columns.flatMap((column) => {
      const place = names.findIndex((name) => COLUMNS[column].some((known) => known === name));
      return place === -1 ? [] : [[column, place]];
    }),
  );
}

/** Seconds of the day: `22:14:01`, `10:14:01 PM`, with a day in front of it or without. */
function readClock(written: string): number | undefined {
  const [, hours, minutes, seconds, half = ''] = /(\d{1,2}):(\d{2}):(\d{2})\s*([ap]m)?/i.exec(written) ?? [];
  if (!hours) return undefined;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}
