/** A file as it is listed. */
import type { FilesAnswer } from '../../protocol/index.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export type ListedFile = FilesAnswer['files'][number];

export type Use = ListedFile['uses'][number];

/** The titles of the entries that use a file, each once. */
export function useTitles(uses: readonly Pick<Use, 'file'>[]): string[] {
  const entries = useStudio((state) => state.site?.entries) ?? [];
  return [
    ...new Set(
      uses.map(({ file }) => {
        const entry = entries.find((each) => each.file === file && !each.at);
        return entry?.kind === 'site' ? say('settings') : (entry?.title ?? file);
      }),
    ),
  ];
}
