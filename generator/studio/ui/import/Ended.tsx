/** The result of an import, or why nothing was written. */

import type { FieldPath, ImportAnswer } from '../../protocol/index.ts';
import { CloseButton, Findings, Wrong } from '../form/DialogParts.tsx';
import { useSending } from '../publish/use-sending.ts';
import { open } from '../state/actions.ts';
import { startOver } from '../state/importing.ts';
import { formatNotice } from '../state/notices.ts';
import { getState, update } from '../state/store.ts';
import { say } from '../state/words.ts';
import { Problems } from './Problems.tsx';

export function Ended({ answer }: { answer: ImportAnswer }) {
  const { written, message, notice, findings = [] } = answer;
  const { isBusy, error, send } = useSending();
  return (
    <div className="job" data-phase={answer.phase}>
      <p role={written ? 'status' : 'alert'}>{describeEnd(written)}</p>
      {message && <p className="message">{notice ? formatNotice(notice) : message}</p>}
      {written && written.entries.length > 0 && (
        <>
          <ul className="changes">
            {written.entries.map(({ file, at, title, isNew }) => (
              <li key={`${file} ${at.join('.')} ${title}`}>
                <button type="button" className="link" onClick={() => openEntry(file, at, title)}>
                  <bdi>{title}</bdi>
                </button>{' '}
                {isNew && <span className="tag">{say('importNew')}</span>}{' '}
                <code className="path">{file}</code>
              </li>
            ))}
          </ul>
          <p className="hint">{say('importUndo')}</p>
        </>
      )}
      <Problems problems={written?.problems ?? []} />
      <Findings problems={findings} />
      <Wrong text={error} />
      <div className="dialog-buttons">
        <button type="button" disabled={isBusy} onClick={() => send(startOver)}>
          {say(written ? 'importMore' : 'back')}
        </button>
        <CloseButton className="primary" />
      </div>
    </div>
  );
}

function describeEnd(written: ImportAnswer['written']): string {
  if (!written) return say('importFailed');
  const { entries, facts, assets } = written;
  return entries.length === 0 ? say('importNone') : say('importDone', { facts, assets });
}

/** @param at the place of one that was there; a new one of several in a file is found by its title */
function openEntry(file: string, at: FieldPath, title: string): void {
  const found = getState().site?.entries.find((each) => each.file === file && each.title === title);
  update({ dialog: undefined });
  open(file, at.length > 0 ? at : found?.at);
}
