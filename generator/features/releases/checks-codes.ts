/** Checks of ids, ISRCs and UPCs, which are unique. */

import { allEntries, positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { formatPosition, type Position, type Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { problem } from './messages.ts';
import type { Release } from './schema/release.ts';
import { nounOf, typeRow } from './schema/types.ts';

interface PlacedId {
  id: string | number;
  at: Position;
}

export const checkIds: Check = ({ content }) => {
  const { mixes, projects, events } = content.pages;
  const ofKind = new Map<string, PlacedId[]>();
  for (const entry of allEntries(content)) {
    const ids = ofKind.get(entry.kind) ?? [];
    ids.push(...idOf(entry, entry.data, []));
    ofKind.set(entry.kind, ids);
  }
  return [
    ...ofKind.values(),
    idsOfList(mixes, mixes?.data.series, 'series'),
    idsOfList(projects, projects?.data.projects, 'projects'),
    idsOfList(events, events?.data.events, 'events'),
  ].flatMap(findDuplicates);
};

function idsOfList(entry: Entry<object> | undefined, list: readonly object[] = [], key: string): PlacedId[] {
  return entry ? list.flatMap((item, index) => idOf(entry, item, [key, index])) : [];
}

function idOf(entry: Entry<object>, data: object, path: DataPath): PlacedId[] {
  const id = 'id' in data ? data.id : undefined;
  const isId = typeof id === 'string' || typeof id === 'number';
  return isId ? [{ id, at: positionOf(entry, [...path, 'id']) }] : [];
}

function findDuplicates(ids: PlacedId[]): Problem[] {
  return findRepeated(ids, ({ id }) => String(id)).map(([first, { id, at }]) =>
    problem('content/duplicate-id', at, { id: String(id), place: formatPosition(first.at) }),
  );
}

/** Pairs of an item with the first one of the same key. */
export function findRepeated<T>(items: readonly T[], keyOf: (item: T) => string): [first: T, again: T][] {
  const known = new Map<string, T>();
  return items.flatMap((item): [T, T][] => {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    return first === undefined ? [] : [[first, item]];
  });
}

interface PlacedCode {
  code: string;
  title: string;
  at: Position;
}

export const checkCodes: Check = ({ content: { releases } }) => [
  ...findRepeated(releases.flatMap(productCode), codeOf).map(([first, again]) =>
    problem('codes/duplicate-upc', again.at, describeRepeated(first, again)),
  ),
  // A recording keeps its code on every release that it is part of.
  ...findRepeated(releases.flatMap(recordingCodes), codeOf)
    .filter(([first, again]) => nameOf(first) !== nameOf(again))
    .map(([first, again]) => problem('codes/duplicate-isrc', again.at, describeRepeated(first, again))),
  ...releases.filter(isAlbumWithCode).map((release) => {
    const { title, type } = release.data;
    return problem('codes/isrc-of-ep', positionOf(release, ['isrc']), { title, noun: nounOf(type) });
  }),
];

function codeOf({ code }: PlacedCode): string {
  return code;
}

/** UPCs of 12 digits are EANs that begin with 0. */
function productCode(release: Entry<Release>): PlacedCode[] {
  const { upc, title } = release.data;
  return upc ? [{ code: upc.padStart(13, '0'), title, at: positionOf(release, ['upc']) }] : [];
}

function recordingCodes(release: Entry<Release>): PlacedCode[] {
  const { data } = release;
  const coded = (code: string | undefined, title: string, path: DataPath): PlacedCode[] =>
    code ? [{ code, title, at: positionOf(release, path) }] : [];
  return [
    ...(isSong(data) ? coded(data.isrc, data.title, ['isrc']) : []),
    ...(data.tracks ?? []).flatMap(({ isrc, title }, index) => coded(isrc, title, ['tracks', index, 'isrc'])),
  ];
}

/** A title without differences of spelling. */
function nameOf({ title }: PlacedCode): string {
  return slugify(title) || title;
}

function describeRepeated(first: PlacedCode, again: PlacedCode) {
  return { title: again.title, first: first.title, place: formatPosition(first.at) };
}

function isAlbumWithCode({ data }: Entry<Release>): boolean {
  return !isSong(data) && data.isrc !== undefined;
}

/** A release of one recording. */
function isSong({ type }: Release): boolean {
  return typeRow(type).openGraph === 'music.song';
}
