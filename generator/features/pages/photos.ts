import type { Context } from '../../site/context.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { PageHead, Photo } from '../../site/parts.ts';
import { photoOf } from '../../site/photos.ts';
import { sitePage } from '../../site/site-pages.ts';
import { formatDate } from '../../site/words/index.ts';
import { galleryLd } from './json-ld.ts';

export interface PhotoSet {
  title: string;
  /** `June 2026`, or empty. */
  dateLabel: string;
  /** May be empty. */
  description: string;
  /** Credits and licences of the photos, each once. */
  credits: string[];
  photos: Photo[];
}

export interface PhotosProps extends PageHead {
  sets: PhotoSet[];
}

/** The photos page, if its file has photos. */
export function photosPages(context: Context): PageOf<'photos', PhotosProps>[] {
  const { site } = context;
  const { photos } = site.pages;
  const { isFilled, title, route } = sitePage(site, 'photos');
  if (!photos || !isFilled) return [];
  const props = projectPhotos(context);
  const page = { url: site.urls.absolute(route), name: title };
  return [
    defineFixedPage(context, 'photos', props, {
      fallback: site.words.descriptions.photos({ name: site.settings.artist.name }),
      shared: { picture: photos.data.sets?.[0]?.photos?.[0]?.file },
      jsonLd: props.sets.length > 0 ? [galleryLd(site, props.sets, page)] : [],
    }),
  ];
}

function projectPhotos(context: Context): PhotosProps {
  const sets = (context.site.pages.photos?.data.sets ?? []).map((set): PhotoSet => {
    const photos = (set.photos ?? []).flatMap(
      (photo) =>
        photoOf(context, { credit: set.credit, licence: set.licence, ...dropUndefined(photo) }) ?? [],
    );
    return {
      title: set.title,
      dateLabel: set.date ? formatDate(set.date, context.site.words) : '',
      description: set.description ?? '',
      credits: [...photos.map(({ credit }) => credit), ...photos.map(({ licence }) => licence)].filter(
        (text, index, texts) => text !== '' && texts.indexOf(text) === index,
      ),
      photos,
    };
  });
  return { ...pageHead(context, 'photos'), sets: sets.filter(({ photos }) => photos.length > 0) };
}

/** Drops undefined keys, which would override the defaults of the set. */
function dropUndefined<Keys extends object>(given: Keys): Keys {
  // Only undefined keys are dropped, so the type stays the same.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Keys;
}
