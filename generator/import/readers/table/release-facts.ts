/** Facts of a whole release, which each of its rows may have. */
import { fold } from '../../../engine/lib/fold.ts';
import { count } from '../../../engine/lib/text.ts';
import {
  RELEASE_TYPE_NAMES,
  type ReleaseType,
  TYPE_ALIASES,
} from '../../../features/releases/schema/types.ts';
import type { Key } from '../../../site/keys.ts';
import { isVarious } from '../../../site/various.ts';
import type { Doubt, ReleaseFacts } from '../../catalogue.ts';
import { guessType } from '../../release-type.ts';
import { filled, known, some } from '../shared/data.ts';
import { barcodeOf } from './groups.ts';
import { addressesOf, labelledCredits, languageOf, linksIn } from './music.ts';
import { type Line, leaveCells, leaveOthers } from './rows.ts';
import { genresIn, openValues } from './values.ts';

export function factsOfRelease(
  group: readonly [Line, ...Line[]],
  doubts: Doubt[],
): Omit<ReleaseFacts, 'title'> {
  const one = (field: Key) => agreed(group, field, doubts);
  const upcRow = group.find((line) => line.text('upc') !== '') ?? group[0];
  const values = openValues(upcRow);
  const facts = known<Omit<ReleaseFacts, 'title'>>({
    genre: some([...new Set(group.flatMap(genresIn))]),
    label: labelOf(group, one),
    catalogue_number: one('catalogue_number'),
    upc: values.code('upc'),
    phonographic_copyright: ownerOf(one('phonographic_copyright')),
    copyright: ownerOf(one('copyright')),
    language: languageOf(group[0]),
    recorded: one('recorded'),
    description: filled(group[0].longText('description')),
    credits: labelledCredits(group[0], 'release_credits'),
    links: linksIn(group[0]),
    ...addressesOf(group[0], 'release_url'),
  });
  doubts.push(...values.doubts);
  // Each of its formats may have a barcode.
  for (const line of group.filter((each) => each.text('upc') !== '' && barcodeOf(each) !== barcodeOf(upcRow)))
    leaveCells(line, ['upc']);
  leaveOthers(group[0], group.slice(1), ['description', 'language']);
  return facts;
}

/** A part of a label is the nearer one. */
function labelOf(group: readonly Line[], one: (field: Key) => string | undefined): string | undefined {
  const near = one('sub_label');
  if (near === undefined) return one('label');
  const [first] = group.flatMap((line) => line.all('label').map((cell) => ({ line, cell })));
  if (first && first.cell.text !== near) first.line.leave(first.cell);
  return near;
}

/** The site writes the signs itself. */
function ownerOf(line: string | undefined): string | undefined {
  return line?.replace(/^(?:©|℗|\([cp]\))\s*/i, '') || undefined;
}

/** The first value of the rows, which is unsure where they have different ones. */
function agreed(group: readonly [Line, ...Line[]], field: Key, doubts: Doubt[]): string | undefined {
  const [first, other] = new Map(
    group.flatMap((line) => (line.text(field) ? [[line.text(field), line]] : [])),
  );
  if (first && other) doubts.push({ at: [field], why: `line ${other[1].origin.line} has "${other[0]}"` });
  return first?.[0];
}

/** The type of the first row with one, as type or format, or as the number of tracks suggests. @param isSold true if formats are facts */
export function typeOf(
  lines: readonly [Line, ...Line[]],
  title: string,
  doubts: Doubt[],
  isSold: boolean,
): string | undefined {
  for (const field of ['type', 'format'] as const) {
    const line = lines.find((each) => each.text(field) !== '');
    const [cell] = line?.all(field) ?? [];
    if (!line || !cell) continue;
    const type = typeIn(cell.text);
    // An `LP` by many is a compilation.
    const isOfMany = field === 'format' && type === 'album' && lines.some(isByMany);
    if (type !== undefined) return isOfMany ? 'compilation' : type;
    if (field === 'type' || !isSold) line.leave(cell);
  }
  if (lines[0].text('track_count') === '') return undefined;
  const tracks = openValues(lines[0]).number('track_count', 999);
  if (tracks === undefined) return undefined;
  const { type, why } = guessType(title, [], tracks);
  doubts.push({ at: ['type'], why: why ?? `guessed from ${count(tracks, 'track')}` });
  return type;
}

function isByMany(line: Line): boolean {
  return isVarious(line.text('album_artist') || line.text('artist'));
}

/** Words for types among those for carriers: `7" Single`, `2xLP`, `Digital EP`, `Double Album`. */
const TYPE_WORDS: readonly (readonly [ReleaseType, RegExp])[] = [
  ['ep', /\be\.?p\b|\bextended play\b|\bmini ?(?:album|lp)\b/],
  ['single', /\bsingle\b|\bsencillo\b|\bsingolo\b/],
  ['live', /\blive (?:album|lp)\b/],
  ['compilation', /\bcompilation\b|\bbest of\b/],
  ['soundtrack', /\bsoundtrack\b/],
  ['mixtape', /\bmixtape\b/],
  ['album', /\b(?:\d+ ?x? ?)?lp\b|\balbum\b/],
];

const ALIASES = new Map(Object.entries(TYPE_ALIASES).map(([word, type]) => [fold(word), type]));

/** The type that words mean: `LP` is an album, and of a `CD` nobody knows. */
function typeIn(text: string): ReleaseType | undefined {
  const word = fold(text).replace(/ (?:release|album)$/, '');
  return (
    RELEASE_TYPE_NAMES.find((name) => name === word) ??
    ALIASES.get(word) ??
    TYPE_WORDS.find(([, words]) => words.test(fold(text).replace(/-/g, ' ')))?.[0]
  );
}
