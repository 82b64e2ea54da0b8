/** Photos. */
import type { ImageGallery, ImageObject, WithContext } from 'schema-dts';
import { artistReference, CONTEXT } from '../../../site/json-ld/thing.ts';
import type { Photo } from '../../../site/parts.ts';
import type { Site } from '../../../site/site.ts';

/** @param page its name and whole address */
export function galleryLd(
  site: Site,
  sets: readonly { title: string; photos: readonly Photo[] }[],
  page: { name: string; url: string },
): WithContext<ImageGallery> {
  return {
    '@context': CONTEXT,
    '@type': 'ImageGallery',
    '@id': `${page.url}#gallery`,
    ...page,
    about: artistReference(site),
    associatedMedia: sets.flatMap(({ title, photos }) => photos.map((photo) => imageLd(site, title, photo))),
  };
}

function imageLd(
  { urls }: Site,
  set: string,
  { picture, large, caption, credit, licence }: Photo,
): ImageObject {
  const description = picture.alt;
  return {
    '@type': 'ImageObject',
    contentUrl: urls.origin + large,
    name: caption || set,
    ...(description && { description }),
    ...(credit && { creditText: credit }),
    ...(licence && { license: URL.canParse(licence) ? licence : { '@type': 'CreativeWork', name: licence } }),
  };
}
