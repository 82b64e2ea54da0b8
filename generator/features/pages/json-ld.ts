/** Structured data of photos, merch and courses, and of the publisher. */

import type {
  ImageGallery,
  ImageObject,
  ItemList,
  Product,
  Course as SchemaCourse,
  WebPage,
  WithContext,
} from 'schema-dts';
import { fold } from '../../engine/lib/fold.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { artistReference, CONTEXT, picturesOf } from '../../site/json-ld/thing.ts';
import { type Money, priceLd } from '../../site/money.ts';
import type { Photo } from '../../site/parts.ts';
import type { Imprint } from '../../site/schema/imprint.ts';
import type { Site } from '../../site/site.ts';
import { readVatId } from '../../site/vat-id.ts';
import { pricesOfCourse } from './courses.ts';
import type { CourseEntry } from './schema/courses.ts';

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

/** The publisher of the site. One whose name contains the artist's, such as `Lindenau Quartett GbR`, is the artist. @param url absolute */
export function publisherLd(site: Site, facts: Imprint, url: string): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    isPartOf: { '@id': site.urls.absolute('/#website') },
    mainEntity: publisherThing(site, facts),
  };
}

function publisherThing(site: Site, facts: Imprint) {
  const { name, address, email, phone, vat_id } = facts;
  const known = {
    address: address.join(', '),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(vat_id && { vatID: readVatId(vat_id).id }),
  };
  const artist = artistReference(site);
  const isArtist = fold(name).includes(fold(site.settings.artist.name));
  if (isArtist)
    return artist['@type'] === 'Person' ? { ...artist, ...known } : { ...artist, legalName: name, ...known };
  const isCompany = (facts.form ?? facts.register ?? facts.represented_by) !== undefined;
  return isCompany
    ? ({ '@type': 'Organization', name, legalName: name, ...known } as const)
    : ({ '@type': 'Person', name, ...known } as const);
}

/** A course, and the days on which it is held. */
export function courseLd(site: Site, course: CourseEntry): WithContext<SchemaCourse> {
  const { title, description = title, level, seats, online, teachers, url } = course;
  const { date: [first] = [], end_date = course.date?.at(-1), time, end, venue, city } = course;
  const offers = pricesOfCourse(course).map(({ label, ...money }) => ({
    '@type': 'Offer' as const,
    ...(label && { name: label }),
    ...priceLd(money),
    category: money.amount === 0 ? 'Free' : 'Paid',
    ...soldOutLd(course.sold_out),
    ...(url && { url }),
  }));
  const place = (venue ?? city) !== undefined && {
    location: {
      '@type': 'Place' as const,
      name: venue ?? city ?? '',
      ...(city && { address: { '@type': 'PostalAddress' as const, addressLocality: city } }),
    },
  };
  const moment = (day: string, clock: string | undefined) => (clock ? `${day}T${clock}` : day);
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    name: title,
    description,
    provider: artistReference(site),
    ...(url && { url }),
    ...(level && { educationalLevel: level }),
    ...(offers.length > 0 && { offers: oneOrAll(offers) }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      name: title,
      courseMode: online ? (place ? 'Blended' : 'Online') : 'Onsite',
      ...(first && { startDate: moment(first, time) }),
      ...(first && end_date && { endDate: moment(end_date, end) }),
      ...place,
      ...(teachers && { instructor: teachers.map((name) => ({ '@type': 'Person' as const, name })) }),
      ...(seats && { maximumAttendeeCapacity: seats }),
    },
  };
}

/** Nothing for what is not sold out: that there is some left is nowhere in the content. */
function soldOutLd(isSoldOut: boolean | undefined) {
  return isSoldOut ? ({ availability: `${CONTEXT}/SoldOut` } as const) : {};
}

interface MerchProduct {
  title: string;
  description: string;
  /** Absolute. */
  images: readonly string[];
  prices: readonly Money[];
  isSoldOut: boolean;
  /** Shop. */
  url: string | undefined;
}

/** @param url of the page that lists them, absolute */
export function merchLd(items: readonly MerchProduct[], url: string): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    '@id': `${url}#merch`,
    url,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productLd(item),
    })),
  };
}

function productLd({ title, description, images, prices, isSoldOut, url }: MerchProduct): Product {
  const offers = prices.map((money) => ({
    '@type': 'Offer' as const,
    ...priceLd(money),
    ...soldOutLd(isSoldOut),
    ...(url && { url }),
  }));
  return {
    '@type': 'Product',
    name: title,
    ...(description && { description }),
    ...picturesOf({ images }),
    ...(offers.length > 0 && { offers: oneOrAll(offers) }),
  };
}
