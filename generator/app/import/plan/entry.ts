/** What becomes of one entry. */
import { slugify } from '../../../engine/lib/slug.ts';
import { jsonSchemaOf } from '../../reference/json-schema.ts';
import type { Item, ItemKind } from '../catalogue.ts';
import { textIn } from '../match/facts.ts';
import type { SiteContent, SiteEntry } from '../site/types.ts';
import { targetOf, titleOf } from './answers.ts';
import { compareFacts, listNew, missingFiles } from './compare.ts';
import { type ChooseFile, openFiles } from './files.ts';
import type { Group, GroupCandidate } from './groups.ts';
import { guessType } from './guess.ts';
import { joinLeaves } from './leaves.ts';
import { type Merged, mergeItems } from './merge.ts';
import { placeOwnName } from './own-name.ts';
import type { PlannedEntry, PlannedFact, Verdict } from './plan.ts';
import { type ChooseTargets, openTargets } from './targets.ts';

type Unnamed = Omit<PlannedEntry, 'name'>;

/** @param folders those that names of new files are chosen in */
export function openPlanner(
  { language, entries, facts: { artist } }: SiteContent,
  folders: { content: string; assets: string },
): (group: Group) => Unnamed {
  const chooseFile = openFiles(language, folders.content, entries);
  const chooseTargets = openTargets(folders.assets);
  const requiredOf = openRequired();
  return ({ items: [first, ...others], entry, candidates }) => {
    if (!first) throw new Error('A group without items.');
    const merged = mergeItems([first, ...others]);
    const item = { ...first, body: merged.body };
    // Whichever it is, there is nothing to do.
    const known = entry ?? candidates.map((each) => each.entry).find((each) => saysNothing(merged, each));
    const planned = known
      ? planKnown(item, merged, known, chooseTargets)
      : planNew(item, merged, candidates, { chooseFile, chooseTargets, requiredOf });
    const facts = planned.facts.map((fact) => ({
      ...fact,
      value: placeOwnName(fact.path, fact.value, artist),
    }));
    return { ...planned, facts };
  };
}

function saysNothing(merged: Merged, entry: SiteEntry): boolean {
  const isSaid = compareFacts(merged, entry).every(({ verdict }) => verdict === 'same');
  return isSaid && missingFiles(merged, entry.data).length === 0;
}

function planKnown(item: Item, merged: Merged, entry: SiteEntry, chooseTargets: ChooseTargets): Unnamed {
  const { file, at, data } = entry;
  const slug = at.length === 0 ? entry.slug : slugify(titleOf({ facts: data }));
  const facts = compareFacts(merged, entry);
  const files = chooseTargets(slug, data, missingFiles(merged, data));
  const verdicts = new Set(facts.map(({ verdict }) => verdict));
  const verdict: Verdict =
    verdicts.has('fills') || files.length > 0 ? 'fills' : verdicts.has('differs') ? 'differs' : 'same';
  return { item, verdict, file, at, facts, files, candidates: [], missing: [] };
}

interface NewTools {
  chooseFile: ChooseFile;
  chooseTargets: ChooseTargets;
  requiredOf: RequiredOf;
}

function planNew(
  item: Item,
  merged: Merged,
  candidates: readonly GroupCandidate[],
  { chooseFile, chooseTargets, requiredOf }: NewTools,
): Unnamed {
  const isUnclear = candidates.length > 0;
  const { file, slug } = chooseFile(item, isUnclear);
  const facts = [...listNew(merged), ...addGuess(item, merged)];
  const data = joinLeaves(facts);
  return {
    item,
    verdict: isUnclear ? 'unclear' : 'new',
    file,
    at: [],
    facts,
    files: isUnclear ? [] : chooseTargets(slug, data, missingFiles(merged, data)),
    candidates: candidates.map(({ entry, why }) => ({
      file: targetOf(entry),
      title: titleOf({ facts: entry.data }),
      why,
    })),
    missing: listMissing(item, data, requiredOf),
  };
}

/** The type of a release, from its tracks. */
function addGuess({ kind, origin }: Item, { leaves }: Merged): PlannedFact[] {
  if (kind !== 'releases' || leaves.some(({ path }) => path[0] === 'type')) return [];
  const { type, why } = guessType(joinLeaves(leaves));
  return [{ path: ['type'], value: type, verdict: 'new', origin, doubt: why }];
}

/** The keys that a kind of entry has to have. */
type RequiredOf = (kind: Exclude<ItemKind, 'events'>) => readonly string[];

/** Schemas are large, and each new entry asks for that of its kind. */
function openRequired(): RequiredOf {
  const known = new Map<ItemKind, readonly string[]>();
  return (kind) => {
    const required = known.get(kind) ?? jsonSchemaOf(kind).required ?? [];
    known.set(kind, required);
    return required;
  };
}

function listMissing({ kind }: Item, data: object, requiredOf: RequiredOf): string[] {
  const isMissing = (key: string) => textIn(data, key) === undefined;
  if (kind !== 'events') return requiredOf(kind).filter(isMissing);
  const hasPlace = !isMissing('city') || !isMissing('online');
  return [...['title', 'date'].filter(isMissing), ...(hasPlace ? [] : ['city'])];
}
