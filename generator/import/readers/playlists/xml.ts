/** Playlists of the XML that rekordbox exports, playlists and histories of Traktor's NML. */
import { Parser } from 'htmlparser2';
import { fold } from '../../../engine/lib/fold.ts';
import type { TracklistFacts } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { sinceFirst, song, timed } from './songs.ts';

interface Playlists {
  readonly playlists: readonly { readonly name: string; readonly tracks: readonly TracklistFacts[] }[];
  /** Songs that a playlist names and the collection lacks. */
  readonly missing: number;
}

type Attributes = Readonly<Record<string, string>>;

/** A song in a list. */
interface Entry {
  readonly key: string;
  /** In seconds of the day; of histories only. */
  start?: number;
  isSilent?: boolean;
}

interface List {
  readonly name: string;
  readonly entries: Entry[];
}

const MOST_PLAYLISTS = 500;
/** Songs in the order of a night. */
const MOST_SONGS = 2000;

export function readRekordboxXml(text: string): Playlists {
  const songs = new Map<string, TracklistFacts>();
  const found: List[] = [];
  const open: (List & { readonly isPlaylist: boolean })[] = [];
  readXml(text, {
    onopentag(tag, attributes) {
      const node = open.at(-1);
      const key = attributes['Key'];
      if (tag === 'NODE')
        open.push({ name: attributes['Name'] ?? '', isPlaylist: attributes['Type'] === '1', entries: [] });
      else if (tag === 'TRACK' && node?.isPlaylist && key !== undefined) node.entries.push({ key });
      else if (tag === 'TRACK' && !node) {
        // By its id and by its place, as playlists name either.
        const named = readRekordboxSong(attributes);
        for (const each of [attributes['TrackID'], attributes['Location']])
          if (named && each !== undefined) songs.set(each, named);
      }
    },
    onclosetag(tag) {
      const node = tag === 'NODE' ? open.pop() : undefined;
      if (node?.isPlaylist) found.push(node);
    },
  });
  return fillLists(found, songs);
}

/** A title with its remix, unless it has what tells it already. */
function readRekordboxSong(attributes: Attributes): TracklistFacts | undefined {
  const [name, mix, remixer] = ['Name', 'Mix', 'Remixer'].map((each) => cleanTag(attributes[each] ?? ''));
  const version = mix ?? (remixer && `${remixer} Remix`);
  const isNamed = name === undefined || fold(name).includes(fold(mix ?? remixer ?? ''));
  return song(
    isNamed || !version ? name : `${name} (${version})`,
    cleanTag(attributes['Artist'] ?? ''),
    cleanTag(attributes['Label'] ?? ''),
  );
}

/** Lists that Traktor makes: of what it recorded and of samples. */
const ITS_OWN = /^_(?:LOOPS|RECORDINGS)$/;

/** @param stem the name of the file: all histories are called `HISTORY` */
export function readTraktorNml(text: string, stem: string): Playlists {
  const songs = new Map<string, TracklistFacts>();
  const lists: List[] = [];
  let node = '';
  let [entry, label, key]: [Attributes, string, string] = [{}, '', ''];
  readXml(text, {
    onopentag(tag, attributes) {
      const list = lists.at(-1);
      if (tag === 'NODE') node = attributes['NAME'] ?? '';
      else if (tag === 'PLAYLIST') lists.push({ name: node === 'HISTORY' ? stem : node, entries: [] });
      else if (tag === 'PRIMARYKEY') list?.entries.push({ key: attributes['KEY'] ?? '' });
      else if (tag === 'EXTENDEDDATA') readHistory(list?.entries.at(-1), attributes);
      else if (tag === 'ENTRY') [entry, label, key] = [attributes, '', ''];
      else if (tag === 'INFO') label = attributes['LABEL'] ?? '';
      else if (tag === 'LOCATION')
        key = ['VOLUME', 'DIR', 'FILE'].map((part) => attributes[part] ?? '').join('');
    },
    onclosetag(tag) {
      if (tag !== 'ENTRY' || key === '') return;
      const [title, artist] = ['TITLE', 'ARTIST'].map((part) => cleanTag(entry[part] ?? ''));
      const named = song(title, artist, cleanTag(label));
      if (named) songs.set(key, named);
    },
  });
  return fillLists(
    lists.filter(({ name }) => !ITS_OWN.test(name)),
    songs,
  );
}

function readHistory(entry: Entry | undefined, { STARTTIME, PLAYEDPUBLIC }: Attributes): void {
  const start = Number(STARTTIME);
  if (entry && Number.isInteger(start) && start > 0) entry.start = start;
  if (entry) entry.isSilent = PLAYEDPUBLIC === '0';
}

function readXml(text: string, handler: ConstructorParameters<typeof Parser>[0]): void {
  new Parser(handler, { xmlMode: true }).end(text);
}

/** The lists with their songs, in the order of the file. */
function fillLists(lists: readonly List[], songs: ReadonlyMap<string, TracklistFacts>): Playlists {
  const named = lists.flatMap(({ name, entries }) => {
    const clean = cleanTag(name);
    const heard = entries.filter(({ isSilent }) => !isSilent).slice(0, MOST_SONGS);
    return clean && heard.length > 0 ? [{ name: clean, entries: heard }] : [];
  });
  const wanted = named.slice(0, MOST_PLAYLISTS);
  const playlists = wanted.map(({ name, entries }) => {
    const times = sinceFirst(entries.map(({ start }) => start));
    const tracks = entries.flatMap(({ key }, index) => {
      const found = songs.get(key);
      return found ? [timed(found, times[index])] : [];
    });
    return { name, tracks };
  });
  const missing = wanted.flatMap(({ entries }) => entries.filter(({ key }) => !songs.has(key))).length;
  return { playlists, missing };
}
