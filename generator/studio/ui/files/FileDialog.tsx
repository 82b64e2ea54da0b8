/** One picture or recording: what it looks like, where it is used, and what can be done to it. */
import { useEffect, useRef, useState } from 'react';
import { formatBytes } from '../../../engine/lib/text.ts';
import { FileButton } from '../field/DropArea.tsx';
import { Player } from '../form/values/Player.tsx';
import { openField } from '../state/actions.ts';
import { wordProblem } from '../state/advice.ts';
import { refreshAssets } from '../state/assets.ts';
import { reasonAgainst } from '../state/attempt.ts';
import { upload } from '../state/client.ts';
import { changeFile } from '../state/file-actions.ts';
import { nameOf } from '../state/names.ts';
import { flush } from '../state/sending.ts';
import { LOCALE, say } from '../state/words.ts';
import { type ListedFile, type Use, useTitles } from './listed.ts';
import { Focus, NO_WORDS, PictureWords } from './PictureWords.tsx';

interface FileDialogProps {
  file: ListedFile;
  /** Called with the path that stands for it now. */
  onMoved(path: string): void;
  onClose(): void;
}

export function FileDialog({ file, onMoved, onClose }: FileDialogProps) {
  const { path, isPicture, uses, bytes, width, height, problems } = file;
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, ending] = divide(path);
  const [typed, setTyped] = useState(name);
  const [reason, setReason] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.show(), []);
  const run = async (action: () => Promise<string>) => {
    if (isBusy || !(await flush())) return;
    setBusy(true);
    setReason(
      await reasonAgainst(async () => {
        const now = await action();
        await refreshAssets();
        onMoved(now);
      }),
    );
    setBusy(false);
  };
  const replace = (chosen: File | undefined) =>
    chosen &&
    run(async () => {
      const { path: to } = await upload(chosen, isPicture ? 'picture' : 'recording', folderOf(path));
      await changeFile('replace', path, { to });
      return to;
    });
  return (
    <dialog
      ref={dialog}
      className="file-dialog"
      aria-labelledby="file-name"
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && dialog.current?.close()}
    >
      {isPicture ? <Focus file={file} /> : <Player file={path} />}
      <h2 id="file-name">
        <bdi dir="ltr">
          {name}
          {ending}
        </bdi>
      </h2>
      {problems.map((each) => {
        if (each.code === NO_WORDS) return null;
        const { message, hint } = wordProblem(each);
        return (
          <p key={`${each.code} ${each.message}`} className="look-at">
            <bdi {...message.language}>{message.text}</bdi>{' '}
            {hint && <bdi {...hint.language}>{hint.text}</bdi>}
          </p>
        );
      })}
      {isPicture && <PictureWords file={file} />}
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            const [first] = await changeFile('rename', path, { name: typed });
            return first === undefined
              ? path
              : path.replace(/[^/]*$/, first.slice(first.lastIndexOf('/') + 1));
          });
        }}
      >
        <input
          type="text"
          dir="ltr"
          aria-label={say('fileName')}
          aria-invalid={reason !== undefined || undefined}
          aria-describedby="file-reason"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" aria-disabled={isBusy || typed.trim() === '' || typed === name}>
          {say('renameFile')}
        </button>
      </form>
      <p id="file-reason" className="wrong" role="alert">
        {reason}
      </p>
      <Uses
        uses={uses}
        onOpen={({ file: entry, at }) => {
          // It gives the focus back before the field takes it.
          dialog.current?.close();
          openField(entry, at);
        }}
      />
      <p className="hint">
        <bdi dir="ltr">
          {[width && `${width} × ${height}`, formatBytes(bytes, LOCALE)].filter(Boolean).join(' · ')}
        </bdi>
      </p>
      <div className="dialog-buttons">
        {uses.length === 0 ? (
          <button
            type="button"
            onClick={() =>
              run(async () => {
                await changeFile('delete', path);
                return '';
              })
            }
          >
            {say('delete')}
          </button>
        ) : (
          <FileButton accept={isPicture ? 'image/*' : 'audio/*'} onFiles={(files) => replace(files?.[0])}>
            {say(isBusy ? 'uploading' : 'replaceFile')}
          </FileButton>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
    </dialog>
  );
}

interface UsesProps {
  uses: readonly Use[];
  onOpen(use: Use): void;
}

/** Each leads to its field. */
function Uses({ uses, onOpen }: UsesProps) {
  return (
    <>
      <h3>{say('usedIn')}</h3>
      {uses.length === 0 && <p className="hint">{say('notUsed')}</p>}
      <ul>
        {uses.map((use) => (
          <li key={`${use.file} ${use.at.join('.')}`}>
            <UseLink use={use} onOpen={() => onOpen(use)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UseLink({ use: { file, at }, onOpen }: { use: Use; onOpen(): void }) {
  const [title] = useTitles([{ file }]);
  const key = at.findLast((step) => typeof step === 'string');
  return (
    <button type="button" className="word" onClick={onOpen}>
      <bdi>{title}</bdi>
      {key !== undefined && ` – ${nameOf(String(key))}`}
    </button>
  );
}

function divide(path: string): [name: string, ending: string] {
  const [, name = path, ending = ''] = /([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
  return [name, ending];
}

/** The folder of the first step, which uploads take; undefined for a file beside the folders. */
function folderOf(path: string): string | undefined {
  return /^([^/]+)\/[^/]+$/.exec(path)?.[1];
}
