/** Example identifiers: valid, but assigned to nobody, so that one left in a site points to no other artist. */
export const EXAMPLE_IDENTIFIERS = {
  musicbrainz: '00000000-0000-0000-0000-000000000000',
  isni: '0000 0000 0000 0001',
  ipi: '00000000000',
  wikidata: 'Q999999999999',
  discogs: '0',
} as const;
