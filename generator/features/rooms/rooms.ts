/** Private files of the content: who reads them, and where. */
import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry, HiddenEntry } from '../../engine/content/types.ts';
import { compare } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from './messages.ts';
import { derive, passphraseOf, privateFolder, privateRoute, SHORTEST_KEY } from './secrets.ts';

export interface Reader {
  name: string;
  /** The last day. */
  until?: string | undefined;
  /** `/p/…/`. */
  route: string;
  passphrase: string;
}

/** A private file with those who can read it now. */
export interface Room {
  entry: PrivateEntry;
  /** `releases/new-song`. */
  place: string;
  readers: Reader[];
  /** Seals its files; undefined if it is not locked. It is another one whenever somebody is added or withdrawn. */
  key?: Buffer | undefined;
  /** The folder of the files that its pages share, with a slash at the end. */
  folder: string;
}

/** The kinds that can be private. */
export type PrivateEntry = Entry<Data<'releases'> | Data<'ownPages'>>;

/** The private ones among hidden entries. */
export function listPrivate(hidden: readonly HiddenEntry[]): PrivateEntry[] {
  // Only these kinds have the key.
  return hidden.flatMap(({ why, entry }) => (why === 'private' ? [entry as PrivateEntry] : []));
}

export function placeOf({ path }: Pick<HiddenEntry, 'path'>): string {
  return path.replace(/\.[^.]+$/, '');
}

/** Lists everybody that a file names, with a separate address and passphrase. @param place of the file: `releases/new-song` */
export function listReaders(
  key: string,
  place: string,
  people: NonNullable<PrivateEntry['data']['private']>,
): Reader[] {
  return people.map(({ for: name, until }) => ({
    ...{ name, until, route: privateRoute(key, place, name) },
    passphrase: passphraseOf(key, place, name),
  }));
}

/** @param today `2026-11-21` */
export function openRooms(hidden: readonly HiddenEntry[], key: string, today: string): Room[] {
  return hidden.flatMap((each) =>
    listPrivate([each]).flatMap((entry) => {
      const place = placeOf(each);
      const readers = listReaders(key, place, entry.data.private ?? []).filter(
        ({ until }) => until === undefined || until >= today,
      );
      if (readers.length === 0) return [];
      const names = readers.map(({ name }) => name).sort(compare);
      const own = entry.data.encrypt ? derive(key, 'content', place, ...names) : undefined;
      return [{ entry, place, readers, folder: privateFolder(key, place, names), key: own }];
    }),
  );
}

interface Checked {
  hidden: readonly HiddenEntry[];
  /** Undefined if there is none. */
  key: string | undefined;
  today: string;
  /** True if a host builds the site. */
  isOnGit: boolean;
}

export function checkRooms({ hidden, key, today, isOnGit }: Checked): Problem[] {
  const entries = listPrivate(hidden);
  const drafts = hidden.flatMap(({ why, entry }) =>
    why === 'draft' && 'private' in entry.data && entry.data.private !== undefined ? [entry] : [],
  );
  const [first] = entries.filter(({ data }) => (data.private ?? []).length > 0);
  const isShort = key !== undefined && key.length < SHORTEST_KEY;
  return [
    ...(first && (key === undefined || isShort)
      ? [problem('private/no-key', positionOf(first, ['private']), { isShort })]
      : []),
    ...(first && isOnGit ? [problem('private/on-git', positionOf(first, ['private']), {})] : []),
    ...drafts.map((entry) =>
      problem('private/draft', positionOf(entry, ['private']), {
        title: 'title' in entry.data ? String(entry.data.title) : entry.slug,
      }),
    ),
    ...entries.flatMap((entry) => checkReaders(entry, today)),
  ];
}

function checkReaders({ data, slug, ...entry }: PrivateEntry, today: string): Problem[] {
  const readers = data.private ?? [];
  return readers.flatMap(({ for: name, until }, index) => {
    const at = (key: string) => positionOf(entry, ['private', index, key]);
    const isTwice = readers.findIndex((other) => other.for === name) < index;
    return [
      ...(isTwice ? [problem('private/twice', at('for'), { name })] : []),
      ...(until !== undefined && until < today
        ? [problem('private/past', at('until'), { name, quoted: JSON.stringify(name), until, slug })]
        : []),
    ];
  });
}
