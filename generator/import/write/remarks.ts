/** Comments beside facts that are unsure. */
import type { Note } from '../../engine/edit/index.ts';
import type { Path } from '../../engine/edit/types.ts';
import { PLATFORMS } from '../../site/platforms/table.ts';
import type { Origin } from '../catalogue.ts';
import { writeGuess } from '../guesses.ts';
import { isOfTracks } from '../plan/merge.ts';
import type { PlannedEntry, PlannedFact } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';

/** `Bandcamp`; of a source without a name, its file or host: where the file was is nobody else's business. */
function nameSource({ source, place }: Origin): string {
  const name = URL.canParse(place) ? new URL(place).hostname : place.split(/[/\\]/).findLast(Boolean);
  return PLATFORMS.find(({ key }) => key === source)?.name ?? (name || place);
}

/** The comments of an entry. @param facts those that are written @param at the place of the entry in its file */
export function listRemarks(
  { item, verdict }: PlannedEntry,
  facts: readonly PlannedFact[],
  at: Path,
): Note[] {
  const own = facts.flatMap(({ path, doubt, origin }): Doubted[] =>
    doubt === undefined ? [] : [{ path, why: doubt, origin }],
  );
  const isWritten = (path: Path) =>
    facts.some((fact) => isWithin(path, fact.path) || (isOfTracks(path) && isWithin(fact.path, path)));
  const isKnown = (path: Path, why: string) =>
    own.some((each) => each.why === why || each.path.join() === path.join()) ||
    // Another source knows it.
    facts.some((fact) => fact.origin !== item.origin && fact.path.join() === path.join());
  // Of an entry that is there, the source counts tracks otherwise.
  const doubts = verdict === 'new' ? (item.doubts ?? []) : [];
  const others = doubts.flatMap(({ at: path, why }): Doubted[] =>
    isWritten(path) && !isKnown(path, why) ? [{ path, why, origin: item.origin }] : [],
  );
  return joinTracks([...own, ...others], facts).map(({ path, why, origin }) => ({
    path: [...at, ...path],
    text: writeGuess(nameSource(origin), why),
  }));
}

/** Tracks from which on what is unsure of each is said once, above all of them. */
const MANY = 3;

function joinTracks(doubts: readonly Doubted[], facts: readonly PlannedFact[]): Doubted[] {
  const written = groupBy(facts, ({ path }) => keyOfTracks(path));
  const groups = groupBy(doubts, ({ path, why, origin }) =>
    [keyOfTracks(path), origin.source, why].join('\n'),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const key = first && keyOfTracks(first.path);
    const isEach = group.length >= MANY && group.length === written.get(key)?.length;
    return first && key !== undefined && isEach
      ? [{ ...first, path: ['tracks'], why: `${key} of each track: ${first.why}` }]
      : group;
  });
}

/** `title` of `['tracks', 2, 'title']`. */
function keyOfTracks([key, index, ...rest]: Path): string | undefined {
  return key === 'tracks' && typeof index === 'number' && rest.length > 0 ? rest.join(' ') : undefined;
}

interface Doubted {
  path: Path;
  why: string;
  origin: Origin;
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => step === path[index]);
}
