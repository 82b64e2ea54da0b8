/** Shows of an import in a list that somebody has changed since. */
import { isDeepStrictEqual } from 'node:util';
import { editAll } from '../../../engine/edit/index.ts';
import { isRecord } from '../../../engine/lib/record.ts';
import { readFileText } from '../../site-files/written.ts';
import { listIn } from '../match/facts.ts';

interface ShowsRecord {
  readonly path: string;
  /** The text that the file had; a new file has none. */
  readonly before?: string | undefined;
  /** What the import made of it. */
  readonly text?: string | undefined;
}

/**
 * The text of a list of shows without those that the import has added; all else stays as it is now.
 *
 * @returns undefined if one of them is another now, or if the import has changed more than that
 */
export function withoutShows({ path, before, text }: ShowsRecord, now: string): string | undefined {
  if (text === undefined) return undefined;
  const [first, made, current] = [before ?? '', text, now].map((each) => readFileText(path, each).data);
  const [known, all] = [listIn(first, 'events'), listIn(made, 'events')];
  const isOnlyAdded =
    isDeepStrictEqual(all.slice(0, known.length), known) &&
    (before === undefined || isDeepStrictEqual(withoutList(first), withoutList(made)));
  const shows = listIn(current, 'events');
  const places = all
    .slice(known.length)
    .map((show) => shows.findIndex((each) => isDeepStrictEqual(each, show)));
  if (!isOnlyAdded || places.includes(-1) || new Set(places).size < places.length) return undefined;
  // From the last on: the places of the others stay theirs.
  const edits = places
    .toSorted((one, other) => other - one)
    .map((place) => ({ path: ['events', place], change: { kind: 'remove' } as const }));
  const edited = editAll('yaml', now, edits);
  return edited.ok ? edited.text : undefined;
}

function withoutList(data: unknown): object {
  return { ...(isRecord(data) ? data : {}), events: undefined };
}
