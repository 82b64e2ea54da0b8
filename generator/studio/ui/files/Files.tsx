/** Pictures and recordings: all of the assets folder, by what is to be done about them. */
import { useEffect, useRef, useState } from 'react';
import type { FilesAnswer } from '../../protocol/index.ts';
import { DropArea, FileButton } from '../field/DropArea.tsx';
import { assetAddress, isPicture, refreshAssets } from '../state/assets.ts';
import { attempt } from '../state/attempt.ts';
import { ask, upload } from '../state/client.ts';
import { useStudio } from '../state/store.ts';
import { isolateValue, say } from '../state/words.ts';
import { FileDialog } from './FileDialog.tsx';
import { type ListedFile, useTitles } from './listed.ts';

const FILTERS = {
  everything: () => true,
  pictures: (file: ListedFile) => file.isPicture,
  recordings: (file: ListedFile) => !file.isPicture,
  needsLook: (file: ListedFile) => file.problems.length > 0,
  notUsed: (file: ListedFile) => file.uses.length === 0,
} as const;
type Filter = keyof typeof FILTERS;
const NAMES: readonly Filter[] = ['everything', 'pictures', 'recordings', 'needsLook', 'notUsed'];

export function Files() {
  const news = useStudio((state) => state.site?.news);
  const [files, setFiles] = useState<readonly ListedFile[]>();
  const [filter, setFilter] = useState<Filter>('everything');
  const [chosen, setChosen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each news may be about them
  useEffect(() => {
    attempt(async () => setFiles((await ask<FilesAnswer>('/api/files')).files));
  }, [news]);
  const add = (list: FileList | null | undefined) =>
    attempt(async () => {
      for (const file of list ?? [])
        await upload(file, file.type.startsWith('image/') || isPicture(file.name) ? 'picture' : 'recording');
      await refreshAssets();
    });
  const shown = files?.filter(FILTERS[filter]);
  const lookAt = files?.filter(FILTERS.needsLook).length ?? 0;
  const opened = files?.find(({ path }) => path === chosen);
  return (
    <DropArea onDrop={(dropped) => add(dropped.files)}>
      <div className="files">
        <div className="files-head">
          <h2>{say('files')}</h2>
          <FileButton accept="image/*,audio/*" multiple onFiles={add}>
            {say('addFiles')}
          </FileButton>
        </div>
        <fieldset className="files-filter" aria-label={say('files')}>
          {NAMES.map((each) => (
            <button
              key={each}
              type="button"
              className="parts"
              aria-pressed={filter === each}
              onClick={() => setFilter(each)}
            >
              {say(each)}
              {each === 'needsLook' && lookAt > 0 && <span className="look-at count">{lookAt}</span>}
            </button>
          ))}
        </fieldset>
        {shown?.length === 0 && <p className="hint">{say('nothingFound')}</p>}
        <ul className="tiles">
          {shown?.map((file) => (
            <li key={file.path}>
              <Tile file={file} isOpen={file.path === chosen} onOpen={() => setChosen(file.path)} />
            </li>
          ))}
        </ul>
        {opened && (
          <FileDialog
            key={opened.path}
            file={opened}
            onMoved={setChosen}
            onClose={() => setChosen(undefined)}
          />
        )}
      </div>
    </DropArea>
  );
}

function Tile({ file, isOpen, onOpen }: { file: ListedFile; isOpen: boolean; onOpen(): void }) {
  const { path, uses, problems } = file;
  const titles = useTitles(uses);
  const tile = useRef<HTMLButtonElement>(null);
  // There are fewer beside each other as soon as one is open.
  useEffect(() => {
    if (isOpen) tile.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <button ref={tile} type="button" className="tile" aria-current={isOpen || undefined} onClick={onOpen}>
      {file.isPicture ? (
        <img src={assetAddress(path, 320)} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className="mark s-player" aria-hidden="true" />
      )}
      <strong title={path}>
        <bdi dir="ltr">{path.slice(path.lastIndexOf('/') + 1)}</bdi>
      </strong>{' '}
      <small>{titles.length > 0 ? titles.map(isolateValue).join(say('comma')) : say('notUsed')}</small>{' '}
      {problems.length > 0 && <span className="look-at">{say('problems', { count: problems.length })}</span>}
    </button>
  );
}
