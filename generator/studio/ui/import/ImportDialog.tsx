/** Importing: what from, what would change, and what was written. */

import { useEffect, useRef, useState } from 'react';
import type { ImportAnswer } from '../../protocol/index.ts';
import { CloseButton } from '../form/DialogParts.tsx';
import { stopImport } from '../state/importing.ts';
import { isRunning } from '../state/jobs.ts';
import { update, useStudio } from '../state/store.ts';
import { say, type Word } from '../state/words.ts';
import { Ended } from './Ended.tsx';
import { PlanForm } from './PlanForm.tsx';
import { SourceForm } from './SourceForm.tsx';

type View = 'sources' | 'running' | 'plan' | 'ended';

export function ImportDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = useStudio((state) => state.dialog === 'import');
  const answer = useStudio((state) => state.importing);
  const [isChoosing, setChoosing] = useState(false);
  const [path, setPath] = useState('');
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const isDone = answer?.phase === 'done';
  useEffect(() => {
    if (isDone) setPath('');
  }, [isDone]);
  const view = answer && chooseView(answer, isChoosing);
  useEffect(() => {
    // What had the focus is gone.
    if (view && !dialog.current?.contains(document.activeElement)) heading.current?.focus();
    if (dialog.current) dialog.current.scrollTop = 0;
  }, [view]);
  return (
    <dialog
      ref={dialog}
      className="import"
      aria-labelledby="import-title"
      onClose={() => {
        // The next import begins with nothing of one that was left.
        if (view === 'sources' || view === 'plan') {
          setChoosing(true);
          setPath('');
        }
        update({ dialog: undefined });
      }}
    >
      <h2 id="import-title" ref={heading} tabIndex={-1}>
        {say('import')}
      </h2>
      {answer && view === 'sources' && (
        <SourceForm files={answer.files} path={path} onType={setPath} onRead={() => setChoosing(false)} />
      )}
      {answer && view === 'running' && <Running answer={answer} />}
      {answer?.plan && view === 'plan' && (
        <PlanForm plan={answer.plan} step={answer.step} onBack={() => setChoosing(true)} />
      )}
      {answer && view === 'ended' && <Ended answer={answer} />}
    </dialog>
  );
}

function chooseView(answer: ImportAnswer, isChoosing: boolean): View {
  const { phase, plan } = answer;
  if (isRunning(answer)) return 'running';
  if (phase === 'done' || phase === 'failed') return 'ended';
  return plan && !isChoosing ? 'plan' : 'sources';
}

interface Sentences {
  begun: Word;
  counted: Word;
}

const READING: Sentences = { begun: 'importReading', counted: 'importReadSoFar' };
const WRITING: Sentences = { begun: 'importWriting', counted: 'importCopiedSoFar' };

function Running({ answer: { phase, progress } }: { answer: ImportAnswer }) {
  const { begun, counted } = phase === 'reading' ? READING : WRITING;
  return (
    <div className="job" data-phase={phase}>
      <p role="status">{say(begun)}</p>
      <progress
        aria-label={say(begun)}
        max={progress?.total ?? 1}
        {...(progress && { value: progress.done })}
      />
      {progress && <p>{say(counted, { done: progress.done, total: progress.total })}</p>}
      <p className="hint path" dir="ltr">
        {progress?.name}
      </p>
      <div className="dialog-buttons">
        <CloseButton />
        <button type="button" onClick={stopImport}>
          {say('cancel')}
        </button>
      </div>
    </div>
  );
}
