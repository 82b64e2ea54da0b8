/** Playlists of rekordbox and Traktor, histories of Traktor and Serato: tracklists of mixes. */
import { count } from '../../../engine/lib/text.ts';
import { isOnCalendar } from '../../../engine/values/index.ts';
import type { ItemOf, Origin, TracklistFacts } from '../../catalogue.ts';
import { endingOf, stemOf } from '../../sources/files.ts';
import type { Reader } from '../reader.ts';
import { openNotebook, readEach } from '../shared/notes.ts';
import { isTable, readTable } from './table.ts';
import { readRekordboxXml, readTraktorNml } from './xml.ts';

/** Of one export, more are working folders of a DJ, not mixes. */
const MANY = 5;

export const rekordbox: Reader = {
  name: 'rekordbox',
  about: 'playlists of rekordbox (XML, text) and Traktor (NML), histories of Serato',
  recognises: ({ ending, head }) =>
    (ending === 'xml' && head.includes('<DJ_PLAYLISTS')) ||
    (ending === 'nml' && head.includes('<NML')) ||
    (['txt', 'csv', 'tsv'].includes(ending) && isTable(head)),
  async read(files, site) {
    const notebook = openNotebook();
    await readEach('rekordbox', files, notebook, site, (text, notes, { name }) => {
      const [ending, stem] = [endingOf(name), stemOf(name)];
      const isXml = ending === 'xml' || ending === 'nml';
      const { playlists, missing } =
        ending === 'xml'
          ? readRekordboxXml(text)
          : ending === 'nml'
            ? readTraktorNml(text, stem)
            : { playlists: [{ name: stem, tracks: readTable(text) ?? [] }], missing: 0 };
      const found = playlists.filter(({ tracks }) => tracks.length > 0);
      for (const playlist of found) notebook.add(makeMix(playlist, notes.origin));
      if (found.length === 0)
        notes.fail(
          isXml
            ? 'there is no playlist with songs in it.'
            : 'there are no songs in it, or no column with their titles.',
        );
      if (missing > 0) notes.leave('Songs of playlists that the collection lacks', missing);
      if (found.length > MANY)
        notes.note(
          `${name} has ${count(found.length, 'playlist')}, and each is taken as a mix.`,
          `To take one of them, export it alone: a right click on it in ${ending === 'nml' ? 'Traktor, Export Playlist' : 'rekordbox, Export a playlist to a file for text'}.`,
        );
    });
    return notebook.read();
  },
};

interface Playlist {
  readonly name: string;
  readonly tracks: readonly TracklistFacts[];
}

function makeMix({ name, tracks }: Playlist, origin: Origin): ItemOf<'mixes'> {
  const why = 'it is the name of a playlist, of which the order may be another one than that of the mix';
  const { title, date } = divideName(name);
  return {
    kind: 'mixes',
    facts: { episode_title: title, type: 'mix', ...(date && { release_date: date }), tracklist: tracks },
    origin,
    doubts: [
      { at: ['episode_title'], why },
      ...(date ? [{ at: ['release_date'], why: 'it is in the name of the playlist' }] : []),
    ],
  };
}

/** `2023-08-12 Fusion`, `Fusion 2023-08-12`. */
function divideName(name: string): { title: string; date?: string | undefined } {
  const [date, ...more] = name.match(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g) ?? [];
  if (date === undefined || more.length > 0 || !isOnCalendar(date)) return { title: name };
  const title = name.replace(date, '').replace(/^[\s_–-]+|[\s_–-]+$|[([]\s*[)\]]/g, '');
  return { title: title.trim() || name, date };
}
