/** MusicBrainz as a source on the web: `musicbrainz:ID`, or an address there. */

import { readDocuments } from '../readers/musicbrainz/index.ts';
import type { OnlineReader } from '../readers/online-reader.ts';
import { openNotebook } from '../readers/shared/notes.ts';
import { type Caller, openClient, type Web } from './client.ts';
import { fetchDocuments, readTarget } from './musicbrainz.ts';

/** @param progress is called before each release that is fetched, one a second */
export function openMusicBrainz(
  web: Web,
  caller: Caller,
  progress?: (done: number, all: number) => void,
): OnlineReader {
  return {
    name: 'musicbrainz',
    about: 'the address of a release, a release group or an artist on MusicBrainz',
    recognises: (source) => readTarget(source) !== undefined,
    read: async (source, site) => {
      const notebook = openNotebook();
      const target = readTarget(source);
      const documents = target
        ? await fetchDocuments(target, openClient(web, caller), notebook, progress)
        : [];
      readDocuments(documents, site, notebook);
      return notebook.read();
    },
  };
}
