/** Ids, ISRCs and UPCs must be unique. */

import { allEntries, positionOf } from '../../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../../engine/content/types.ts';
import { slugify } from '../../../engine/lib/slug.ts';
import { formatPosition, type Position, type Problem } from '../../../engine/problems/index.ts';
import type { Check } from '../../../site/check.ts';
import { problem } from '../problems.ts';
import type { Release } from '../schema/release.ts';
import { nounOf, typeRow } from '../schema/types.ts';

interface Given {
  id: string | number;
  at: Position;
}

export const checkIds: Check = ({ content }) => {
  const { mixes, projects, events } = content.pages;
  const ofKind = new Map<string, Given[]>();
  for (const entry of allEntries(content)) {
    const given = ofKind.get(entry.kind) ?? [];
    given.push(...idOf(entry, entry.data, []));
    ofKind.set(entry.kind, given);
  }
  return [
    ...ofKind.values(),
    idsOfList(mixes, mixes?.data.series, 'series'),
    idsOfList(projects, projects?.data.projects, 'projects'),
    idsOfList(events, events?.data.events, 'events'),
  ].flatMap(findDuplicates);
};

function idsOfList(entry: Entry<object> | undefined, list: readonly object[] = [], key: string): Given[] {
  return entry ? list.flatMap((item, index) => idOf(entry, item, [key, index])) : [];
}

function idOf(entry: Entry<object>, data: object, path: DataPath): Given[] {
  const id = 'id' in data ? data.id : undefined;
  const isGiven = typeof id === 'string' || typeof id === 'number';
  return isGiven ? [{ id, at: positionOf(entry, [...path, 'id']) }] : [];
}

function findDuplicates(given: Given[]): Problem[] {
  return findRepeated(given, ({ id }) => String(id)).map(([first, { id, at }]) =>
    problem('content/duplicate-id', at, { id, place: formatPosition(first.at) }),
  );
}

/** Each one whose key was there before, after the first that has it. */
export function findRepeated<T>(all: readonly T[], keyOf: (one: T) => string): [first: T, again: T][] {
  const known = new Map<string, T>();
  return all.flatMap((one): [T, T][] => {
    const key = keyOf(one);
    const first = known.get(key);
    if (first === undefined) known.set(key, one);
    return first === undefined ? [] : [[first, one]];
  });
}

interface Coded {
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

function codeOf({ code }: Coded): string {
  return code;
}

/** UPCs of 12 digits are EANs that begin with 0. */
function productCode(release: Entry<Release>): Coded[] {
  const { upc, title } = release.data;
  return upc ? [{ code: upc.padStart(13, '0'), title, at: positionOf(release, ['upc']) }] : [];
}

function recordingCodes(release: Entry<Release>): Coded[] {
  const { data } = release;
  const coded = (code: string | undefined, title: string, path: DataPath): Coded[] =>
    code ? [{ code, title, at: positionOf(release, path) }] : [];
  return [
    ...(isSong(data) ? coded(data.isrc, data.title, ['isrc']) : []),
    ...(data.tracks ?? []).flatMap(({ isrc, title }, index) => coded(isrc, title, ['tracks', index, 'isrc'])),
  ];
}

/** Titles that are written a little differently are the same. */
function nameOf({ title }: Coded): string {
  return slugify(title) || title;
}

function describeRepeated(first: Coded, again: Coded) {
  return { title: again.title, first: first.title, place: formatPosition(first.at) };
}

function isAlbumWithCode({ data }: Entry<Release>): boolean {
  return !isSong(data) && data.isrc !== undefined;
}

/** A release of one recording. */
function isSong({ type }: Release): boolean {
  return typeRow(type).openGraph === 'music.song';
}
