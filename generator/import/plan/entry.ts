/** Plans one entry. */
import { slugify } from '../../engine/lib/slug.ts';
import type { Item, ItemFile } from '../catalogue.ts';
import { listIn, secondsIn, textIn } from '../match/facts.ts';
import { guessType } from '../release-type.ts';
import type { SiteContent } from '../site/types.ts';
import { titleOf } from './answers.ts';
import { compareFacts, listNew, missingFiles } from './compare.ts';
import { type ChooseTargets, type Keys, openKeys, openTargets } from './files.ts';
import type { Group, GroupCandidate, KnownGroup, NewGroup } from './groups.ts';
import { joinLeaves, type Merged, mergeItems } from './merge.ts';
import type { PlannedEntry, PlannedFact, Verdict } from './plan.ts';
import { placeOwnName, withoutLoneDescriptions } from './texts.ts';

type Unnamed = Omit<PlannedEntry, 'name'>;

interface Tools extends Keys {
  chooseTargets: ChooseTargets;
  missing: typeof missingFiles;
  keepAddresses(file: string, facts: readonly PlannedFact[]): PlannedFact[];
}

export interface PlannerOptions extends Pick<Tools, 'keepAddresses'> {
  readonly assets: string;
  readonly online: boolean;
  onUnfetched(url: string): void;
}

export function openPlanner(
  site: SiteContent,
  { assets, online, onUnfetched, keepAddresses }: PlannerOptions,
): (group: Group) => Unnamed {
  const missing: Tools['missing'] = (merged, entry) => {
    const files = missingFiles(merged, entry);
    // One on the disk goes before one on the web that is not fetched.
    const had = new Map(
      files
        .filter(({ from }) => online || !('url' in from))
        .toReversed()
        .map(byPlace),
    );
    for (const { at, from } of files) if ('url' in from && !had.has(at.join('/'))) onUnfetched(from.url);
    return files.filter((file) => had.get(file.at.join('/')) === file);
  };
  const tools = {
    chooseTargets: openTargets(assets),
    missing,
    keepAddresses,
    ...openKeys(),
  };
  const { artist } = site.facts;
  return (group) => {
    const planned = 'entry' in group ? planKnown(group, tools) : planOpen(group, tools);
    const facts = planned.facts.map((fact) => {
      const { path, value, verdict, before } = fact;
      const written = verdict === 'fills' && before !== undefined;
      return {
        ...fact,
        value: placeOwnName(path, value, artist),
        // What is replaced is known by how it is written.
        ...(written && { before: placeOwnName(path, before, artist) }),
      };
    });
    return { ...planned, facts };
  };
}

function byPlace(file: ItemFile): [string, ItemFile] {
  return [file.at.join('/'), file];
}

/** The candidate that says all of it already: whichever it is, there is nothing to do. */
function findCovering(candidates: readonly GroupCandidate[], { missing }: Tools): KnownGroup | undefined {
  const known = candidates.flatMap(({ entry, item }) => (entry ? [{ entry, items: [item] as const }] : []));
  return known.find(({ entry, items }) => {
    const merged = mergeItems(items);
    const isCovered = compareFacts(merged, entry).every(({ verdict }) => verdict === 'same');
    return isCovered && missing(merged, entry).length === 0;
  });
}

function planKnown(
  { entry, items }: KnownGroup,
  { chooseTargets, hasKey, missing, keepAddresses }: Tools,
): Unnamed {
  const merged = mergeItems(items);
  const { file, at, data } = entry;
  const slug = at.length === 0 ? entry.slug : slugify(titleOf({ facts: data }));
  const isKey = ({ path }: PlannedFact) => hasKey(entry, String(path[0]));
  const files = chooseTargets(slug, data, missing(merged, entry));
  const found = compareFacts(merged, entry).filter(isKey);
  const facts = withoutLoneDescriptions(
    keepAddresses(file, found),
    files.map(({ at }) => at),
  );
  const verdicts = new Set(facts.map(({ verdict }) => verdict));
  const verdict: Verdict =
    verdicts.has('fills') || files.length > 0 ? 'fills' : verdicts.has('differs') ? 'differs' : 'same';
  return { item: items[0], verdict, file, at, facts, files, candidates: [], missing: [] };
}

