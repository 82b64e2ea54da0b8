/** The programme on the page of a show. */

import { type Context, linkTo } from '../../site/context.ts';
import type { Link } from '../../site/parts.ts';
import { joinList } from '../../site/words/index.ts';
import { linkWork } from '../../site/works.ts';
import { findSong } from '../releases/tracks.ts';
import { isPremiere, type Played } from './premieres.ts';
import { pieceTitle } from './programme.ts';
import type { ProgrammeEntry } from './programme-schema.ts';

/** A work of a programme, or the interval. */
export interface ProgrammeRow {
  /** `String Quartet in G major, Op. 76 No. 1`, or `Interval`. */
  title: string;
  isInterval: boolean;
  /** May be empty, as the others. */
  composer: string;
  arranger: string;
  note: string;
  movements: string[];
  performers: { name: string; role: string; link?: Link | undefined }[];
  /** Page, or a recording. */
  link?: Link | undefined;
}

/** @param played when and where: the work may be played for the first time */
export function projectProgramme(
  context: Context,
  programme: readonly ProgrammeEntry[],
  played: Played,
): ProgrammeRow[] {
  return programme.map((entry) => projectEntry(context, entry, played));
}

function projectEntry(context: Context, entry: ProgrammeEntry, played: Played): ProgrammeRow {
  const { site } = context;
  const { words } = site;
  if (entry === 'interval')
    return {
      title: words.events.interval,
      isInterval: true,
      composer: '',
      arranger: '',
      note: '',
      movements: [],
      performers: [],
    };
  const { work, composer = [], arranger, movements = [], performers = [] } = entry;
  const song = { ...entry, title: work };
  const url = linkWork(site, song).route ?? findSong(site, song);
  const title = pieceTitle(entry, words);
  return {
    title,
    isInterval: false,
    composer: joinList(composer, words),
    arranger: arranger ? words.events.arrangedBy({ names: joinList(arranger, words) }) : '',
    note: entry.note ?? (isPremiere(site, entry, played) ? words.works.premiere : ''),
    movements,
    performers: performers.map(({ name, role = '', url: home }) => ({
      name,
      role,
      link: home ? linkTo(context, name, home) : undefined,
    })),
    link: url ? linkTo(context, title, url) : undefined,
  };
}
