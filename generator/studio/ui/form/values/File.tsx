/** A picture or a recording: chosen among what is there, or dropped here from elsewhere. */
import { useState } from 'react';
import type { Notice } from '../../../../app/publish-notices.ts';
import { removeEmpty, setValue, textOf, useValue, type ValueProps } from '../../field/context.ts';
import { DropArea, FileButton } from '../../field/DropArea.tsx';
import { assetAddress, refreshAssets, useAssets } from '../../state/assets.ts';
import { reasonAgainst } from '../../state/attempt.ts';
import { upload } from '../../state/client.ts';
import { formatNotice } from '../../state/notices.ts';
import { exampleOf, folderOf } from '../../state/schema.ts';
import { say } from '../../state/words.ts';
import { Recording } from './Recording.tsx';

const ACCEPT = { picture: 'image/*', recording: 'audio/*' } as const;

export function Picture(props: ValueProps) {
  return <FilePicker {...props} type="picture" />;
}

export function RecordingFile(props: ValueProps) {
  return <FilePicker {...props} type="recording" />;
}

function FilePicker(props: ValueProps & { type: 'picture' | 'recording' }) {
  const { path, schema, input, type } = props;
  const value = useValue(path);
  const assets = useAssets();
  const [advice, setAdvice] = useState<readonly Notice[]>([]);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = textOf(value);
  const list = `${input.id}-files`;
  const isShown = type === 'picture' && assets.has(text);
  const forget = () => {
    setFault(undefined);
    setAdvice([]);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    forget();
    try {
      const reason = await reasonAgainst(async () => {
        const answer = await upload(file, type, folderOf(schema));
        setValue(path, answer.path);
        setAdvice(answer.advice);
        await refreshAssets();
      });
      setFault(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DropArea onDrop={({ files }) => take(files[0])}>
      {type === 'picture' &&
        (isShown ? (
          <img className="thumbnail" src={assetAddress(text, 320)} alt="" />
        ) : (
          <span className="no-picture blank" />
        ))}
      <div className="file-parts">
        {/* A picture says more than its path, which is there for the keyboard alone. */}
        <input
          {...input}
          className="path-input"
          type="text"
          dir="ltr"
          list={list}
          value={text}
          placeholder={exampleOf(schema)}
          onChange={({ target }) => {
            forget();
            setValue(path, target.value);
          }}
          onBlur={() => removeEmpty(path, props, value)}
        />
        {text !== '' && !isShown && <bdi>{text.slice(text.lastIndexOf('/') + 1)}</bdi>}
        <datalist id={list}>
          {assets.list(type).map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <span className="line">
          <FileButton disabled={isBusy} accept={ACCEPT[type]} onFiles={(files) => take(files?.[0])}>
            {say(isBusy ? 'uploading' : 'chooseFile')}
          </FileButton>
          <small>{say('dropHere')}</small>
        </span>
        {type === 'recording' && assets.has(text) && <Recording path={path} file={text} />}
        {fault && (
          <p className="wrong" role="alert">
            <bdi>{fault}</bdi>
          </p>
        )}
        {advice.map((each) => (
          <p key={each.text} className="advice" role="status">
            <bdi>{formatNotice(each)}</bdi>
          </p>
        ))}
      </div>
    </DropArea>
  );
}
