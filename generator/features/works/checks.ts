/** Checks of scores, of the reel, and of works that others name: files exist, and cues end after they begin. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { isNear, lettersOf } from '../../engine/lib/near.ts';
import { isSlug } from '../../engine/lib/slug.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Check } from '../../site/check.ts';
import { composerOf, findWork, isSameSong, type WorkEntry } from '../../site/works.ts';
import { checkFileName } from '../releases/checks-files.ts';
import { problem } from '../shows/messages.ts';
import type { Piece, ProgrammeEntry } from '../shows/programme-schema.ts';
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
export const checkNamedWorks: Check = ({ content: { releases, pages, works, site }, written }) => {
  const slugs = works.map(({ slug }) => slug);
  const { events } = pages;
  const listPieces = (path: DataPath, pieces: readonly ProgrammeEntry[]) =>
    pieces.flatMap((piece, at) =>
      piece === 'interval' ? [] : { entry: events, path: [...path, at, 'work'], work: piece.work, piece },
    );
  const named: {
    entry: Entry<unknown> | undefined;
    path: DataPath;
    work?: string | undefined;
    piece?: Piece;
  }[] = [
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
  return named.flatMap(({ entry, path, work: name, piece }) => {
    if (!entry || name === undefined) return [];
    if (isSlug(name) && findNearest(name, slugs) !== undefined)
      return checkFileName({ entry, path, name, folder: 'works', entries: works }, written);
    const near = piece && findNearly({ works, settings: site.data }, piece);
    if (!near) return [];
    const { slug, data } = near;
    return [problem('event/nearly', positionOf(entry, path), { name, near: data.title, slug })];
  });
};

/** Finds the work whose title is nearly that of a piece, unless the piece is a work by its own title. */
function findNearly(site: Parameters<typeof findWork>[0], piece: Piece): WorkEntry | undefined {
  if (findWork(site, { ...piece, title: piece.work })) return undefined;
  return site.works.find((work) => {
    const { title } = work.data;
    const own = { ...work.data, composer: composerOf(site, work) };
    return (
      numeralsIn(piece.work) === numeralsIn(title) &&
      isNear(lettersOf(piece.work), lettersOf(title)) &&
      isSameSong({ ...piece, title }, own)
    );
  });
}

/** `1`, `II`: works that differ in them only are two. */
function numeralsIn(title: string): string {
  return (title.match(/\d+|\b[IVX]+\b/g) ?? []).join(' ');
}
