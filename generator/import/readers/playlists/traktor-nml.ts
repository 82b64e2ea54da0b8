/** Playlists and histories of Traktor's NML. */
import { Parser } from 'htmlparser2';
import type { TracklistFacts } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { MOST_PLAYLISTS, MOST_SONGS, type Playlists, sinceFirst, timed } from './playlist.ts';

type Attributes = Readonly<Record<string, string>>;

interface Entry {
  readonly key: string;
  /** In seconds of the day; of histories only. */
  start?: number;
  isHeard: boolean;
}

/** Lists that Traktor makes: of what it recorded and of samples. */
const ITS_OWN = /^_(?:LOOPS|RECORDINGS)$/;

/** @param stem the name of the file: all histories are called `HISTORY` */
export function readTraktorNml(text: string, stem: string): Playlists {
  const songs = new Map<string, TracklistFacts>();
  const lists: { name: string; entries: Entry[] }[] = [];
  let name = '';
  let song: Attributes = {};
  let label: string | undefined;
  let key = '';
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const list = lists.at(-1);
        if (tag === 'NODE') name = cleanTag(attributes['NAME'] ?? '') ?? '';
        else if (tag === 'PLAYLIST') lists.push({ name: name === 'HISTORY' ? stem : name, entries: [] });
        else if (tag === 'PRIMARYKEY' && list)
          list.entries.push({ key: attributes['KEY'] ?? '', isHeard: true });
        else if (tag === 'EXTENDEDDATA') readHistory(list?.entries.at(-1), attributes);
        else if (tag === 'ENTRY') [song, label, key] = [attributes, undefined, ''];
        else if (tag === 'INFO') label = attributes['LABEL'];
        else if (tag === 'LOCATION')
          key = ['VOLUME', 'DIR', 'FILE'].map((part) => attributes[part] ?? '').join('');
      },
      onclosetag(tag) {
        if (tag === 'ENTRY' && key !== '') addSong(songs, key, { ...song, ...(label && { LABEL: label }) });
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const wanted = lists
    .filter((list) => list.name !== '' && !ITS_OWN.test(list.name))
    .slice(0, MOST_PLAYLISTS);
  const heard = wanted.map((list) => ({
    name: list.name,
    entries: list.entries.filter(({ isHeard }) => isHeard).slice(0, MOST_SONGS),
  }));
  const all = heard.flatMap(({ entries }) => entries);
  return {
    playlists: heard
      .map((list) => ({ name: list.name, tracks: listTracks(list.entries, songs) }))
      .filter(({ tracks }) => tracks.length > 0),
    missing: all.filter((entry) => !songs.has(entry.key)).length,
  };
}

function readHistory(entry: Entry | undefined, { STARTTIME, PLAYEDPUBLIC }: Attributes): void {
  if (!entry) return;
  const start = Number(STARTTIME);
  if (Number.isInteger(start) && start > 0) entry.start = start;
  entry.isHeard = PLAYEDPUBLIC !== '0';
}

function addSong(songs: Map<string, TracklistFacts>, key: string, attributes: Attributes): void {
  const [title, artist, label] = ['TITLE', 'ARTIST', 'LABEL'].map((part) => cleanTag(attributes[part] ?? ''));
  if (title) songs.set(key, { ...(artist && { artist }), title, ...(label && { label }) });
}

function listTracks(entries: readonly Entry[], songs: ReadonlyMap<string, TracklistFacts>): TracklistFacts[] {
  const times = sinceFirst(entries.map(({ start }) => start));
  return entries.flatMap(({ key }, index) => {
    const song = songs.get(key);
    return song ? [timed(song, times[index])] : [];
  });
}
