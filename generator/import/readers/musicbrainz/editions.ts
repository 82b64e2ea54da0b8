/** The editions of a release: records, discs and files of several years, which have one page on the site. */
import { compare } from '../../../engine/lib/text.ts';
import { listAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';

/** Reasons to leave editions out, by their status. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  Promotion: 'a promotional copy',
  Bootleg: 'a bootleg',
  'Pseudo-Release': 'the same release with its titles in another script or language',
  Withdrawn: 'withdrawn',
  Cancelled: 'cancelled',
  Expunged: 'expunged',
};

/** Returns true if an edition is one that the artist published. Others are noted. */
export function isPublished(release: unknown, notes: Notes): boolean {
  const status = textAt(release, 'status') ?? '';
  const why = Object.hasOwn(LEFT_OUT, status) ? LEFT_OUT[status] : undefined;
  if (why === undefined) return true;
  const title = notes.line('Title', textAt(release, 'title')) ?? 'A release';
  if (status === 'Pseudo-Release') notes.leave('Titles in another script or language', title);
  notes.note(`"${title}" is left out: for MusicBrainz, it is ${why}.`);
  return false;
}

/** Lists of releases have none. */
export function hasTracks(release: unknown): boolean {
  return listAt(release, 'media').some((medium) => listAt(medium, 'tracks').length > 0);
}

/** Sorts editions: with tracks before others, then the first that came out. */
export function sortEditions(releases: readonly unknown[]): readonly unknown[] {
  // An unknown date is behind all others, and a year behind its days.
  const date = (release: unknown) => (textAt(release, 'date') ?? '9999').padEnd(10, '~');
  return [...releases].sort(
    (a, b) => Number(hasTracks(b)) - Number(hasTracks(a)) || compare(date(a), date(b)),
  );
}
