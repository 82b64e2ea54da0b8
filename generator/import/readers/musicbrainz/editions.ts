/** The editions of a release: records, discs and files of several years, which have one page on the site. */
import { compare } from '../../../engine/lib/text.ts';
import type { FormatFacts } from '../../catalogue.ts';
import { given, known, listAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';

/** Why editions are left out, by their status. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  Promotion: 'a promotional copy',
  Bootleg: 'a bootleg',
  'Pseudo-Release': 'the same release with its titles in another script or language',
  Withdrawn: 'withdrawn',
  Cancelled: 'cancelled',
  Expunged: 'expunged',
};

/** Tells whether an edition is one that the artist published. Others are noted. */
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

/** With tracks before others, then the first that came out. */
export function sortEditions(releases: readonly unknown[]): readonly unknown[] {
  // An unknown date is behind all others, and a year behind its days.
  const date = (release: unknown) => (textAt(release, 'date') ?? '9999').padEnd(10, '~');
  return [...releases].sort(
    (a, b) => Number(hasTracks(b)) - Number(hasTracks(a)) || compare(date(a), date(b)),
  );
}

const FORMATS: readonly [RegExp, FormatFacts['format']][] = [
  [/vinyl|shellac|acetate|flexi/i, 'vinyl'],
  [/\bCD|SACD|^Enhanced/i, 'cd'],
  [/cassette/i, 'cassette'],
];
/** Files are what `streaming_links` lead to. */
const FILES = /digital media|download card|^$/i;

/** Records, discs and tapes: of several editions of a kind, the first. */
export function readFormats(releases: readonly unknown[], notes: Notes): FormatFacts[] {
  const formats = new Map<string, FormatFacts>();
  for (const release of releases)
    for (const [written, count] of countMedia(release)) {
      if (FILES.test(written)) continue;
      const edition = notes.line('Edition', textAt(release, 'disambiguation'));
      const packaging = textAt(release, 'packaging');
      const medium = count > 1 ? `${count} × ${written}` : written;
      const title = given(medium, /^(?:Other|None)$/.test(packaging ?? '') ? undefined : packaging).join(
        ', ',
      );
      const format = FORMATS.find(([pattern]) => pattern.test(written))?.[1] ?? 'other';
      const isPlain = title.toLowerCase() === format;
      if (formats.has(written))
        notes.leave('Other edition', given(title, edition, textAt(release, 'date')).join(', '));
      else formats.set(written, known<FormatFacts>({ format, title: isPlain ? undefined : title, edition }));
    }
  return [...formats.values()];
}

function countMedia(release: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  for (const medium of listAt(release, 'media')) {
    const format = textAt(medium, 'format') ?? '';
    counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return counts;
}
