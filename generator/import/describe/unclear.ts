/** Entries that may be ones of the site, and what to type. */
import { shorten } from '../../engine/lib/text.ts';
import type { Item, Origin } from '../catalogue.ts';
import { textIn } from '../match/facts.ts';
import type { Plan, PlannedEntry } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';
import { quote } from './command.ts';
import { entriesOf, section } from './facts.ts';
import { nameReason, type Wording } from './sentences.ts';

const MOST_NAMED = 12;

/** Describes unclear entries, with the words to type for each candidate. @param command as typed */
export function describeUnclear(plan: Plan, command: string, words: Wording): string {
  const { write } = words;
  const [together, unclear] = divide(entriesOf(plan, 'unclear'));
  const shown = ({ title, why }: { title: string; why: string }) => ({
    title: shorten(title, 60),
    why: nameReason(why, words),
  });
  const lines = unclear.flatMap(({ name, item, candidates, alike }) => {
    const answer = write('import-answer', { what: answerNew(item, candidates.length > 0) });
    return [
      `  ${shorten(name, 60)}  (${placeOf(item.origin)})`,
      ...candidates.map((each) => `    ${match(name, each.file)}  ${write('import-is', shown(each))}`),
      `    ${match(name, 'new')}  ${alike ? write('import-alike', { answer, ...shown(alike) }) : answer}`,
    ];
  });
  const [only, second] = unclear;
  const [first] = only?.candidates ?? [];
  const hasCandidates = unclear.some(({ candidates }) => candidates.length > 0);
  const whole =
    only && first && !second
      ? write('import-first', { command: `${command} ${match(only.name, first.file)}` })
      : write('import-firsts', { command });
  const heading = write('import-unclear', { count: unclear.length });
  const asked = section(heading, hasCandidates ? [...lines, whole] : lines);
  return [asked, describeTogether(together, command, words)].filter(Boolean).join('\n\n');
}

function divide(unclear: readonly PlannedEntry[]): [PlannedEntry[], PlannedEntry[]] {
  const isTogether = ({ item, candidates, alike }: PlannedEntry) =>
    item.isUnsure === 'file' && candidates.length === 0 && !alike;
  return [unclear.filter(isTogether), unclear.filter((entry) => !isTogether(entry))];
}

function describeTogether(entries: readonly PlannedEntry[], command: string, { write }: Wording): string {
  const files = groupBy(entries, ({ item }) => item.origin.place);
  const lines = [...files].flatMap(([place, own]) => {
    const items = own.slice(0, MOST_NAMED).map(({ name }) => shorten(name, 60));
    if (own.length > MOST_NAMED) items.push(write('import-others', { count: own.length - MOST_NAMED }));
    const [all, one] = [match(place, 'new'), match(own[0]?.name ?? '', 'new')];
    return [
      `  ${place}: ${write('import-list', { items })}`,
      `    ${write('import-all-shows', { all, one })}`,
    ];
  });
  return section(write('import-no-shows', { command }), lines);
}

/** Returns what the answer `new` means. */
function answerNew({ kind, facts, fillsOnly }: Item, isAnother: boolean): string {
  if (fillsOnly) return 'out';
  if (isAnother) return 'another';
  if (kind !== 'events') return 'new';
  const isPlaced = ['venue', 'city', 'address', 'online'].some((key) => textIn(facts, key) !== undefined);
  return isPlaced ? 'show' : 'placeless';
}

/** `table, shop.csv:2`. */
function placeOf({ source, place, line }: Origin): string {
  return `${source}, ${place}${line === undefined ? '' : `:${line}`}`;
}

function match(name: string, file: string): string {
  return `--match ${quote(`${name}=${file}`)}`;
}
