/** The first picture of a new site, which need not have one. */
import { useState } from 'react';
import { DropArea, FileButton } from '../field/DropArea.tsx';
import { assetAddress } from '../state/assets.ts';
import { say } from '../state/words.ts';

interface FirstPictureProps {
  /** Path in the assets folder. */
  path: string | undefined;
  onChoose(file: File): Promise<void>;
  onRemove(): Promise<void>;
}

export function FirstPicture({ path, onChoose, onRemove }: FirstPictureProps) {
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setBusy(true);
    await onChoose(file);
    setBusy(false);
  };
  const words = isBusy ? 'uploading' : path === undefined ? 'dropPicture' : 'anotherPicture';
  return (
    <div className="drop" data-picture={path && true}>
      <DropArea onDrop={({ files }) => take(files[0])}>
        {path !== undefined && <img src={assetAddress(path, 320)} alt="" />}
        <FileButton
          className="word"
          aria-disabled={isBusy}
          accept="image/*"
          onFiles={(files) => take(files?.[0])}
        >
          {say(words)}
        </FileButton>
        {path !== undefined && (
          <button type="button" className="word quiet" onClick={onRemove}>
            {say('withoutPicture')}
          </button>
        )}
      </DropArea>
    </div>
  );
}
