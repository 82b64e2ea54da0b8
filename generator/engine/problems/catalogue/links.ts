import { defineProblems } from '../define.ts';
import { hintAtDownload } from './file-hints.ts';

export interface LinkArgs {
  link: string;
  /** The addresses of the pages that have it; none if its place in the content is known. */
  pages: readonly string[];
}

function namePages(pages: readonly string[]): string {
  if (pages.length === 0) return '';
  if (pages.length === 1) return ` It is on the page ${pages[0]}.`;
  const rest = pages.length - NAMED;
  return ` It is on ${pages.length} pages: ${pages.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** Pages named before the rest is only counted. */
const NAMED = 3;

/** A page that the site does not have yet. */
export interface HiddenPage {
  /** Its file. */
  path: string;
  /** The day that it waits for; undefined for a draft. */
  until?: string | undefined;
}

export const links = defineProblems({
  'link/broken': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" is broken: the site has no such page or file.${namePages(pages)}`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest ? `Did you mean "${nearest}"?` : 'Correct the address, or remove the link.',
    about: 'A page links to an address that the site does not have. Correct the address, or remove the link.',
  },
  'link/duplicate-id': {
    level: 'warning',
    message: ({ link: id, pages }: LinkArgs) =>
      `Two places on a page have the same name, "${id}", and links reach only the first.${namePages(pages)}`,
    hint: 'Give the two headings different words.',
    about: 'Links to a heading use its words, and two headings of a page have the same.',
  },
  'link/empty': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `${link === '' ? 'A link has an empty address.' : `A link is only "${link}", so it does nothing.`}${namePages(pages)}`,
    hint: 'Give it an address, or remove it.',
    about: 'A link has no address, so a click on it does nothing.',
  },
  'link/hidden-page': {
    level: 'error',
    message: ({ route, path, until }: HiddenPage & { route: string }) =>
      `There is no page at ${route}${until ? ` before ${until}, the day of ${path}` : `, as ${path} is a draft`}.`,
    hint: ({ path, until }: HiddenPage) =>
      until
        ? `Remove the link until then, or correct the day in ${path}.`
        : `Remove  draft: true  from ${path}, or remove the link.`,
    about:
      'A text links to a page that is not on the site yet: a draft, or a post of a later day. Remove the link until then, or publish the page.',
  },
  'link/missing-anchor': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" leads to a section that its page does not have.${namePages(pages)}`,
    hint: 'Look at the headings of that page: the addresses of sections are made from them.',
    about: 'A link leads to a section that its page does not have, so the browser stays at the top.',
  },
  'link/no-slash': {
    level: 'warning',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" reaches its page only through a redirect: the slash at the end is missing.${namePages(pages)}`,
    hint: 'Add a slash to the end of the address.',
    about:
      'A link within the site has no slash at the end, and many hosts answer it with a redirect, which takes time.',
  },
  'link/outside-base': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" leads outside the site, whose pages are below the path in base_url.${namePages(pages)}`,
    hint: 'Write the whole address, with https://, if another site is meant.',
    about:
      'A link leads outside the site. With a path in `base_url`, such as `https://name.github.io/site/`, all pages are below it. Begin addresses on this site with a slash (`/music/`), and the path is added for you.',
  },
  'link/unknown-page': {
    level: 'error',
    message: ({ route }: { route: string }) => `There is no page at ${route}.`,
    hint: ({ route, nearest }: { route: string; nearest: string | undefined }) => {
      const download = hintAtDownload(route);
      // Where the file is on this computer: no page is like it.
      if (download && (nearest === undefined || route.startsWith('/assets/'))) return download;
      return nearest ? `Did you mean "${nearest}"?` : 'Check the address, or add the page.';
    },
    about: 'A text links to a page that the site does not have. Correct the address, or add the page.',
  },
});
