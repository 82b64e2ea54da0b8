/** Videos. */
import type { VideoObject, WithContext } from 'schema-dts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { momentOf } from '../../engine/lib/time-zone.ts';
import type { Video } from '../parts.ts';
import type { Site } from '../site.ts';
import { artistReference, CONTEXT, type ThingPage } from './thing.ts';

/** @param title of the release that the video belongs to @param uploaded when the video came out, as much as is known; empty for nothing */
export function videoLd(
  site: Site,
  title: string,
  video: Video,
  page: ThingPage,
  uploaded: string,
): WithContext<VideoObject> {
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: `${title} – ${video.title}`,
    description: page.description,
    ...(page.images.length > 0 && { thumbnailUrl: page.images }),
    ...uploadLd(site, uploaded),
    embedUrl: video.embedUrl,
    url: page.url,
  };
}

/** A video on a page of many. @param details `date`: as much as is known of the day it came out; `image`: absolute */
export function siteVideoLd(
  site: Site,
  { title, watchUrl, embedUrl }: Video,
  details: { description: string; date: string | undefined; image: string | undefined },
): WithContext<VideoObject> {
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: title,
    description: details.description,
    ...(details.image && { thumbnailUrl: details.image }),
    ...uploadLd(site, details.date),
    embedUrl,
    url: watchUrl,
    creator: artistReference(site),
  };
}

/** Search engines refuse a day here: they want a moment with its zone. */
function uploadLd({ settings }: Site, date: string | undefined): { uploadDate?: string } {
  if (!date) return {};
  const moment = momentOf(firstDayOf(date), settings.timezone).toISOString();
  return { uploadDate: moment.replace('.000Z', 'Z') };
}
