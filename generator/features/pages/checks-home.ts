/** Checks of the home page: its first screen, its sections, and what they refer to. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Content, DataPath, Entry } from '../../engine/content/types.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check, Lint } from '../../site/check.ts';
import { listPressPhotos } from '../../site/press-photos.ts';
import { releaseVideos } from '../../site/videos.ts';
import { checkVideo } from './checks.ts';
import { MUSIC } from './home-featured.ts';
import { problem } from './messages.ts';

export const checkSections: Check = ({ content: { pages, releases, site } }) => {
  const { home } = pages;
  if (!home) return [];
  const seen = new Set<string>();
  const problems = (home.data.sections ?? []).flatMap((section, index) => {
    const name = typeof section === 'string' ? section : (Object.keys(section)[0] ?? '');
    const isRepeated = seen.has(name) && name !== 'text';
    seen.add(name);
    if (isRepeated) return [problem('home/section-twice', positionOf(home, ['sections', index]), { name })];
    const video = typeof section === 'string' ? undefined : section.video;
    if (video === undefined) return [];
    return checkNamedVideo(home, ['sections', index, 'video'], video, releases);
  });
  return [...problems, ...checkUnusedTexts(home, new Set([...seen, ...(site.data.look?.order ?? [])]))];
};

/** @param video a release with a video, or an address */
function checkNamedVideo(
  home: Entry<Data<'pages/home'>>,
  path: DataPath,
  video: string,
  releases: Content['releases'],
): Problem[] {
  if (!video.startsWith('releases/')) return checkVideo(home, path, video);
  const release = releases.find(({ slug }) => `releases/${slug}` === video);
  if (release && releaseVideos(release.data).length > 0) return [];
  const isThere = release !== undefined;
  return [problem('home/no-video', positionOf(home, path), { release: video, isThere })];
}

/** Checks that the first screen of Home shows the picture and the video that are named for it. */
export const checkOpening: Check = ({ content: { pages, releases } }) => {
  const { home } = pages;
  if (!home) return [];
  const { lead = 'cover', picture, video } = home.data;
  const at = (key: string) => positionOf(home, [key]);
  const isIdle = { picture: lead === 'cover' && picture !== undefined, video: lead !== 'film' && video };
  const idle = (['picture', 'video'] as const).filter((key) => isIdle[key]);
  const problems = idle.map((key) => problem('home/not-led', at(key), { key }));
  if (lead !== 'film') return problems;
  return video === undefined
    ? [problem('home/no-film', positionBeside(home, ['lead'], 'video'))]
    : checkNamedVideo(home, ['video'], video, releases);
};

/** Recommends a picture for the first screen. Without one, Home opens as it does without `lead`. */
export const lintOpening: Lint = ({ content: { pages, releases } }) => {
  const { home } = pages;
  if (!home) return [];
  const { lead = 'cover', picture, video } = home.data;
  const hasPicture = lead === 'cover' || picture !== undefined || hasPortrait({ pages });
  const hasStill = lead === 'film' && (video === undefined || isShownElsewhere(video, { pages, releases }));
  return hasPicture || hasStill
    ? []
    : [problem('home/no-picture', positionBeside(home, ['lead'], 'picture'), { lead })];
};

/** Returns true if there is a photo of the artist, which opens Home without another one. */
function hasPortrait({ pages }: Pick<Content, 'pages'>): boolean {
  return pages.about?.data.image !== undefined || listPressPhotos({ pages }).length > 0;
}

/** The video has a picture at another place: in its list, or with its release. */
function isShownElsewhere(video: string, { pages, releases }: Pick<Content, 'pages' | 'releases'>): boolean {
  const listed = pages.videos?.data.videos?.some(
    ({ url, picture }) => url === video && picture !== undefined,
  );
  const isOf = ({ slug, data }: Content['releases'][number]) =>
    `releases/${slug}` === video || releaseVideos(data).some(({ url }) => url === video);
  const hasArtwork = ({ data }: Content['releases'][number]) =>
    data.artwork_url !== undefined || releaseVideos(data).some(({ picture }) => picture !== undefined);
  return listed || releases.some((release) => isOf(release) && hasArtwork(release));
}

/** Reports texts of sections that `sections` leaves out. */
function checkUnusedTexts(home: Entry<Data<'pages/home'>>, listed: ReadonlySet<string>): Problem[] {
  if (home.data.sections === undefined) return [];
  const texts = [
    ['explore', 'featured'],
    ['remix', 'remix'],
    ['community', 'community'],
  ] as const;
  return texts
    .filter(([key, section]) => home.data[key] !== undefined && !listed.has(section))
    .map(([key, section]) => problem('home/not-in-sections', positionOf(home, [key]), { key, section }));
}

export const checkFeatured: Check = ({ content, written, drafts, privates }) => {
  const { home } = content.pages;
  return (home?.data.featured ?? []).flatMap((reference, index) => {
    const at = home && positionOf(home, ['featured', index]);
    if (drafts.has(reference))
      return [problem('reference/draft', at, { reference, isPrivate: privates?.has(reference) === true })];
    if (written.has(reference) && isMusic(reference)) return [];
    return [problem('reference/unknown', at, { reference, ...suggestEntry(reference, written) })];
  });
};

/** Compares names only: with their folders, any two entries look alike. */
function suggestEntry(reference: string, written: ReadonlySet<string>) {
  const entries = [...written].filter(isMusic);
  const nearest = findNearest(nameOf(reference), entries.map(nameOf));
  return { meant: entries.find((entry) => nameOf(entry) === nearest), first: entries[0] };
}

function isMusic(name: string): boolean {
  return MUSIC.some((kind) => name.startsWith(`${kind}/`));
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
