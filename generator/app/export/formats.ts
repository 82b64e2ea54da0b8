/** The formats of `liner export`. Apart from what makes them, which the command line does not load. */
export const EXPORT_FORMATS = [
  'csv',
  'json',
  'labelcopy',
  'faircamp',
  'bandsintown',
  'songkick',
  'discogs',
  'musicbrainz',
  'bios',
] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
