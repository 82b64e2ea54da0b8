/** Lists of what changes: entries by their titles, files by their names. */
import type { Differences, FileChanges, LaterEntry, SiteChange } from '../../protocol/index.ts';
import { openField } from '../state/actions.ts';
import { isPicture } from '../state/assets.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { describeChange, describeLater, isSeen, listNames } from './words.ts';

const HOW = { added: 'filesAdded', changed: 'filesChanged', gone: 'filesGone' } as const;
const WAYS = ['added', 'changed', 'gone'] as const;
/** Rows that are shown at once. */
const SHOWN = 60;

export function Changes({ changes, onBack }: { changes: Differences; onBack: TakeBack }) {
  const { files, isLookChanged } = changes;
  const known = useStudio((state) => state.site?.entries) ?? [];
  const entries = changes.entries.filter((change) => isSeen(change, known));
  const named = describeFiles(files);
  if (entries.length === 0 && named.length === 0 && !isLookChanged) return <p>{say('nothingChanges')}</p>;
  return (
    <>
      <EntryChanges changes={entries} onBack={onBack} />
      <ul className="changes">
        {isLookChanged && <li>{say('lookChanged')}</li>}
        {named.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

type TakeBack = (file: string) => void;

interface EntryChangesProps {
  changes: readonly SiteChange[];
  onBack: TakeBack;
}

/** A day changes these, and no file. */
const BY_DAY: ReadonlySet<SiteChange['how']> = new Set(['out', 'over']);

export function EntryChanges({ changes, onBack }: EntryChangesProps) {
  const { entries = [], languages = [] } = useStudio((state) => state.site) ?? {};
  const known = new Set(languages);
  const rest = changes.length - SHOWN;
  return (
    <ul className="changes">
      {changes.slice(0, SHOWN).map((change, index) => {
        const what = describeChange(change, entries, known);
        const isFirst =
          changes.findIndex(({ file, how }) => file === change.file && !BY_DAY.has(how)) === index;
        return (
          <li key={JSON.stringify(change)}>
            <span>{what}</span> <code className="path">{change.file}</code>{' '}
            {isFirst && (
              <button
                type="button"
                className="link"
                aria-label={say('takeBackOf', { what })}
                onClick={() => onBack(change.file)}
              >
                {say('takeBack')}
              </button>
            )}
          </li>
        );
      })}
      {rest > 0 && <li>{say('andMore', { count: rest })}</li>}
    </ul>
  );
}

/** Samples of a new site, which visitors would take for the artist's own. */
export function Samples() {
  const entries = useStudio((state) => state.site?.entries) ?? [];
  const samples = entries.filter(({ state }) => state === 'sample');
  if (samples.length === 0) return null;
  return (
    <section aria-labelledby="samples">
      <h3 id="samples">{say('samplesLeft')}</h3>
      <p className="advice">{say('samplesText')}</p>
      <ul className="changes">
        {samples.slice(0, SHOWN).map(({ file, at = [], title }) => (
          <li key={`${file} ${at.join()}`}>
            <button
              type="button"
              className="link"
              onClick={() => {
                update({ dialog: undefined });
                openField(file, at);
              }}
            >
              <bdi>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Entries that a later day changes, and whether a nightly build is set up for them. */
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
