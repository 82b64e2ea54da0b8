/** Releases in the terms of Open Graph (ogp.me#type_music). */

import { firstDayOf } from '../../engine/lib/text.ts';
import { artistsOf, mainArtists } from '../../site/artists.ts';
import { trackAnchor } from '../../site/format.ts';
import { ROUTES } from '../../site/routes.ts';
import type { Property } from '../../site/seo.ts';
import type { Site } from '../../site/site.ts';
import type { Release } from './schema/release.ts';
import { typeRow } from './schema/types.ts';

/** Open Graph's music properties: a song for singles, an album with its songs otherwise. */
export function musicProperties(site: Site, data: Release, route: string): Property[] {
  const url = site.urls.absolute(route);
  const shared = [
    ...musicians(site, data),
    { property: 'music:release_date', content: firstDayOf(data.release_date ?? site.year) },
  ];
  const duration = data.duration ? [{ property: 'music:duration', content: String(data.duration) }] : [];
  if (typeRow(data.type).openGraph === 'music.song') return [...shared, ...duration];
  const songs = (data.tracks ?? []).flatMap(({ track_number, disc = 1 }) => [
    { property: 'music:song', content: `${url}#${trackAnchor(track_number, disc)}` },
    { property: 'music:song:disc', content: String(disc) },
    { property: 'music:song:track', content: String(track_number) },
  ]);
  return [...shared, ...songs];
}

/** Addresses of its main artists, as far as they are known. */
function musicians(site: Site, data: Release): Property[] {
  const about = site.urls.absolute(ROUTES.about);
  return mainArtists(artistsOf(site, data)).flatMap(({ isOwn, url }) => {
    const content = isOwn ? about : url;
    return content ? [{ property: 'music:musician', content }] : [];
  });
}
