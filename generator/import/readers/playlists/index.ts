/** Playlists of rekordbox and Traktor, histories of Traktor and Serato: tracklists of mixes. */

import { problem } from '../../../app/import-problems.ts';
import { count } from '../../../engine/lib/text.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Item, LeftOver } from '../../catalogue.ts';
import { endingOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import type { Reader } from '../reader.ts';
import { makeMix, type Playlists } from './playlist.ts';
import { readRekordboxXml } from './rekordbox-xml.ts';
import { isTable, readTable } from './table.ts';
import { readTraktorNml } from './traktor-nml.ts';

const SOURCE = 'rekordbox';

/** Of one export, more are working folders of a DJ, not mixes. */
const MANY = 5;

export const rekordbox: Reader = {
  name: SOURCE,
  about: 'playlists of rekordbox (XML, text) and Traktor (NML), histories of Serato',
  recognises: ({ ending, head }) =>
    (ending === 'xml' && head.includes('<DJ_PLAYLISTS')) ||
    (ending === 'nml' && head.includes('<NML')) ||
    (['txt', 'csv', 'tsv'].includes(ending) && isTable(head)),
  async read(files) {
    const items: Item[] = [];
    const left: LeftOver[] = [];
    const problems: Problem[] = [];
    for (const file of files) {
      const { playlists, missing, refused } = readPlaylists(file);
      const origin = { source: SOURCE, place: file.name };
      items.push(...playlists.map((playlist) => makeMix(playlist, origin)));
      if (refused)
        problems.push(problem('import/unreadable', undefined, { name: file.name, reason: refused }));
      if (playlists.length > MANY) problems.push(noteMany(file, playlists.length));
      if (missing > 0)
        left.push({ what: 'Songs of playlists that the collection lacks', example: String(missing), origin });
    }
    return { items, left, problems };
  },
};

interface Read extends Playlists {
  readonly refused?: string;
}

function readPlaylists(file: SourceFile): Read {
  const read = readText(file);
  if ('refused' in read) return { playlists: [], missing: 0, refused: read.refused };
  const ending = endingOf(file.name);
  if (ending === 'xml' || ending === 'nml') {
    const found =
      ending === 'xml' ? readRekordboxXml(read.text) : readTraktorNml(read.text, stemOf(file.name));
    return found.playlists.length > 0
      ? found
      : { ...found, refused: 'there is no playlist with songs in it.' };
  }
  const tracks = readTable(read.text);
  if (!tracks || tracks.length === 0)
    return {
      playlists: [],
      missing: 0,
      refused: 'there are no songs in it, or no column with their titles.',
    };
  return { playlists: [{ name: stemOf(file.name), tracks }], missing: 0 };
}

function noteMany({ name }: SourceFile, playlists: number): Problem {
  return problem('import/note', undefined, {
    note: `${name} has ${count(playlists, 'playlist')}, and each is taken as a mix.`,
    advice: `To take one of them, export it alone: a right click on it in ${endingOf(name) === 'nml' ? 'Traktor, Export Playlist' : 'rekordbox, Export a playlist to a file for text'}.`,
  });
}
