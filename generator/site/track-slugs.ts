/** The names of tracks in the addresses of their pages. */
import type { Data } from '../engine/content/grammar.ts';
import { nameMaker } from '../engine/lib/name-maker.ts';
import { remember } from '../engine/lib/remember.ts';
import { shortenSlug, slugify } from '../engine/lib/slug.ts';

type Tracks = NonNullable<Data<'releases'>['tracks']>;

/** Slugs in the order of the file. A written one is kept, and the second of two tracks of one name is `intro-2`. */
export const trackSlugs = remember((tracks: Tracks): readonly string[] => {
  const claim = nameMaker(tracks.flatMap(({ slug }) => slug ?? []));
  return tracks.map(
    ({ slug, title, version = '' }, index) =>
      slug ?? claim(shortenSlug(slugify(`${title} ${version}`)), `track-${index + 1}`),
  );
});

/** Gives the tracks of a release in another language the addresses that they have in the default. */
export function keepSlugs<Release extends Data<'releases'>>(release: Release, standard: Release): Release {
  const slugs = standard.tracks && trackSlugs(standard.tracks);
  const tracks = release.tracks?.map((track, index) => ({ ...track, slug: slugs?.[index] }));
  return tracks ? { ...release, tracks } : release;
}
