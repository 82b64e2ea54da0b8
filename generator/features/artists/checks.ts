/** Checks of names: each artist of `artists/` has one, and nobody else is meant by it. */

import { distance } from 'fastest-levenshtein';
import { positionOf } from '../../engine/content/entry.ts';
import type { Content, DataPath, Entry } from '../../engine/content/types.ts';
import { fold } from '../../engine/lib/fold.ts';
import { formatPosition } from '../../engine/problems/index.ts';
import { ownNames } from '../../site/artists.ts';
import type { Check, Lint } from '../../site/check.ts';
import { hasBiography, type RosterArtist } from '../../site/roster.ts';
import { problem } from './problems.ts';

/** A name in the content. */
interface Named {
  name: string;
  entry: Entry<unknown>;
  path: DataPath;
}

export const checkNames: Check = ({ content }) => {
  if (content.artists.length === 0) return [];
  const findNear = openNear(content.artists);
  const known = listKnown(content);
  return listNames(content).flatMap(({ name, entry, path }) => {
    const near = known.has(name) || known.has(fold(name)) ? undefined : findNear(name);
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

/** Who plays a show or is in a news post has a file. */
export const checkReferences: Check = ({ content, drafts }) => {
  const known = listKnown(content);
  const files = content.artists.map(({ slug }) => slug);
  return listReferences(content).flatMap(({ name, entry, path }) => {
    if (known.has(name) || known.has(fold(name)) || drafts.has(`artists/${name}`)) return [];
    const isShow = entry === content.pages.events;
    return [problem('artist/unknown', positionOf(entry, path), { name, isShow, known: files })];
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

/** Who has left need not be shown as the others are. */
export const lintArtists: Lint = ({ content: { artists } }) =>
  artists.flatMap((entry) => {
    const { slug, data } = entry;
    const { name, photo, former } = data;
    if (former) return [];
    const at = positionOf(entry, ['name']);
    return [
      ...(photo === undefined ? [problem('artist/no-photo', at, { name, slug })] : []),
      ...(hasBiography(entry) ? [] : [problem('artist/no-text', at, { name })]),
    ];
  });

/** Names of files, and folded names: of the artists, and of the artist of the site. */
function listKnown({ artists, site }: Content): ReadonlySet<string> {
  return new Set([
    ...artists.flatMap(({ slug, data }) => [slug, fold(data.name)]),
    ...ownNames(site.data.artist),
  ]);
}

/** Shorter names are one letter away from too many others. */
const SHORTEST = 5;

/** Finds the artist whose name differs by a letter, or by blanks and signs, and looks each name up once. */
function openNear(artists: readonly RosterArtist[]): (name: string) => RosterArtist | undefined {
  const spelt = artists.map((entry) => ({ entry, letters: lettersOf(entry.data.name) }));
  const found = new Map<string, RosterArtist | undefined>();
  return (name) => {
    const letters = lettersOf(name);
    if (!found.has(letters)) {
      const near = spelt.find((each) => isNear(letters, each.letters));
      found.set(letters, near?.entry);
    }
    return found.get(letters);
  };
}

function isNear(letters: string, known: string): boolean {
  if (letters === known) return letters !== '';
  const isLong = Math.min(letters.length, known.length) >= SHORTEST;
  return isLong && Math.abs(letters.length - known.length) < 2 && distance(letters, known) === 1;
}

function lettersOf(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Everybody whom releases, remixes and shows name. */
function listNames({ releases, remixes, pages }: Content): Named[] {
  const { events } = pages;
  return [
    ...releases.flatMap((entry) => [
      ...listCredited(entry, entry.data, []),
      ...(entry.data.tracks ?? []).flatMap((track, index) => listCredited(entry, track, ['tracks', index])),
    ]),
    ...remixes.flatMap((entry) => {
      const name = entry.data.original_artist;
      return name === undefined ? [] : [{ name, entry, path: ['original_artist'] }];
    }),
    ...(events?.data.events ?? []).flatMap(({ support = [] }, index) =>
      support.flatMap(({ name }, at) =>
        events ? [{ name, entry: events, path: ['events', index, 'support', at] }] : [],
      ),
    ),
  ];
}

function listCredited(
  entry: Entry<unknown>,
  { artists = [], credits = [] }: Pick<Content['releases'][number]['data'], 'artists' | 'credits'>,
  path: DataPath,
): Named[] {
  return [
    ...artists.map(({ name }, index) => ({ name, entry, path: [...path, 'artists', index] })),
    ...credits.flatMap(({ role, names }) =>
      names.map((name) => ({ name, entry, path: [...path, 'credits', role] })),
    ),
  ];
}

function listReferences({ news, pages: { events } }: Content): Named[] {
  return [
    ...news.flatMap((entry) =>
      (entry.data.artists ?? []).map((name, index) => ({ name, entry, path: ['artists', index] })),
    ),
    ...(events?.data.events ?? []).flatMap(({ artists = [] }, show) =>
      artists.flatMap((name, index) =>
        events ? [{ name, entry: events, path: ['events', show, 'artists', index] }] : [],
      ),
    ),
  ];
}
