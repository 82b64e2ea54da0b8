/** Hits of the search: entries by their titles, entries by their texts, and what the studio can do. */
import { fold } from '../../../engine/lib/fold.ts';
import type { FieldPath, SearchAnswer, SiteAnswer, StudioEntry } from '../../protocol/index.ts';
import { open, save, show } from '../state/actions.ts';
import { writeDay } from '../state/days.ts';
import { openImport } from '../state/importing.ts';
import { capitalize, groupOf, nounOf } from '../state/names.ts';
import { openPublishing } from '../state/publishing.ts';
import { getState, partOf, update } from '../state/store.ts';
import { say, type Word } from '../state/words.ts';

export interface Hit {
  title: string;
  note?: string;
  picture?: string | undefined;
  run(): void;
}

export interface HitGroup {
  heading: Word;
  hits: readonly Hit[];
}

/** The most entries by their titles. */
const MOST = 8;

/** @param findings the server's answer for the same words */
export function listHits(
  site: SiteAnswer,
  words: string,
  findings: SearchAnswer['findings'],
): readonly HitGroup[] {
  const parts = fold(words).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => parts.every((part) => fold(text).includes(part));
  const titled = site.entries.filter((entry) => parts.length > 0 && hasAll(describe(entry, site)));
  const isTitled = ({ file }: { file: string }) => titled.some((entry) => entry.file === file);
  const groups: HitGroup[] = [
    { heading: 'byTitle', hits: titled.slice(0, MOST).map((entry) => hitOf(entry, site)) },
    {
      heading: 'inText',
      hits: findings.flatMap(({ file, at, text }) => {
        const part = partOf(getState(), file, at);
        const entry = site.entries.find(
          (each) => each.file === file && each.at?.join() === (part.join() || undefined),
        );
        return entry && !isTitled(entry)
          ? [{ title: text, note: titleOf(entry), picture: entry.picture, run: () => openAt(file, part, at) }]
          : [];
      }),
    },
    { heading: 'toDo', hits: listCommands(site).filter(({ title }) => hasAll(title)) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Focuses a field; of the text below the keys, the first field. */
async function openAt(file: string, part: FieldPath, at: FieldPath): Promise<void> {
  await open(file, part);
  if (getState().view === 'form') update({ wanted: at });
}

function describe(entry: StudioEntry, site: SiteAnswer): string {
  const { file, date, city = '' } = entry;
  const day = date === undefined ? '' : `${date} ${writeDay(date)}`;
  return `${titleOf(entry)} ${file} ${day} ${city} ${groupOf(entry.kind, site.kinds)}`;
}

function hitOf(entry: StudioEntry, { kinds }: SiteAnswer): Hit {
  const { file, at = [], kind, date, city, picture } = entry;
  const note = [groupOf(kind, kinds), date && writeDay(date), city].filter(Boolean).join(', ');
  return { title: titleOf(entry), note, picture, run: () => openAt(file, at, at) };
}

function titleOf({ kind, title }: StudioEntry): string {
  return kind === 'site' ? say('settings') : title;
}

function listCommands({ kinds, drafts }: SiteAnswer): Hit[] {
  const made = kinds.filter(({ newName }) => newName !== undefined);
  return [
    ...made.map(({ kind, newName }) => ({
      title: `${say('newEntry')}: ${capitalize(nounOf(kind))}`,
      run: () => update({ dialog: 'new', newKind: newName }),
    })),
    { title: say('import'), run: openImport },
    ...(drafts.length > 0
      ? [{ title: say('saveAll'), run: () => save(() => drafts.map(({ file }) => file)) }]
      : []),
    { title: say('publish'), run: openPublishing },
    { title: say('files'), run: () => show('files') },
    { title: say('home'), run: () => show('home') },
  ];
}
