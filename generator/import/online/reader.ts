/** Sources on the web, which are asked only with `--online`. */
import type { Reading } from '../catalogue.ts';
import { readDocuments } from '../readers/musicbrainz/index.ts';
import type { SiteFacts } from '../readers/reader.ts';
import { openNotebook } from '../readers/shared/notes.ts';
import type { Client } from './client.ts';
import { fetchDocuments, readTarget } from './musicbrainz.ts';

export interface OnlineReader {
  /** As `--take` names it: `musicbrainz`. */
  readonly name: string;
  /** How its sources are written, in words: `musicbrainz:ID of the artist`. */
  readonly about: string;
  /** Whether a source of the command line is one of its own. */
  recognises(source: string): boolean;
  /** What cannot be fetched is a problem of the reading; nothing is thrown. */
  read(source: string, site: SiteFacts, client: Client): Promise<Reading>;
}

/** MusicBrainz: `musicbrainz:ID`, or an address there. */
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
