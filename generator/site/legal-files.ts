/** The files of the legal pages, which may have the names of these pages in any language. */
import { LEGAL_PAGES, type LegalName } from './routes.ts';
import { pageNamed } from './words/page-names.ts';

/** The legal page that a word means: `privacy` for `privacy` and `datenschutz`. */
function legalPageNamed(word: string): LegalName | undefined {
  return LEGAL_PAGES.find((page) => page === word) ?? LEGAL_PAGES.find((page) => page === pageNamed(word));
}

/** A Markdown file in the folder of legal pages, or of custom pages. */
const LEGAL_FILE = /^(?:legal|pages)\/([^/]+)\.md$/;

/**
 * The file of a legal page, by a file that is called like it: `legal/privacy.md` of `pages/datenschutz.md`, `legal/datenschutz.md`
 * and `pages/privacy.md`. Names of other pages are not as clear: `pages/galerie.md` may be any page.
 * @param path in the content folder
 */
export function legalFileCalled(path: string): string | undefined {
  const [, name] = LEGAL_FILE.exec(path) ?? [];
  const page = name && legalPageNamed(name);
  return page && `legal/${page}.md`;
}

/** The files of a legal page, that which is linked first: one with a name of the artist's own before Liner's, which may be a sample. */
export function legalFilesOf<File extends { slug: string }>(legal: readonly File[], name: LegalName): File[] {
  const files = legal.filter(({ slug }) => legalPageNamed(slug) === name);
  return [...files.filter(({ slug }) => slug !== name), ...files.filter(({ slug }) => slug === name)];
}
