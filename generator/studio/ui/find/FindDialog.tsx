/** Search over everything, and everything that can be done: Control or Command with K. */
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { SearchAnswer } from '../../protocol/index.ts';
import { assetAddress, useAssets } from '../state/assets.ts';
import { ask } from '../state/client.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { type Hit, listHits } from './hits.ts';

export function FindDialog() {
  const isOpen = useStudio((state) => state.dialog === 'find');
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog() {
  const id = useId();
  const site = useStudio((state) => state.site);
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = useDeferredValue(words);
  const findings = useFindings(wanted);
  const groups = site ? listHits(site, wanted, findings) : [];
  const hits = groups.flatMap((group) => group.hits);
  const idOf = (hit: Hit | undefined) => (hit ? `${id}-${hits.indexOf(hit)}` : undefined);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (hit: Hit | undefined) => {
    if (!hit) return;
    // It gives the focus back before what it has found takes it.
    dialog.current?.close();
    update({ dialog: undefined });
    hit.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(hits[chosen]);
    if (step) setChosen((chosen + step + hits.length) % Math.max(1, hits.length));
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="find-dialog"
      aria-label={say('search')}
      closedby="any"
      onClose={() => update({ dialog: undefined })}
    >
      <input
        type="text"
        role="combobox"
        aria-label={say('search')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={idOf(hits[chosen])}
        placeholder={say('searchOrDo')}
        dir="auto"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={say('search')}>
        {groups.map(({ heading, hits: listed }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
          <div key={heading} role="group" aria-label={say(heading)}>
            <p aria-hidden="true">{say(heading)}</p>
            {listed.map((hit) => (
              <Row
                key={idOf(hit)}
                id={idOf(hit)}
                hit={hit}
                isChosen={hit === hits[chosen]}
                onRun={() => run(hit)}
              />
            ))}
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <p className="hint" role="status">
          {say('nothingFound')}
        </p>
      )}
    </dialog>
  );
}

interface RowProps {
  id: string | undefined;
  hit: Hit;
  isChosen: boolean;
  onRun(): void;
}

function Row({ id, hit: { title, note, picture }, isChosen, onRun }: RowProps) {
  const assets = useAssets();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the field above.
    <div id={id} role="option" aria-selected={isChosen} className="hit" onClick={onRun}>
      {picture && assets.has(picture) && <img src={assetAddress(picture, 64)} alt="" decoding="async" />}
      <bdi>{title}</bdi>
      <small>{note}</small>
    </div>
  );
}

/** Findings in texts, asked for when nobody has typed for a moment. */
function useFindings(words: string): SearchAnswer['findings'] {
  const [findings, setFindings] = useState<SearchAnswer['findings']>([]);
  useEffect(() => {
    if (words.trim().length < 2) return setFindings([]);
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await ask<SearchAnswer>(`/api/search?${new URLSearchParams({ words })}`).catch(
        () => undefined,
      );
      if (isWanted) setFindings(answer?.findings ?? []);
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  return findings;
}
