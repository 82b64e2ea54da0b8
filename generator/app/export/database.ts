/** Releases for public databases of music, and whether they are there already. */
import type { Data } from '../../engine/content/grammar.ts';
import { artistsOf, creditedTrack, creditParts } from '../../site/artists.ts';
import type { Site } from '../../site/site.ts';
import { VARIOUS } from '../../site/various.ts';

type Release = Data<'releases'>;

/** The addresses of a release that are pages of a database, such as `musicbrainz.org`. */
export function pagesAt(pattern: RegExp, { links = [] }: Pick<Release, 'links'>): string[] {
  return links.map(({ url }) => url).filter((url) => pattern.test(url));
}

/** An artist as credited, and the text between this name and the next one. */
export interface CreditedName {
  name: string;
  join: string;
  /** The artist of the site. */
  isOwn: boolean;
}

/** Databases name remixers among the credits, not as artists. */
export function creditedNames(
  site: Site,
  release: Pick<Release, 'artists'>,
  track = release,
): CreditedName[] {
  const artists = artistsOf(site, creditedTrack(release, track)).filter(({ role }) => role !== 'remixer');
  const parts = creditParts(artists, site.words);
  return parts.flatMap(({ text, isName }, index) => {
    const isOwn = artists.some((artist) => artist.isOwn && artist.name === text);
    return isName
      ? [
          {
            name: text === site.words.music.variousArtists ? VARIOUS : text,
            join: parts[index + 1]?.text ?? '',
            isOwn,
          },
        ]
      : [];
  });
}
