/** Another address for a file, to which the old one leads. */
import { useState } from 'react';
import { AskDialog } from '../form/AskDialog.tsx';
import { change } from '../state/actions.ts';
import { say } from '../state/words.ts';
import { References, useReferences } from './References.tsx';

interface FileDialogProps {
  path: string;
  title: string;
  onClose(): void;
}

export function AddressDialog({ path, title, onClose }: FileDialogProps) {
  const name = path.replace(/^.*\//, '').replace(/\..*$/, '');
  const [slug, setSlug] = useState(name);
  const references = useReferences(path);
  return (
    <AskDialog
      heading={say('renameTitle', { title })}
      submit={say('rename')}
      isReady={slug.trim() !== '' && slug !== name}
      run={(onTaken) => change('rename', { path, slug }, { onTaken, message: say('renamed', { title }) })}
      onClose={onClose}
    >
      {(refused) => (
        <>
          <label>
            {say('address')}
            <input
              type="text"
              dir="ltr"
              value={slug}
              onChange={({ target }) => setSlug(target.value)}
              {...refused}
            />
          </label>
          <p className="hint">{say('renameText')}</p>
          <References files={references} text={say('renameReferences')} />
        </>
      )}
    </AskDialog>
  );
}
