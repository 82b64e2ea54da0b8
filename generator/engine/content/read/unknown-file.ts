/** Files in places that nothing reads, and where they were probably meant to be. */

import { ALL_KINDS, COLLECTIONS, FIXED_FILES, folderOf, rowOf } from '../../../site/kinds.ts';
import { findNearest } from '../../lib/suggest.ts';
import { type Problem, problem } from '../../problems/index.ts';

const FILES = ALL_KINDS.flatMap((kind) => rowOf(kind).files);
const FOLDERS = [...new Set(FILES.flatMap((file) => /^(.+)\//.exec(file)?.[1] ?? []))];

/** Endings of files that were meant to be read. */
const CONTENT = /\.(md|markdown|mdx|ya?ml|json)(\.txt)?$/i;
/** Endings of word processors' files. */
const DOCUMENT = /\.(docx?|odt|rtf|pages|txt)$/i;
const ASSET = /\.(jpe?g|png|webp|gif|avif|svg|wav|mp3|pdf|zip|woff2?)$/i;

/** @param path relative to the content folder */
export function describeUnknownFile(file: string, path: string): Problem {
  const isContent = CONTENT.test(path);
  return problem(
    'files/stray',
    { file, line: 1, column: 1 },
    {
      path,
      isContent,
      meant: isContent ? guessPath(path) : undefined,
      belongs: placeOf(path),
      folders: FOLDERS,
    },
  );
}

/** The path with the right folder, name and ending. */
function guessPath(path: string): string | undefined {
  const [folder = '', name, ...deeper] = path.split('/');
  if (deeper.length > 0) return undefined;
  if (name === undefined) return guessFixed(FIXED_FILES, folder);
  const right = findNearest(folder, FOLDERS);
  if (right === undefined) return undefined;
  const fixed = guessFixed(
    FIXED_FILES.filter((file) => file.startsWith(`${right}/`)),
    name,
  );
  const isCollection = COLLECTIONS.some((collection) => folderOf(collection) === right);
  return fixed ?? (isCollection ? `${right}/${stemOf(name)}.md` : undefined);
}

function guessFixed(files: readonly string[], name: string): string | undefined {
  const stem = findNearest(stemOf(name), files.map(stemOf));
  return files.find((fixed) => stemOf(fixed) === stem);
}

/** A file's name without folder and ending. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(CONTENT, '');
}

function placeOf(path: string): 'assets' | 'document' | 'shallower' | 'content' {
  if (ASSET.test(path)) return 'assets';
  if (path.includes('/') && DOCUMENT.test(path)) return 'document';
  return path.split('/').length > 2 ? 'shallower' : 'content';
}
