/** Checks of names: each artist of `artists/` has one, and nobody else is meant by it. */

import { positionOf } from '../../engine/content/entry.ts';
import { fold } from '../../engine/lib/fold.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { formatPosition } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { splitNames } from '../../site/guests.ts';
import type { RosterArtist } from '../../site/roster.ts';
import { problem } from './messages.ts';
import { listMarks, listNames, listReferences, openKnown, openNear } from './names.ts';

export const checkNames: Check = ({ content }) => {
  if (content.artists.length === 0) return [];
  const findNear = openNear(content.artists);
  const isKnown = openKnown(content);
  return [...listNames(content), ...listMarks(content)].flatMap(({ name, entry, path }) => {
    const near = isKnown(name) ? undefined : findNear(name);
    if (!near) return [];
    const { slug, data } = near;
    return [problem('artist/nearly', positionOf(entry, path), { name, near: data.name, slug })];
  });
};

/** The name of a file that is left out would be shown as it is. */
export const checkDrafts: Check = ({ content, drafts }) =>
  [...listNames(content), ...listReferences(content)].flatMap(({ name, entry, path }) =>
    drafts.has(`artists/${name}`) ? [problem('artist/draft', positionOf(entry, path), { name })] : [],
  );

/** Requires a file for everybody named in a show or a news post. */
export const checkReferences: Check = ({ content, drafts, written }) => {
  const { artists } = content;
  const files = artists.map(({ slug }) => slug);
  const isRead = (file: string) => drafts.has(file) || files.some((slug) => file === `artists/${slug}`);
  // A file with an error, which has been reported, may be the one that is meant.
  if ([...written].some((file) => file.startsWith('artists/') && !isRead(file))) return [];
  const isKnown = openKnown(content);
  const findNear = openNear(artists);
  return listReferences(content).flatMap(({ name, entry, path }) => {
    // The name of a draft is shown as it is written.
    if (isKnown(name) || drafts.has(`artists/${name}`) || drafts.has(`artists/${slugify(name)}`)) return [];
    const isShow = entry === content.pages.events;
    const near = findNear(name)?.slug;
    const parts = splitNames(name);
    const names = parts?.every(isKnown) ? parts : undefined;
    return [problem('artist/unknown', positionOf(entry, path), { name, isShow, near, names, known: files })];
  });
};

export const checkSameNames: Check = ({ content: { artists } }) => {
  const first = new Map<string, RosterArtist>();
  return artists.flatMap((entry) => {
    const { name } = entry.data;
    const other = first.get(fold(name));
    if (!other) {
      first.set(fold(name), entry);
      return [];
    }
    const place = formatPosition(positionOf(other, ['name']));
    return [problem('artist/same-name', positionOf(entry, ['name']), { name, place })];
  });
};
