/** Another address for a file, to which the old one leads. */
import { useEffect, useState } from 'react';
import type { ReferencesAnswer } from '../../protocol/index.ts';
import { AskDialog } from '../form/AskDialog.tsx';
import { change } from '../state/actions.ts';
import { listReferences } from '../state/file-actions.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

interface FileDialogProps {
  path: string;
  title: string;
  onClose(): void;
}

export function AddressDialog({ path, title, onClose }: FileDialogProps) {
  const name = path.replace(/^.*\//, '').replace(/\..*$/, '');
  const [slug, setSlug] = useState(name);
  const [references, setReferences] = useState<ReferencesAnswer['files']>([]);
  const entries = useStudio(({ site }) => site?.entries);
  useEffect(() => {
    listReferences(path).then(setReferences);
  }, [path]);
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
          {references.length > 0 && (
            <div>
              <p>{say('renameReferences')}</p>
              <ul className="references">
                {references.map(({ file, count }) => (
                  <li key={file}>
                    <bdi>{entries?.find((entry) => entry.file === file && !entry.at)?.title ?? file}</bdi>{' '}
                    <span className="count">{count}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </AskDialog>
  );
}
