/** Structured data as schema.org defines it (schema.org/MusicAlbum and its neighbours), one object a thing. */

export { mixLd } from '../../features/mixes/json-ld.ts';
export { articleLd } from '../../features/news/json-ld.ts';
export { galleryLd } from '../../features/pages/json-ld/gallery.ts';
export { merchLd } from '../../features/pages/json-ld/product.ts';
export { albumLd, remixLd } from '../../features/releases/json-ld/release.ts';
export { heardAt } from '../../features/sound/json-ld.ts';
export { artistLd } from './artist.ts';
export type { ThingPage } from './thing.ts';
export { siteVideoLd, videoLd } from './video.ts';
export { webPageLd } from './web-page.ts';
export { breadcrumbsLd, webSiteLd } from './web-site.ts';
