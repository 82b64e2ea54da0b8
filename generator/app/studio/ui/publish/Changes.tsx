/** Lists of what changes: entries by their titles, files by their names. */
import type { Differences, FileChanges, LaterEntry, SiteChange } from '../../protocol/index.ts';
import { isPicture } from '../state/assets.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { describeChange, describeLater, listNames } from './words.ts';

const HOW = { added: 'filesAdded', changed: 'filesChanged', gone: 'filesGone' } as const;
const WAYS = ['added', 'changed', 'gone'] as const;
/** Rows that are shown at once. */
const SHOWN = 60;

export function Changes({ changes: { entries, files, isLookChanged } }: { changes: Differences }) {
  const named = describeFiles(files);
  if (entries.length === 0 && named.length === 0 && !isLookChanged) return <p>{say('nothingChanges')}</p>;
  return (
    <>
      <EntryChanges changes={entries} />
      <ul className="changes">
        {isLookChanged && <li>{say('lookChanged')}</li>}
        {named.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

export function EntryChanges({ changes }: { changes: readonly SiteChange[] }) {
  const entries = useStudio((state) => state.site?.entries) ?? [];
  const rest = changes.length - SHOWN;
  return (
    <ul className="changes">
      {changes.slice(0, SHOWN).map((change) => (
        <li key={JSON.stringify(change)}>
          <span>{describeChange(change, entries)}</span> <code className="path">{change.file}</code>
        </li>
      ))}
      {rest > 0 && <li>{say('andMore', { count: rest })}</li>}
    </ul>
  );
}

/** What a later day changes, and what it takes. */
export function Later({ entries, isNightly }: { entries: readonly LaterEntry[]; isNightly: boolean }) {
  const rest = entries.length - SHOWN;
  return (
    <section aria-labelledby="later">
      <h3 id="later">{say('later')}</h3>
      <p className="hint">{say(isNightly ? 'laterByItself' : 'laterByHand')}</p>
      <ul className="changes">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.file}>
            <span>{describeLater(entry)}</span> <code className="path">{entry.file}</code>
          </li>
        ))}
        {rest > 0 && <li>{say('andMore', { count: rest })}</li>}
      </ul>
    </section>
  );
}

function describeFiles(files: FileChanges): string[] {
  return WAYS.flatMap((way) => {
    const pictures = files[way].filter(isPicture);
    const others = files[way].filter((path) => !isPicture(path));
    return [
      ...(pictures.length > 0 ? [say(HOW[way], { what: say('pictures'), names: listNames(pictures) })] : []),
      ...(others.length > 0 ? [say(HOW[way], { what: say('otherFiles'), names: listNames(others) })] : []),
    ];
  });
}
