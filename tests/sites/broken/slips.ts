/** Slips that people make without knowing YAML. */
import { one, tabulate } from './table.ts';

const SINGLE = 'title: A\ntype: single';
const ONE = 'content/releases/one.md';

export const BROKEN_SLIPS = tabulate([
  [
    'Arabic commas for a list',
    one(`${SINGLE}\ngenre: بوب، فولك`),
    `${ONE}:4:8`,
    'schema/type',
    'genre must be a list',
    'Put brackets around it, and a comma between entries: genre: [بوب, فولك]',
  ],
  [
    'a track that is its title alone',
    one('title: A\ntype: ep\ntracks:\n  - Wust El Balad'),
    `${ONE}:5:5`,
    'schema/type',
    'tracks, entry 1 must be a group of keys',
    'Keep the hyphen and name what it is:  - title: Wust El Balad',
  ],
  [
    'lyrics that are not indented',
    one(`${SINGLE}\nlyrics:\nFirst line\nSecond line`),
    `${ONE}:5:1`,
    'yaml/no-colon',
    '',
    'write  lyrics: |  there, and put two spaces before each of its lines.',
  ],
  [
    'a role twice',
    one(`${SINGLE}\ncredits:\n  Vocals: Layla\n  Vocals: Yasmin`),
    `${ONE}:6:3`,
    'yaml/duplicate-key',
    '"Vocals" appears here for the second time.',
    'Vocals: [Layla, Yasmin]',
  ],
  [
    'half of a UPC',
    one(`${SINGLE}\nupc: 12345`),
    `${ONE}:4:6`,
    'schema/value',
    'but is the number 12345.',
    'Copy all of it from your distributor',
  ],
  [
    'links that are not indented',
    one(`${SINGLE}\nstreaming_links:\nspotify: https://open.spotify.com/x`),
    `${ONE}:5:1`,
    'schema/unknown-key',
    '"spotify" is not a key of a release.',
    'If it belongs to streaming_links above, put two spaces before it.',
  ],
  [
    'spaces of a word processor',
    one(`${SINGLE}\nstreaming_links:\n\u00a0\u00a0spotify: https://a.example`),
    `${ONE}:5:1`,
    'yaml/odd-space',
    '',
    'Delete the spaces at the start of the line and type them again',
  ],
  [
    'what Git leaves of two changes',
    one('title: A\n<<<<<<< HEAD\ntype: single\n=======\ntype: ep\n>>>>>>> other'),
    `${ONE}:3:1`,
    'files/conflict',
    '',
    'Keep the lines that are right',
  ],
]);
