/** Identifiers by which catalogues know an artist. An address of the catalogue is taken for the identifier in it. */
import * as z from 'zod';
import { group, optional } from '../../engine/content/schema/meta.ts';
import { EXAMPLE_IDENTIFIERS } from './example-identifiers.ts';

/** @param address the part of an address before the identifier @param form what is kept @param error words for a manager */
function identifier(address: RegExp, form: RegExp, error: string, $comment: string) {
  return z
    .union([z.string(), z.number()], error)
    .transform((value) => {
      const written = String(value)
        .trim()
        .replace(address, '')
        .replace(/[/?#].*$/, '');
      // Discogs puts the name behind the number.
      return form.test(written) ? written : written.replace(/^(\d+)-.*$/, '$1');
    })
    .pipe(z.string().regex(form, { error, abort: true }))
    .meta({ value: 'text', $comment, type: ['string', 'integer'], anyOf: undefined });
}

const ISNI = `must be an ISNI of 16 digits, such as "${EXAMPLE_IDENTIFIERS.isni}"`;

/** ISO 27729, kept without spaces; its last character is made of the others (ISO 7064, MOD 11-2). */
const isni = z
  .string(ISNI)
  .transform((code) =>
    code
      .replace(/^https?:\/\/(www\.)?isni\.org\/(isni\/|page\/)?/i, '')
      .replace(/^ISNI:?/i, '')
      .replace(/[\s-]/g, '')
      .toUpperCase(),
  )
  .pipe(
    z
      .string()
      .regex(/^\d{15}[\dX]$/, { error: ISNI, abort: true })
      .refine((code) => code.endsWith(checkCharacter(code)), {
        error: ({ input }) =>
          `must end in ${checkCharacter(String(input))}, the check character of its other digits`,
      }),
  )
  .meta({ value: 'text', $comment: 'ISNI' });

function checkCharacter(code: string): string {
  const rest = [...code.slice(0, -1)].reduce((total, digit) => (total + Number(digit)) * 2, 0) % 11;
  const check = (12 - rest) % 11;
  return check === 10 ? 'X' : String(check);
}

const IPI = `must be an IPI name number of up to 11 digits, such as "${EXAMPLE_IDENTIFIERS.ipi}"`;

/** The number of a name at collecting societies, kept with its eleven digits: YAML drops the zeros at its front. */
const ipi = z
  .union([z.string(), z.number()], IPI)
  .transform((number) => String(number).replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{6,11}$/, IPI))
  .transform((number) => number.padStart(11, '0'))
  .meta({ value: 'text', $comment: 'IPI name number', type: ['string', 'integer'], anyOf: undefined });

export const identifiers = group(
  'By which catalogues know the artist, so that nobody takes them for another of that name.',
  {
    musicbrainz: optional(
      identifier(
        /^https?:\/\/(www\.)?musicbrainz\.org\/artist\//i,
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
        `must be a MusicBrainz ID such as ${EXAMPLE_IDENTIFIERS.musicbrainz}, or the address of the artist there`,
        'MusicBrainz ID',
      ),
      'The ID at MusicBrainz, or the address of the page there.',
      EXAMPLE_IDENTIFIERS.musicbrainz,
    ),
    isni: optional(isni, 'The International Standard Name Identifier.', EXAMPLE_IDENTIFIERS.isni),
    ipi: optional(ipi, 'The name number at collecting societies, in quotes.', EXAMPLE_IDENTIFIERS.ipi),
    wikidata: optional(
      identifier(
        /^https?:\/\/(www\.)?wikidata\.org\/(wiki|entity)\//i,
        /^Q[1-9]\d*$/,
        `must be a Wikidata item such as ${EXAMPLE_IDENTIFIERS.wikidata}, or its address`,
        'Wikidata item',
      ),
      'The item at Wikidata, or its address.',
      EXAMPLE_IDENTIFIERS.wikidata,
    ),
    discogs: optional(
      identifier(
        /^https?:\/\/(www\.)?discogs\.com\/([a-z]{2}\/)?artist\//i,
        /^\d+$/,
        'must be the number of the artist at Discogs, or the address there',
        'number of the artist at Discogs',
      ),
      'The number at Discogs, or the address of the page there.',
      EXAMPLE_IDENTIFIERS.discogs,
    ),
  },
);
