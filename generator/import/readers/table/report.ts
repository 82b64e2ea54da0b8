/** Sales reports of distributors: they name codes by titles, and nothing else that belongs on a site. */
import { fold } from '../../../engine/lib/fold.ts';
import type { ItemOf, ReleaseFacts } from '../../catalogue.ts';
import { some } from '../shared/data.ts';
import { barcodeOf, trackTitleOf } from './groups.ts';
import { artistsOf } from './music.ts';
import type { Line } from './rows.ts';
import { openValues } from './values.ts';

interface Sold {
  readonly line: Line;
  readonly title: string;
  readonly release: string;
  /** Code in the report. */
  readonly upc: string;
}

/** Makes one item for each title, however often it was sold. They only fill what is there: a report has no dates. */
export function readReport(lines: readonly Line[]): ItemOf<'releases'>[] {
  const sold = new Map<string, Sold>();
  for (const line of lines) {
    const release = line.text('release_title');
    const title = trackTitleOf(line) || line.text('title') || release;
    const key = fold([title, release, line.text('isrc').replace(/-/g, ''), barcodeOf(line)].join('\0'));
    if (title !== '' && !sold.has(key)) sold.set(key, { line, title, release, upc: barcodeOf(line) });
  }
  const titlesByUpc = new Map<string, Set<string>>();
  for (const { upc, title } of sold.values())
    titlesByUpc.set(upc, (titlesByUpc.get(upc) ?? new Set()).add(fold(title)));
  return [...sold.values()].flatMap((each) => readSold(each, titlesByUpc.get(each.upc)?.size ?? 0));
}

/** @param titles how many titles share the UPC: that of an album is not that of its songs */
function readSold({ line, title, release }: Sold, titles: number): ItemOf<'releases'>[] {
  const values = openValues(line);
  const [isrc, upc] = [values.code('isrc'), values.code('upc')];
  const artists = artistsOf(line);
  const isTrack = release !== '' && fold(release) !== fold(title);
  const base = { kind: 'releases', origin: line.origin, fillsOnly: true } as const;
  const by: Pick<ReleaseFacts, 'artists'> = artists.length > 0 ? { artists } : {};
  const facts: ReleaseFacts = isTrack
    ? { title: release, ...by, ...(upc && { upc }), tracks: [{ title, ...(isrc && { isrc }) }] }
    : { title, ...by, ...(isrc && { isrc }), ...(upc && titles === 1 && { upc }) };
  const doubts = values.doubts.filter(({ at }) => at[0] !== undefined && at[0] in facts);
  return isrc || (upc && (isTrack || titles === 1)) ? [{ ...base, facts, doubts: some(doubts) }] : [];
}
