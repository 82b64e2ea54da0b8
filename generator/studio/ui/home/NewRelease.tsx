/** A new release: begun with a title, or with a cover or a recording that is dropped here. */
import { useState } from 'react';
import { setValue } from '../field/context.ts';
import { DropArea, FileButton } from '../field/DropArea.tsx';
import { change } from '../state/actions.ts';
import { isPicture, refreshAssets } from '../state/assets.ts';
import { notify, reasonAgainst } from '../state/attempt.ts';
import { upload } from '../state/client.ts';
import { getState, update } from '../state/store.ts';
import { say } from '../state/words.ts';

export function NewRelease() {
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    const reason = await begin(file);
    setBusy(false);
    if (reason !== undefined) notify(reason, true);
  };
  return (
    <div className="drop">
      <DropArea onDrop={({ files }) => take(files[0])}>
        <FileButton
          className="word"
          disabled={isBusy}
          accept="image/*,audio/*"
          onFiles={(files) => take(files?.[0])}
        >
          {say(isBusy ? 'uploading' : 'dropCover')}
        </FileButton>
        <button type="button" className="ink" onClick={() => update({ dialog: 'new', newKind: 'release' })}>
          {say('newRelease')}
        </button>
      </DropArea>
    </div>
  );
}

/** The file first: what is no picture and no recording begins nothing. @returns why it could not be done */
async function begin(file: File): Promise<string | undefined> {
  const isCover = file.type.startsWith('image/') || isPicture(file.name);
  let path = '';
  const refused = await reasonAgainst(async () => {
    ({ path } = await upload(file, isCover ? 'picture' : 'recording', isCover ? 'artwork' : 'audio'));
    await refreshAssets();
  });
  if (refused !== undefined || path === '') return refused;
  const reason = await change('new', { kind: 'release', title: titleOf(file.name) });
  if (reason === undefined && getState().file?.kind === 'releases')
    setValue([isCover ? 'artwork_url' : 'audio'], path);
  return reason;
}

/** `New song` for `new_song-final.jpg` would guess too much: the name as it is, without its ending. */
function titleOf(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
