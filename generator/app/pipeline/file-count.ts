/** The limit of hosts on the number of files. */
import type { Problem } from '../../engine/problems/index.ts';
import { listTrackPages, type PageSite } from '../../features/releases/track-pages.ts';
import { findHost } from '../../features/sound/media/index.ts';
import { SOUND_FOLDER } from '../../features/sound/sounds.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { problem } from '../messages.ts';

/** The most files of a site at Cloudflare Pages without a paid plan (developers.cloudflare.com/pages/platform/limits). Other hosts document none. */
const MOST = 20_000;

type CountedSite = PageSite & { urls: Pick<Site['urls'], 'origin'> };

/** @param editions the site in each of its languages @param paths of all files that are published */
export function checkFileCount(editions: readonly CountedSite[], paths: readonly string[]): Problem[] {
  const [site] = editions;
  const host = site && findHost(site.urls.origin, site.settings.publish?.to);
  const isElsewhere = site?.settings.publish?.audio_host !== undefined;
  const sent = isElsewhere ? paths.filter((path) => !path.startsWith(`${SOUND_FOLDER}/`)) : paths;
  // The marker is a file, too.
  const files = sent.length + 1;
  if (files <= MOST || host === undefined || host === 'GitHub Pages') return [];
  const countOf = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
  const trackPages = editions.flatMap((each) =>
    everyRelease(each).flatMap((release) => listTrackPages(each, release)),
  ).length;
  const savings = [
    ['share_images: false', countOf(/^assets\/share\//)],
    ['track_pages: false', trackPages],
  ] as const;
  const keys = savings.filter(([, count]) => count > 0).map(([key, count]) => `${key} (−${count})`);
  const copies = countOf(/\.(?:html|css|js|json|svg|xml|txt|ics)\.(?:br|gz)$/);
  return [problem('files/too-many', undefined, { files, limit: MOST, host, keys, copies })];
}
