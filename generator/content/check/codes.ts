/** Codes of the trade name one thing each. */
import { slugify } from '../../lib/slug.ts';
import { formatPosition, type Position, type Problem } from '../../problems/index.ts';
import type { Release } from '../schema/music.ts';
import type { DataPath, Entry } from '../types.ts';
import type { Check } from './context.ts';

interface Coded {
  code: string;
  title: string;
  at: Position;
}

export const checkCodes: Check = ({ content: { releases } }) => [
  ...findRepeated(releases.flatMap(productCode)).map(([first, again]) => describeProduct(first, again)),
  // A recording keeps its code on every release that it is part of.
  ...findRepeated(releases.flatMap(recordingCodes))
    .filter(([first, again]) => nameOf(first) !== nameOf(again))
    .map(([first, again]) => describeRecording(first, again)),
  ...releases.flatMap(checkPlace),
];

/** UPCs of 12 digits are EANs that begin with 0. */
function productCode({ data, at }: Entry<Release>): Coded[] {
  return data.upc ? [{ code: data.upc.padStart(13, '0'), title: data.title, at: at(['upc']) }] : [];
}

function recordingCodes({ data, at }: Entry<Release>): Coded[] {
  const coded = (code: string | undefined, title: string, path: DataPath): Coded[] =>
    code ? [{ code, title, at: at(path) }] : [];
  return [
    ...(data.type === 'single' ? coded(data.isrc, data.title, ['isrc']) : []),
    ...(data.tracks ?? []).flatMap(({ isrc, title }, index) => coded(isrc, title, ['tracks', index, 'isrc'])),
  ];
}

/** Each one whose code stands elsewhere already, after the first that has it. */
function findRepeated(all: Coded[]): [first: Coded, again: Coded][] {
  const known = new Map<string, Coded>();
  return all.flatMap((coded): [Coded, Coded][] => {
    const first = known.get(coded.code);
    if (first) return [[first, coded]];
    known.set(coded.code, coded);
    return [];
  });
}

/** Titles that are written a little differently are the same. */
function nameOf({ title }: Coded): string {
  return slugify(title) || title;
}

function describeProduct(first: Coded, again: Coded): Problem {
  return {
    code: 'codes/duplicate-upc',
    level: 'error',
    message: `"${again.title}" has the UPC of "${first.title}", which stands at ${formatPosition(first.at)}.`,
    hint: 'Every release has a UPC of its own: look both up at your distributor.',
    at: again.at,
  };
}

function describeRecording(first: Coded, again: Coded): Problem {
  return {
    code: 'codes/duplicate-isrc',
    level: 'warning',
    message: `"${again.title}" has the ISRC of "${first.title}", which stands at ${formatPosition(first.at)}.`,
    hint: 'Every recording has an ISRC of its own, remixes and live versions too: look both up at your distributor.',
    at: again.at,
  };
}

function checkPlace({ data, at }: Entry<Release>): Problem[] {
  if (data.type !== 'ep' || data.isrc === undefined) return [];
  return [
    {
      code: 'codes/isrc-of-ep',
      level: 'warning',
      message: `"${data.title}" is an EP, and an ISRC belongs to one recording.`,
      hint: 'Move the line to the track that it belongs to; the EP as a whole has a  upc:',
      at: at(['isrc']),
    },
  ];
}
