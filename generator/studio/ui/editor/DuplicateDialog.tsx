/** The title of a copy, from which its address is made. */
import { useState } from 'react';
import { AskDialog } from '../form/AskDialog.tsx';
import { change } from '../state/actions.ts';
import { say } from '../state/words.ts';

interface DuplicateDialogProps {
  path: string;
  title: string;
  onClose(): void;
}

export function DuplicateDialog({ path, title, onClose }: DuplicateDialogProps) {
  const [wanted, setWanted] = useState(title);
  return (
    <AskDialog
      heading={say('duplicateTitle', { title })}
      submit={say('create')}
      isReady={wanted.trim() !== ''}
      run={(onTaken) =>
        change(
          'duplicate',
          { path, title: wanted },
          { onTaken, message: say('duplicated', { title: wanted }) },
        )
      }
      onClose={onClose}
    >
      {(refused) => (
        <>
          <label>
            {say('title')}
            <input
              type="text"
              dir="auto"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
              onFocus={({ target }) => target.select()}
              {...refused}
            />
          </label>
          <p className="hint">{say('duplicateText')}</p>
        </>
      )}
    </AskDialog>
  );
}
