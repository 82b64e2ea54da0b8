/** Videos. */
import type { VideoObject, WithContext } from 'schema-dts';
import { firstDayOf } from '../../lib/text.ts';
import type { Video } from '../parts.ts';
import { CONTEXT, type ThingPage } from './thing.ts';

/**
 * @param title of the release that the video belongs to
 * @param uploaded when the video came out, as much as is known
 */
export function videoLd(
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
    uploadDate: `${firstDayOf(uploaded)}T00:00:00Z`,
    embedUrl: video.embedUrl,
    url: page.url,
  };
}
