/** Sources of an import: files that are dropped or chosen, and a folder of this computer. */

import { DropArea, FileButton } from '../field/DropArea.tsx';
import { CloseButton, Wrong } from '../form/DialogParts.tsx';
import { useSending } from '../publish/use-sending.ts';
import { Refused } from '../state/client.ts';
import { readSources, removeFile, sendFiles } from '../state/importing.ts';
import { say } from '../state/words.ts';

interface SourceFormProps {
  /** Names of the sent files. */
  files: readonly string[];
  path: string;
  onType(path: string): void;
  onRead(): void;
}

export function SourceForm({ files, path, onType, onRead }: SourceFormProps) {
  const { isBusy, error, send } = useSending();
  const take = (list: FileList | null) => send(() => sendFiles([...(list ?? [])]));
  const drop = ({ items, files: dropped }: DataTransfer) => {
    // Pages are given no bytes of folders.
    const isFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory);
    if (!isFolder) return take(dropped);
    return send(() => Promise.reject(new Refused(422, { message: say('importFolder') })));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(async () => {
          await readSources(path.trim());
          onRead();
        });
      }}
    >
      <p>{say('importAbout')}</p>
      <DropArea onDrop={drop}>
        <div className="file-parts">
          <span className="line">
            <FileButton disabled={isBusy} multiple onFiles={take}>
              {say(isBusy ? 'uploading' : 'importFiles')}
            </FileButton>
            <small>{say('importDrop')}</small>
          </span>
          {files.length > 0 && (
            <ul className="import-files">
              {files.map((name) => (
                <li key={name} className="line">
                  <bdi className="path">{name}</bdi>
                  <button
                    type="button"
                    aria-label={say('removeItem', { name })}
                    disabled={isBusy}
                    onClick={({ currentTarget }) => {
                      currentTarget.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus();
                      send(() => removeFile(name));
                    }}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </DropArea>
      <label>
        {say('importPath')}
        <input
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder="/home/name/Music"
          aria-describedby="import-path-hint"
          value={path}
          onChange={({ target }) => onType(target.value)}
        />
        <small id="import-path-hint">{say('importPathHint')}</small>
      </label>
      <Wrong text={error} />
      <div className="dialog-buttons">
        <CloseButton />
        <button
          type="submit"
          className="primary"
          disabled={isBusy || (files.length === 0 && path.trim() === '')}
        >
          {say('importShow')}
        </button>
      </div>
    </form>
  );
}
