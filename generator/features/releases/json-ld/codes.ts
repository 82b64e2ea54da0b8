/** Codes of a release in the terms of schema.org. */

import { oneOrAll } from '../../../site/json-ld/artists.ts';
import type { Site } from '../../../site/site.ts';
import type { Release } from '../schema/release.ts';
import { formatsLd } from './formats.ts';

/** Of a recording: its ISRC, and who owns it (℗). */
export function recordingCodes(isrc: string | undefined, { phonographic_copyright: owner }: Release) {
  return { ...(isrc && { isrcCode: isrc }), ...(owner && { copyrightNotice: `℗ ${owner}` }) };
}

function labelLd({ name, url }: NonNullable<Release['label']>) {
  return { '@type': 'Organization' as const, name, ...(url && { url }) };
}

/**
 * Of an album: who owns artwork and words (©), the edition with its label, its number there and its UPC, and what it can
 * be bought as. The code is an identifier, as `gtin12` belongs to products, which search engines want a price of.
 */
export function albumCodes(data: Release, site: Pick<Site, 'today' | 'words'>) {
  const { copyright, label, catalogue_number: number, upc } = data;
  const identifier = upc && {
    '@type': 'PropertyValue' as const,
    propertyID: upc.length === 12 ? 'gtin12' : 'gtin13',
    value: upc,
  };
  const edition = {
    '@type': 'MusicRelease' as const,
    ...(label && { recordLabel: labelLd(label) }),
    ...(number && { catalogNumber: number }),
    ...(identifier && { identifier }),
  };
  const releases = [...(label || number || upc ? [edition] : []), ...formatsLd(data, site)];
  return {
    ...(copyright && { copyrightNotice: `© ${copyright}` }),
    ...(releases.length > 0 && { albumRelease: oneOrAll(releases) }),
  };
}
