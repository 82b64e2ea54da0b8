/** References to an entry, shown before it is renamed or deleted. */
import { useEffect, useState } from 'react';
import type { ReferencesAnswer } from '../../protocol/index.ts';
import { listReferences } from '../state/file-actions.ts';
import { useStudio } from '../state/store.ts';

type Files = ReferencesAnswer['files'];

/** @param path undefined while nobody asks */
export function useReferences(path: string | undefined): Files {
  const [files, setFiles] = useState<Files>([]);
  useEffect(() => {
    if (path !== undefined) listReferences(path).then(setFiles);
  }, [path]);
  return files;
}

export function References({ files, text }: { files: Files; text: string }) {
  const entries = useStudio(({ site }) => site?.entries);
  if (files.length === 0) return null;
  return (
    <div>
      <p>{text}</p>
      <ul className="references">
        {files.map(({ file, count }) => (
          <li key={file}>
            <bdi>{entries?.find((entry) => entry.file === file && !entry.at)?.title ?? file}</bdi>{' '}
            <span className="count">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
