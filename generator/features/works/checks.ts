/** Checks of scores, of the reel, and of works that others name: files exist, and cues end after they begin. */

import type { DataPath } from '../../engine/content/types.ts';
import { isSlug } from '../../engine/lib/slug.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Check } from '../../site/check.ts';
import { checkFileName } from '../releases/checks-files.ts';
import type { ProgrammeEntry } from '../shows/programme-schema.ts';
import { checkCues } from '../sound/cues.ts';
import { listSheets } from './reel.ts';

export const checkAllCues: Check = ({ content }) => listSheets(content, content.pages).flatMap(checkCues);

export const checkAlbums: Check = ({ content: { scores, releases }, written }) =>
  scores.flatMap((entry) => {
    const { album: name } = entry.data;
    if (name === undefined) return [];
    return checkFileName({ entry, path: ['album'], name, folder: 'releases', entries: releases }, written);
  });

/** Tracks and programmes may name a work by its title: only what is nearly the name of a file is taken for one. */
export const checkNamedWorks: Check = ({ content: { releases, pages, works }, written }) => {
  const slugs = works.map(({ slug }) => slug);
  const { events } = pages;
  const listPieces = (path: DataPath, pieces: readonly ProgrammeEntry[]) =>
    pieces.flatMap((piece, at) =>
      piece === 'interval' ? [] : { entry: events, path: [...path, at, 'work'], work: piece.work },
    );
  const named = [
    ...releases.flatMap((entry) =>
      (entry.data.tracks ?? []).map(({ work }, index) => ({ entry, path: ['tracks', index, 'work'], work })),
    ),
    ...(events?.data.events ?? []).flatMap(({ programme }, index) =>
      Array.isArray(programme) ? listPieces(['events', index, 'programme'], programme) : [],
    ),
    ...Object.entries(events?.data.programmes ?? {}).flatMap(([name, pieces]) =>
      listPieces(['programmes', name], pieces),
    ),
  ];
  return named.flatMap(({ entry, path, work: name }) =>
    entry && name !== undefined && isSlug(name) && findNearest(name, slugs) !== undefined
      ? checkFileName({ entry, path, name, folder: 'works', entries: works }, written)
      : [],
  );
};