function planOpen(group: NewGroup, tools: Tools): Unnamed {
  const covering = findCovering([...group.candidates, ...group.written], tools);
  if (!covering) return planNew(group, tools);
  // What is surely the same as the first may say more.
  const [, ...others] = group.items;
  return planKnown({ ...covering, items: [...covering.items, ...others] }, tools);
}

function planNew(
  { items, place, candidates, isAsked, alike }: NewGroup,
  { chooseTargets, requiredOf, missing, keepAddresses }: Tools,
): Unnamed {
  const isUnclear = isAsked || candidates.length > 0;
  const merged = mergeItems(items);
  const [item] = items;
  const guess = guessMissing(item, merged);
  const listed = [...listNew(merged), ...guess.facts];
  const facts = isUnclear ? listed : keepAddresses(place.file, listed);
  const data = joinLeaves(facts);
  const placeholders = new Set([...placeholdersOf(items, facts), ...guess.placeholders]);
  const files = isUnclear ? [] : chooseTargets(place.slug, data, missing(merged, { data }));
  return {
    item,
    verdict: isUnclear ? 'unclear' : 'new',
    file: place.file,
    at: [],
    facts: withoutLoneDescriptions(
      facts,
      files.map((each) => each.at),
    ),
    files,
    candidates: candidates.map(({ target, title, why }) => ({ file: target, title, why })),
    ...(alike && { alike }),
    missing: listMissing(item, data, requiredOf, placeholders),
  };
}

/** Keys that a single has, and no list of records. */
const OF_SONG = ['duration', 'isrc', 'audio_url', 'lyrics', 'bpm', 'key'];

/** The type of a release, guessed from its tracks; without any, it is a placeholder. */
function guessMissing(
  { kind, origin }: Item,
  { leaves }: Merged,
): { facts: PlannedFact[]; placeholders: string[] } {
  if (kind !== 'releases' || leaves.some(({ path }) => path[0] === 'type'))
    return { facts: [], placeholders: [] };
  const data = joinLeaves(leaves);
  const lengths = listIn(data, 'tracks').map((track) => secondsIn(track, 'duration') ?? 0);
  const { type, why } = guessType(textIn(data, 'title') ?? '', lengths);
  const isKnown = why === undefined || lengths.length > 0 || OF_SONG.some((key) => key in data);
  return {
    facts: [{ path: ['type'], value: type, verdict: 'new', origin, doubt: why }],
    placeholders: isKnown ? [] : ['type'],
  };
}

/** Keys whose value is a placeholder, as no source knows it. */
function placeholdersOf(items: readonly Item[], facts: readonly PlannedFact[]): ReadonlySet<string> {
  const placeholders = items
    .flatMap(({ doubts = [] }) => doubts)
    .filter(
      ({ at, why, isPlaceholder }) =>
        isPlaceholder &&
        facts.some((fact) => fact.verdict === 'new' && fact.doubt === why && fact.path.join() === at.join()),
    );
  return new Set(placeholders.map(({ at }) => at.join()));
}

function listMissing(
  { kind }: Item,
  data: object,
  requiredOf: Keys['requiredOf'],
  placeholders: ReadonlySet<string>,
): string[] {
  const isMissing = (key: string) => textIn(data, key) === undefined || placeholders.has(key);
  if (kind !== 'events') return requiredOf(kind).filter(isMissing);
  const hasPlace = !isMissing('city') || !isMissing('online');
  return [...['title', 'date'].filter(isMissing), ...(hasPlace ? [] : ['city'])];
}
