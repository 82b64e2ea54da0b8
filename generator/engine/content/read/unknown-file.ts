/** Files in places that nothing reads, and where they were probably meant to be. */

import { findNearest } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Grammar } from '../grammar.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Endings of files that were meant to be read. */
const CONTENT = /\.(md|markdown|mdx|ya?ml|json)(\.txt)?$/i;
/** Endings of word processors' files. */
const DOCUMENT = /\.(docx?|odt|rtf|pages|txt)$/i;
const ASSET = /\.(jpe?g|png|webp|gif|avif|svg|wav|mp3|pdf|zip|woff2?)$/i;

/** @param path relative to the content folder @param paths of all files there */
export async function describeUnknownFile(
  file: string,
  path: string,
  { grammar, paths }: { grammar: Grammar; paths: ReadonlySet<string> },
): Promise<Problem> {
  const isContent = CONTENT.test(path);
  const files = grammar.kinds.flatMap((kind) => grammar.rowOf(kind).files);
  const inFolders = grammar.lists.flatMap((kind) => grammar.rowOf(kind).files);
  const { pageNamed } = await grammar.vocabulary();
  const folders = [...new Set(inFolders.flatMap((each) => /^(.+)\//.exec(each)?.[1] ?? []))];
  const guess = isContent ? guessPath(path, { files, folders, pageNamed }) : undefined;
  // Entries of a list are no file each.
  const list = path.includes('/') && guess?.endsWith('.yaml') && /\.md$/i.test(path) ? guess : undefined;
  const meant = list === undefined ? guess : undefined;
  return problem(
    'files/stray',
    { file, line: 1, column: 1 },
    {
      path,
      isContent,
      meant,
      isTaken: meant !== undefined && paths.has(meant),
      belongs: list === undefined ? placeOf(path) : 'list',
      list,
      folders,
      kind: path.split('/', 1)[0]?.replace(/(?<=x)es$|(?<=[^w])s$/, ''),
      title: stemOf(path)
        .replace(DOCUMENT, '')
        .replace(/[-_]+/g, ' ')
        .replace(/^./u, (letter) => letter.toUpperCase()),
    },
  );
}

/** Candidates for a mistyped path. */
interface KnownPaths {
  files: readonly string[];
  folders: readonly string[];
  pageNamed: Vocabulary['pageNamed'];
}

/** The path with the right folder, name and ending. */
function guessPath(path: string, { files, folders, pageNamed }: KnownPaths): string | undefined {
  const fixedFiles = files.filter((file) => !file.includes('*'));
  const [folder = '', name, ...deeper] = path.split('/');
  if (deeper.length > 0) return undefined;
  if (name === undefined) return guessFixed(fixedFiles, folder, pageNamed);
  const named = pageNamed(folder);
  const right = folders.find((each) => each === named) ?? findNearest(folder, folders);
  if (right === undefined) return guessFixed(fixedFiles, folder, pageNamed);
  const fixed = guessFixed(
    fixedFiles.filter((file) => file.startsWith(`${right}/`)),
    name,
    pageNamed,
  );
  const isCollection = files.includes(`${right}/*.md`);
  return fixed ?? (isCollection ? `${right}/${stemOf(name)}.md` : undefined);
}

/** A language at the end of a name: `privacy-en`, `privacy.EN`. */
const OF_LANGUAGE = /^(.+)[._-]([A-Za-z]{2})$/;

function guessFixed(
  files: readonly string[],
  name: string,
  pageNamed: Vocabulary['pageNamed'],
): string | undefined {
  const stem = stemOf(name);
  const find = (wanted: string | undefined) => files.find((fixed) => stemOf(fixed) === wanted);
  const [, original = '', code = ''] = OF_LANGUAGE.exec(stem) ?? [];
  const translated = find(original.toLowerCase()) ?? find(pageNamed(original));
  return (
    translated?.replace(/(?=\.md$)/, `.${code.toLowerCase()}`) ??
    find(pageNamed(stem)) ??
    find(findNearest(stem, files.map(stemOf)))
  );
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(CONTENT, '');
}

function placeOf(path: string): 'assets' | 'document' | 'shallower' | 'content' {
  if (ASSET.test(path)) return 'assets';
  if (path.includes('/') && DOCUMENT.test(path)) return 'document';
  return path.split('/').length > 2 ? 'shallower' : 'content';
}
