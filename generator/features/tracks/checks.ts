/** Checks of lyrics with times and translations, and of what pages of tracks show. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Position, Problem } from '../../engine/problems/problem.ts';
import type { Check } from '../../site/check.ts';
import type { Context } from '../../site/context.ts';
import { lengthHeard } from '../../site/format.ts';
import { readLyrics, readTimes } from '../../site/lyrics.ts';
import { everyRelease } from '../../site/site.ts';
import { trackSlugs } from '../../site/track-slugs.ts';
import { checkFileName } from '../releases/checks-files.ts';
import { releasePlayables } from '../releases/recordings.ts';
import type { Release } from '../releases/schema/release.ts';
import type { Track } from '../releases/schema/track.ts';
import { anchorOf, hasTrackPages } from '../releases/track-pages.ts';
import { problem } from './messages.ts';

/** Requires the release and the track that `same_as` names. */
export const checkSameTracks: Check = ({ content: { site, releases }, written }) =>
  releases.flatMap((entry) =>
    (entry.data.tracks ?? []).flatMap(({ same_as }, index) => {
      if (same_as === undefined) return [];
      const [slug = '', name = ''] = same_as.split('/');
      const path = ['tracks', index, 'same_as'];
      const other = releases.find((release) => release.slug === slug)?.data;
      if (!other)
        return checkFileName({ entry, path, name: slug, folder: 'releases', entries: releases }, written);
      const { title, tracks = [] } = other;
      if (!hasTrackPages(site.data, other))
        return [problem('track/no-page', positionOf(entry, path), { key: 'same_as', title })];
      const known = trackSlugs(tracks).filter((_, at) => tracks[at]?.same_as === undefined);
      if (known.includes(name)) return [];
      const values = { release: title, name, nearest: findNearest(name, known) };
      return [problem('track/unknown', positionOf(entry, path), values)];
    }),
  );

/** Reports what only the page of a track shows, if it has none. */
export const checkPageKeys: Check = ({ content: { site, releases } }) =>
  releases
    .filter(({ data }) => !hasTrackPages(site.data, data))
    .flatMap((entry) =>
      (entry.data.tracks ?? []).flatMap((track, index) =>
        (['slug', 'story', 'video'] as const)
          .filter((key) => track[key] !== undefined)
          .map((key) => {
            const { title } = entry.data;
            return problem('track/no-page', positionOf(entry, ['tracks', index, key]), { key, title });
          }),
      ),
    );

/** Refuses a slug that an earlier track of the release has. */
export const checkSlugs: Check = ({ content: { releases } }) =>
  releases.flatMap((entry) => {
    const slugs = (entry.data.tracks ?? []).map(({ slug }) => slug);
    return slugs.flatMap((slug, index) =>
      slug !== undefined && slugs.indexOf(slug) < index
        ? [problem('track/slug-taken', positionOf(entry, ['tracks', index, 'slug']), { slug })]
        : [],
    );
  });

/** Requires as many verses of a translation as of the original. */
export const checkTranslations: Check = ({ content: { releases } }) =>
  releases.flatMap((entry) =>
    listSongs(entry).flatMap(({ song, path }) => {
      const { title, lyrics = '', lyrics_translation: translation } = song;
      if (translation === undefined) return [];
      const [count, translated] = [lyrics, translation].map((text) => readLyrics(text, []).length);
      if (count === translated) return [];
      const at = positionOf(entry, [...path, 'lyrics_translation']);
      return [problem('lyrics/verses', at, { title, count: count ?? 0, translated: translated ?? 0 })];
    }),
  );

/** Digits in brackets before a line, which would be shown with it. */
const LIKE_STAMP = /^\s*\[[\d.,:\s]*\d\s*[:.,]\s*\d[\d.,:\s]*\]/;

/** Checks the times of lines: written as such, in order, and within the recording. */
export function checkTimes(context: Context): Problem[] {
  return everyRelease(context.site).flatMap((entry) => {
    const lengths = new Map(
      releasePlayables(context, entry).map((each) => [each.url.split('#')[1], lengthHeard(each)]),
    );
    return listSongs(entry).flatMap(({ song, path, anchor }) => {
      const { title, lyrics = '', duration } = song;
      const length = lengths.get(anchor) ?? duration;
      let before = 0;
      return readTimes(lyrics).flatMap(({ at: [at], text }, index): Problem[] => {
        const here = lineOf(positionOf(entry, [...path, 'lyrics']), lyrics, index);
        const [left] = LIKE_STAMP.exec(text) ?? [];
        if (left) return [problem('lyrics/no-time', here, { written: left })];
        if (at === undefined) return [];
        const last = before;
        before = at;
        const clock = Math.floor(at);
        if (at < last) return [problem('lyrics/order', here, { at: clock, before: Math.floor(last) })];
        return length !== undefined && at > length
          ? [problem('lyrics/too-late', here, { at: clock, title, length })]
          : [];
      });
    });
  });
}

/** The position of a line of a text. One of several lines begins below its key. */
function lineOf(place: Position, text: string, index: number): Position {
  return text.includes('\n') ? { ...place, line: place.line + 1 + index, column: 1 } : place;
}

/** Lists all that may have words: the release, and its tracks. */
function listSongs(entry: Entry<Release>): { song: Release | Track; path: DataPath; anchor?: string }[] {
  const { tracks = [] } = entry.data;
  return [
    { song: entry.data, path: [] },
    ...tracks.map((track, index) => ({ song: track, path: ['tracks', index], anchor: anchorOf(track) })),
  ];
}
