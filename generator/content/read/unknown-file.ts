/** Files in places that nobody reads: what to say about them. */

import { COLLECTIONS, FIXED_FILES } from '../../kinds.ts';
import { findNearest } from '../../lib/suggest.ts';
import type { Problem } from '../../problems/index.ts';

const FOLDERS = [...COLLECTIONS, 'legal', 'pages'];

/** Endings of files that were meant to be read. */
const CONTENT = /\.(md|markdown|mdx|ya?ml|json)(\.txt)?$/i;
/** What word processors save. */
const PAPER = /\.(docx?|odt|rtf|pages|txt)$/i;
const ASSET = /\.(jpe?g|png|webp|gif|avif|svg|wav|mp3|pdf|zip|woff2?)$/i;

/** @param path relative to the content folder, of a file without a room */
export function describeStray(file: string, path: string): Problem {
  const meant = CONTENT.test(path) ? guessPath(path) : undefined;
  return {
    code: 'files/stray',
    level: CONTENT.test(path) ? 'error' : 'warning',
    message: `Nothing reads ${path}, so it would not appear on the site.`,
    hint: meant ? `Did you mean ${meant}? Rename or move the file.` : explainFolder(path),
    at: { file, line: 1, column: 1 },
  };
}

/** The path with the right folder, name and ending. */
function guessPath(path: string): string | undefined {
  const [folder = '', name, ...deeper] = path.split('/');
  if (deeper.length > 0) return undefined;
  if (name === undefined) return guessFixed(FIXED_FILES, folder);
  const right = findNearest(folder, FOLDERS);
  if (right === undefined) return undefined;
  if (COLLECTIONS.some((collection) => collection === right)) return `${right}/${stemOf(name)}.md`;
  return guessFixed(
    FIXED_FILES.filter((fixed) => fixed.startsWith(`${right}/`)),
    name,
  );
}

function guessFixed(files: readonly string[], name: string): string | undefined {
  const stem = findNearest(stemOf(name), files.map(stemOf));
  return files.find((fixed) => stemOf(fixed) === stem);
}

/** A file's name without folder and ending. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(CONTENT, '');
}

function explainFolder(path: string): string {
  if (ASSET.test(path)) return 'Pictures and other files belong in the assets folder.';
  if (path.includes('/') && PAPER.test(path))
    return 'Copy its text into a file made by  liner new release "Title"  or its like.';
  if (path.split('/').length > 2)
    return 'Put it directly into its folder: folders within folders are not read.';
  return `The content folder holds site.yaml and the folders ${FOLDERS.join(', ')}.`;
}
