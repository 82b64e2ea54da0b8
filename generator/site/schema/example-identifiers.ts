/** Examples of identifiers: of the right form, and nobody's, so that one left in a site takes the artist for no other. */
export const EXAMPLE_IDENTIFIERS = {
  musicbrainz: '00000000-0000-0000-0000-000000000000',
  isni: '0000 0000 0000 0001',
  ipi: '00000000000',
  wikidata: 'Q999999999999',
  discogs: '0',
} as const;
