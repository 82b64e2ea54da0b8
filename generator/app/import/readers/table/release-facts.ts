/** Facts of a whole release, which each of its rows may have. */
import { fold } from '../../../../engine/lib/fold.ts';
import { RELEASE_TYPE_NAMES, TYPE_ALIASES } from '../../../../features/releases/schema/types.ts';
import type { Doubt, ReleaseFacts } from '../../catalogue.ts';
import { filled, known, some } from '../shared/data.ts';
import type { Findings } from '../shared/findings.ts';
import type { Field } from './columns.ts';
import type { Line } from './line.ts';
import { addressesOf, labelledCredits, languageOf } from './music.ts';
import { namesIn, openValues } from './values.ts';

export function factsOfRelease(
  group: readonly [Line, ...Line[]],
  findings: Findings,
  doubts: Doubt[],
): Omit<ReleaseFacts, 'title'> {
  const one = (field: Field) => agreed(group, field, doubts);
  const upcRow = group.find((line) => line.text('upc') !== '') ?? group[0];
  const values = openValues(upcRow, findings);
  const genres = [...new Set(group.flatMap((line) => namesIn(line, 'genre')))];
  const facts = known<Omit<ReleaseFacts, 'title'>>({
    genre: some(genres.flatMap((genre) => genre.split(/\s*,\s*/))),
    label: one('label'),
    catalogue_number: one('catalogue_number'),
    upc: values.code('upc'),
    phonographic_copyright: ownerOf(one('phonographic_copyright')),
    copyright: ownerOf(one('copyright')),
    language: languageOf(group[0], findings),
    recorded: one('recorded'),
    description: filled(group[0].longText('description')),
    credits: labelledCredits(group[0], 'release_credits'),
    ...addressesOf(group[0], findings, 'release_url'),
  });
  doubts.push(...values.doubts);
  return facts;
}

/** The site writes the signs itself. */
function ownerOf(line: string | undefined): string | undefined {
  return line?.replace(/^(?:©|℗|\([cp]\))\s*/i, '') || undefined;
}

/** The first value of the rows, which is unsure where they have different ones. */
function agreed(group: readonly [Line, ...Line[]], field: Field, doubts: Doubt[]): string | undefined {
  const [first, other] = new Map(
    group.flatMap((line) => (line.text(field) ? [[line.text(field), line]] : [])),
  );
  if (first && other) doubts.push({ at: [field], why: `line ${other[1].origin.line} has "${other[0]}"` });
  return first?.[0];
}

/** The type that a word means: `LP` is an album. Of several rows, the first that has one tells it. */
export function typeOf(lines: readonly Line[], findings: Findings): string | undefined {
  const line = lines.find((each) => each.text('type') !== '');
  if (line === undefined) return undefined;
  const text = line.text('type');
  const word = fold(text).replace(/ (?:release|album)$/, '');
  const type =
    RELEASE_TYPE_NAMES.find((name) => name === word) ??
    new Map<string, string>(Object.entries(TYPE_ALIASES)).get(word);
  if (type === undefined) findings.leave('type', text, line.origin);
  return type;
}
