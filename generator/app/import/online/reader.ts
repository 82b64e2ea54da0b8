/** MusicBrainz as a source on the web: `musicbrainz:ID`, or an address there. */
import { readDocuments } from '../readers/musicbrainz/index.ts';
import { openNotebook } from '../readers/shared/notes.ts';
import { fetchDocuments, readTarget } from './musicbrainz.ts';
import type { OnlineReader } from './online-reader.ts';

export const musicbrainzOnline: OnlineReader = {
  name: 'musicbrainz',
  about: 'the address of a release, a release group or an artist on MusicBrainz',
  recognises: (source) => readTarget(source) !== undefined,
  read: async (source, site, client) => {
    const notebook = openNotebook();
    const target = readTarget(source);
    const documents = target ? await fetchDocuments(target, client, notebook) : [];
    readDocuments(documents, site, notebook);
    return notebook.read();
  },
};
