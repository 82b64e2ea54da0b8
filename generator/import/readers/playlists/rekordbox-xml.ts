/** Playlists of the XML that rekordbox exports. */
import { Parser } from 'htmlparser2';
import { fold } from '../../../engine/lib/fold.ts';
import type { TracklistFacts } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { MOST_PLAYLISTS, MOST_SONGS, type Playlists } from './playlist.ts';

interface OpenNode {
  readonly name: string;
  readonly isPlaylist: boolean;
  readonly keys: string[];
}

export function readRekordboxXml(text: string): Playlists {
  const songs = new Map<string, TracklistFacts>();
  const found: OpenNode[] = [];
  const open: OpenNode[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'NODE') {
          const isPlaylist = attributes['Type'] === '1';
          open.push({ name: cleanTag(attributes['Name'] ?? '') ?? '', isPlaylist, keys: [] });
        }
        if (tag !== 'TRACK') return;
        const node = open.at(-1);
        const key = attributes['Key'];
        if (node?.isPlaylist && key !== undefined) {
          if (node.keys.length < MOST_SONGS) node.keys.push(key);
        } else if (open.length === 0) addSong(songs, attributes);
      },
      onclosetag(tag) {
        const node = tag === 'NODE' ? open.pop() : undefined;
        if (node?.isPlaylist && node.keys.length > 0 && found.length < MOST_PLAYLISTS) found.push(node);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const playlists = found.map(({ name, keys }) => ({
    name,
    tracks: keys.flatMap((key) => songs.get(key) ?? []),
  }));
  const missing = found.reduce((sum, { keys }) => sum + keys.filter((key) => !songs.has(key)).length, 0);
  return { playlists: playlists.filter(({ name, tracks }) => name !== '' && tracks.length > 0), missing };
}

/** A title with its remix, unless it has what tells it already. */
function withVersion(title: string, version: string | undefined, mark = ''): string {
  return !version || fold(title).includes(fold(mark)) ? title : `${title} (${version})`;
}

/** By its id and by its place, as playlists name either. */
function addSong(songs: Map<string, TracklistFacts>, attributes: Readonly<Record<string, string>>): void {
  const [name, artist, label, mix, remixer] = ['Name', 'Artist', 'Label', 'Mix', 'Remixer'].map((each) =>
    cleanTag(attributes[each] ?? ''),
  );
  if (!name) return;
  const title = withVersion(name, mix || (remixer && `${remixer} Remix`), mix || remixer);
  const song = { ...(artist && { artist }), title, ...(label && { label }) };
  for (const key of [attributes['TrackID'], attributes['Location']]) {
    if (key !== undefined) songs.set(key, song);
  }
}
