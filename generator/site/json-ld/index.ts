/** Structured data as schema.org defines it (schema.org/MusicAlbum and its neighbours), one object a thing. */
export { articleLd } from './article.ts';
export { artistLd } from './artist.ts';
export { heardAt } from './audio.ts';
export { galleryLd } from './gallery.ts';
export { mixLd } from './mix.ts';
export { merchLd } from './product.ts';
export { albumLd, remixLd } from './release.ts';
export type { ThingPage } from './thing.ts';
export { siteVideoLd, videoLd } from './video.ts';
export { webPageLd } from './web-page.ts';
export { breadcrumbsLd, webSiteLd } from './web-site.ts';
