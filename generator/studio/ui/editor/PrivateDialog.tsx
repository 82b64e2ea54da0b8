/** The addresses of a page for some people alone, each with its passphrase if the page is locked. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PrivateAnswer } from '../../protocol/index.ts';
import { CopyLink } from '../form/CopyLink.tsx';
import { formatDay } from '../publish/words.ts';
import { listReaders } from '../state/file-actions.ts';
import { say } from '../state/words.ts';

interface PrivateDialogProps {
  path: string;
  title: string;
  onClose(): void;
}

export function PrivateDialog({ path, title, onClose }: PrivateDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [readers, setReaders] = useState<PrivateAnswer['readers']>();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    listReaders(path).then(setReaders);
  }, [path]);
  const isLocked = readers?.some(({ passphrase }) => passphrase !== undefined);
  return (
    <dialog ref={dialog} className="readers" aria-labelledby="readers-title" closedby="any" onClose={onClose}>
      <h2 id="readers-title">{say('privateTitle', { title })}</h2>
      <p className="hint">{say(isLocked ? 'privateLocked' : 'privateHidden')}</p>
      {readers?.length === 0 && <p>{say('privateNobody')}</p>}
      <ul>
        {readers?.map(({ name, until, isOver, address, passphrase }) => (
          <li key={name}>
            <strong dir="auto">{name}</strong>
            {until && (
              <small> {say(isOver ? 'privateOver' : 'privateUntil', { day: formatDay(until) })}</small>
            )}
            {!isOver && (
              <>
                <code dir="ltr">{address}</code>
                <div className="dialog-buttons">
                  <CopyLink text={address} />
                  {passphrase && <CopyLink text={passphrase}>{say('privateCopy')}</CopyLink>}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <button type="button" className="primary" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
    </dialog>
  );
}
