/** Playlists and histories that are exported as tables: by rekordbox (tabs, UTF-16) and by Serato (commas). */
import { parse } from 'csv-parse/sync';
import type { TracklistFacts } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { sinceFirst, song, timed } from './songs.ts';

/** Names of columns, in the languages of the programs. */
const TITLE =
  /^(?:track title|name|titel(?: des tracks)?|titre(?: du morceau)?|título(?: de la pista)?|titolo(?: della traccia)?|parça adı|(?:トラック)?タイトル)$/;
const ARTIST = /^(?:artist|interpret|künstler|artiste|artista|sanatçı|アーティスト)$/;
const LABEL = /^(?:label|plattenlabel|sello|etichetta|レーベル)$/;

/** The first line of a table of songs: a number and a cover of rekordbox, names and times of Serato. */
const REKORDBOX = /^\ufeff?#\t(?=[^\n]*\t)/;
const SERATO = /^\ufeff?"?name"?([,\t])"?artist"?[,\t]"?start time"?/i;

const MOST_SONGS = 2000;

export function isTable(head: string): boolean {
  return REKORDBOX.test(head) || SERATO.test(head);
}

/** @returns undefined if it has no column of titles, or is no table */
export function readTable(text: string): TracklistFacts[] | undefined {
  const [header = [], ...lines] = readRows(text) ?? [];
  const columnOf = (name: RegExp) => header.findIndex((each) => name.test(each.trim().toLowerCase()));
  const [titles, artists, labels, mixes] = [TITLE, ARTIST, LABEL, /^mix name$/].map(columnOf);
  const starts = columnOf(/^start time$/);
  if (titles === -1) return undefined;
  // The first line of Serato is the session, which has a name and no artist.
  const songs = starts === -1 ? lines : lines.filter((line) => line[artists ?? -1]);
  const times = starts === -1 ? [] : sinceFirst(songs.map((line) => readClock(line[starts] ?? '')));
  return songs.slice(0, MOST_SONGS).flatMap((line, index) => {
    const [title, artist, label, mix = ''] = [titles, artists, labels, mixes].map((column) =>
      cleanTag(line[column ?? -1] ?? ''),
    );
    const isNamed = /^original mix$/i.test(mix) || title?.toLowerCase().includes(mix.toLowerCase());
    const found = song(isNamed ? title : `${title} (${mix})`, artist, label);
    return title !== undefined && found ? [timed(found, times[index])] : [];
  });
}

function readRows(text: string): string[][] | undefined {
  const delimiter = REKORDBOX.test(text) ? '\t' : SERATO.exec(text)?.[1];
  if (delimiter === undefined) return undefined;
  // rekordbox does not escape quotes.
  const quote = delimiter === '\t' ? null : '"';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      quote,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'CsvError') return undefined;
    throw error;
  }
}

/** Seconds of the day: `22:14:01`, `10:14:01 PM`, with a day in front of it or without. */
function readClock(written: string): number | undefined {
  const [, hours, minutes, seconds, half = ''] = /(\d{1,2}):(\d{2}):(\d{2})\s*([ap]m)?/i.exec(written) ?? [];
  if (!hours) return undefined;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return hour * 3600 + Number(minutes) * 60 + Number(seconds);
}
