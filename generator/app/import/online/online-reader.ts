/** Sources on the web, which are asked only with `--online`. */
import type { Reading } from '../catalogue.ts';
import type { SiteFacts } from '../readers/reader.ts';
import type { Client } from './client.ts';

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
