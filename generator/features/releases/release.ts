/** Facts and texts of a release, shared by its page and feeds. */

import { htmlOf } from '../../engine/content/entry.ts';
import type { BodySection, Entry } from '../../engine/content/types.ts';
import type { PlatformButton, SmallPrint } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';
import { formatDate, type Words } from '../../site/words/index.ts';
import type { Release } from './schema/release.ts';

/** `Out 1 August 2026`, or `Out 2027`: as much as is known. */
export function outLabel({ release_date }: Release, words: Words): string {
  return release_date === undefined ? '' : words.music.out({ date: formatDate(release_date, words) });
}

/** The calendar file that reminds of its day; undefined where only the month or the year is known. */
export function reminderOf({ slug, data }: Entry<Release>): { day: string; route: string } | undefined {
  const day = data.release_date;
  return day?.length === 10 ? { day, route: `${releaseRoute(slug)}${slug}.ics` } : undefined;
}

/** What one link to every platform can lead to. */
export interface Destinations {
  platforms: readonly PlatformButton[];
  formats?: Release['formats'];
  announced: boolean;
}

/** Whether it leads anywhere: to a platform or a shop, or before its day to how not to miss it. */
export function hasSmartLink({ platforms, formats = [], announced }: Destinations): boolean {
  return announced || [...platforms, ...formats].some(({ url }) => url !== undefined);
}

/** The body's cards. The text before the first heading, or `story` alone, is the story. */
export function bodySections(entry: Entry<unknown>, { music }: Words): BodySection[] {
  const { intro, sections } = entry.body;
  const story = sections.length === 0 ? htmlOf(entry, ['story']) : '';
  const opening = intro.length === 0 && story ? [story] : intro;
  const untitled = opening.length > 0 ? [{ id: 'story-concept', title: music.story, text: opening }] : [];
  return [...untitled, ...sections];
}

/** Label and codes, as far as they are known; those of tracks are with them. */
export function smallPrint(release: Release, { music }: Words): SmallPrint[] {
  return [
    { term: music.label, text: release.label?.name ?? '', url: release.label?.url },
    { term: music.catalogueNumber, text: release.catalogue_number ?? '' },
    { term: 'UPC', text: release.upc ?? '' },
    { term: 'ISRC', text: release.isrc ?? '' },
  ].filter(({ text }) => text !== '');
}

/** `© 2025 Name` and `℗ 2025 Name`; one line where both are the same. */
export function rightsLines({ copyright, phonographic_copyright: phonogram }: Release): string[] {
  if (copyright && copyright === phonogram) return [`℗ & © ${copyright}`];
  return [...(copyright ? [`© ${copyright}`] : []), ...(phonogram ? [`℗ ${phonogram}`] : [])];
}
