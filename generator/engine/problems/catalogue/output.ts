import { defineProblems } from '../define.ts';

export interface LinkArgs {
  link: string;
  /** The addresses of the pages that have it; none where its place in the content is known. */
  pages: readonly string[];
}

/** Pages named before the rest is only counted. */
const NAMED = 3;

function namePages(pages: readonly string[]): string {
  if (pages.length === 0) return '';
  if (pages.length === 1) return ` It is on the page ${pages[0]}.`;
  const rest = pages.length - NAMED;
  return ` It is on ${pages.length} pages: ${pages.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** The first few by their names. */
function nameFiles(files: readonly string[]): string {
  const rest = files.length - NAMED;
  return `${files.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

export const output = defineProblems({
  'dev/failed': {
    level: 'error',
    message: ({ reason }: { reason: string }) => `The site could not be built: ${reason}`,
    hint: 'Save any file to try again. If it happens again, stop the command and run npx liner build --verbose.',
    what: 'While `npx liner dev` was running, the site could not be built, and the content is not the cause.',
    why: 'A file vanished while it was read, the disk is full, or Liner has a bug.',
    fix: 'Save any file to try again. If it happens again, stop the command and look at the details.',
    example: 'npx liner build --verbose',
  },
  'dev/file-failed': {
    level: 'error',
    message: ({ path, reason }: { path: string; reason: string }) => `${path} could not be made: ${reason}`,
    hint: 'Reload the page to try again. If it happens again, run npx liner build --verbose.',
    what: 'While `npx liner dev` was running, a file that the browser asked for could not be made, such as a picture for shared links.',
    why: 'The file it is made from is missing or damaged, the disk is full, or Liner has a bug.',
    fix: 'Reload the page to try again. If it happens again, look at the details.',
    example: 'npx liner build --verbose',
  },
  'link/broken': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" is broken: the site has no such page or file.${namePages(pages)}`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest ? `Did you mean "${nearest}"?` : 'Correct the address, or remove the link.',
    what: 'A finished page links to an address that the site does not have.',
    why: 'Visitors would see the "not found" page.',
    fix: 'Correct the address, or remove the link.',
    example: '[Music](/music/)',
  },
  'link/duplicate-id': {
    level: 'warning',
    message: ({ link: id, pages }: LinkArgs) =>
      `Two places on a page have the same name, "${id}", and links reach only the first.${namePages(pages)}`,
    hint: 'Give the two headings different words.',
    what: 'Two places on a page have the same name.',
    why: 'A link to that name reaches only the first.',
    fix: 'Give the two headings different words.',
    example: `## The first night
## The second night`,
  },
  'link/empty': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `${link === '' ? 'A link has an empty address.' : `A link is only "${link}", so it does nothing.`}${namePages(pages)}`,
    hint: 'Give it an address, or remove it.',
    what: 'A link has no address.',
    why: 'A click on it does nothing.',
    fix: 'Give it one, or remove the link.',
    example: '[Tickets](https://tickets.example/)',
  },
  'link/missing-anchor': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" leads to a section that its page does not have.${namePages(pages)}`,
    hint: 'Look at the headings of that page: the addresses of sections are made from them.',
    what: 'A link leads to a section that its page does not have.',
    why: 'The browser stays at the top of the page.',
    fix: 'Look at the headings of that page: the addresses of sections are made from them.',
    example: '[The rider](/press/#technical-rider)',
  },
  'link/no-slash': {
    level: 'warning',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" reaches its page only through a redirect: the slash at the end is missing.${namePages(pages)}`,
    hint: 'Add a slash to the end of the address.',
    what: 'A link within the site has no slash at the end.',
    why: 'Many hosts answer with a redirect, which takes time.',
    fix: 'Add the slash.',
    example: '/music/releases/new-song/',
  },
  'link/outside-base': {
    level: 'error',
    message: ({ link, pages }: LinkArgs) =>
      `The link "${link}" leaves the site, which is below the path in base_url.${namePages(pages)}`,
    hint: 'Write the whole address, with https://, if another site is meant.',
    what: 'A link leads outside the part of the address that belongs to the site.',
    why: 'With a path in `base_url`, such as `https://name.github.io/site/`, all pages are below it.',
    fix: 'Begin addresses on this site with a slash (`/music/`): the path is added for you. Write others in full.',
    example: '[Music](/music/)',
  },
  'link/unknown-page': {
    level: 'error',
    message: ({ route }: { route: string }) => `There is no page at ${route}.`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest ? `Did you mean "${nearest}"?` : 'Check the address, or add the page.',
    what: 'A text links to a page that the site does not have.',
    why: 'Visitors would see the "not found" page. A draft is not a page yet.',
    fix: 'Correct the address; the hint often names the right one.',
    example: 'url: /music/releases/new-song/',
  },
  'output/bad-path': {
    level: 'error',
    message: ({ path, reason }: { path: string; reason: string }) =>
      `The file "${path}" cannot be written: ${reason}.`,
    what: 'A file of the site cannot be written under its name.',
    why: 'The name contains something that disks or addresses do not allow.',
    fix: 'Rename the file that it comes from.',
    example: 'assets/static/press-kit.zip',
  },
  'output/left-over': {
    level: 'warning',
    message: ({ folder }: { folder: string }) =>
      `The folder "${folder}" is left over from an earlier build and could not be removed.`,
    hint: 'The site itself is fine. Delete the folder by hand.',
    what: 'A folder that a build no longer needs could not be removed.',
    why: 'It belongs to another user, as it does after one build with `sudo`, or a program keeps it open.',
    fix: 'Delete it by hand. The finished site does not need it.',
    example: 'sudo rm -r .dist.liner-*',
  },
  'output/not-ours': {
    level: 'warning',
    message: ({ files, folder, kept }: { files: readonly string[]; folder: string; kept: string }) =>
      `The folder ${folder} held ${nameFiles(files)}, which Liner did not make. The new site is without ${files.length === 1 ? 'it: it is' : 'them: they are'} in ${kept} now.`,
    hint: 'If it belongs to your site, put it into assets/static: each build publishes what is there.',
    what: 'Somebody has put a file into the folder of the finished site, and a build has taken it out.',
    why: 'Each build replaces the whole folder. What Liner did not make is kept in a folder beside it, so that nothing is lost.',
    fix: 'Move the file from there to `assets/static/`, such as the page by which a search engine knows that the site is yours. If nobody needs it, delete it.',
    example: 'assets/static/google1234.html',
  },
  'output/same-path': {
    level: 'error',
    message: ({ path, other, clash }: { path: string; other: string; clash: 'same' | 'folder' }) => {
      if (clash === 'folder') return `"${path}" cannot be both a file and the folder of "${other}".`;
      if (other === path) return `Two files of the site have the same path: "${path}".`;
      return `On some disks, two files of the site have the same path: "${other}" and "${path}".`;
    },
    hint: 'Rename one of the two.',
    what: 'Two files of the site have the same path.',
    why: 'One would overwrite the other.',
    fix: 'Rename one of the two; often it is a file in `assets/static/` with the name of a page.',
    example: 'assets/static/music/index.html: remove it',
  },
});
