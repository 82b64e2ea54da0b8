import { defineProblems } from '../define.ts';

export const output = defineProblems({
  'dev/failed': {
    level: 'error',
    what: 'While `liner dev` was running, the site could not be made, for a reason that is not in the content.',
    why: 'A file vanished while it was read, the disk is full, or Liner has a mistake.',
    fix: 'Save any file to try again. If it stays, stop `liner dev` and look at the details.',
    example: 'liner build --verbose',
  },
  'link/broken': {
    level: 'error',
    what: 'A finished page links to an address that the site does not have.',
    why: 'Visitors would meet the page that says 404.',
    fix: 'Correct the address, or remove the link.',
    example: '[Music](/music/)',
  },
  'link/duplicate-id': {
    level: 'warning',
    what: 'Two places on a page have the same name.',
    why: 'A link to that name reaches only the first.',
    fix: 'Give the two headings different words.',
    example: `## The first night
## The second night`,
  },
  'link/empty': {
    level: 'error',
    what: 'A link has no address.',
    why: 'A click on it does nothing.',
    fix: 'Give it one, or remove the link.',
    example: '[Tickets](https://tickets.example/)',
  },
  'link/missing-anchor': {
    level: 'error',
    what: 'A link leads to a place on a page that is not there.',
    why: 'The browser stays at the top of the page.',
    fix: 'Look at the headings of that page: their names are made from their words.',
    example: '[The rider](/press/#technical-rider)',
  },
  'link/no-slash': {
    level: 'warning',
    what: 'A link within the site lacks its closing slash.',
    why: 'Many hosts answer with a detour, which takes time.',
    fix: 'Add the slash.',
    example: '/music/releases/new-song/',
  },
  'link/no-song': {
    level: 'warning',
    what: 'A link leads to the front page of a platform. Told by `liner check` alone.',
    why: 'The visitor has to look for the music again.',
    fix: 'Open the song on the platform and copy its address. Without one, leave the platform out: its button says that there is none yet.',
    example: `streaming_links:
  spotify: https://open.spotify.com/track/...`,
  },
  'link/outside-base': {
    level: 'error',
    what: 'A link leaves the part of the address where the site lives.',
    why: 'With a path in `base_url`, such as `https://name.github.io/site/`, all pages are below it.',
    fix: 'Write addresses on this site from their slash (`/music/`): the path is added for you. Write others in full.',
    example: '[Music](/music/)',
  },
  'link/unknown-page': {
    level: 'error',
    what: 'A text links to a page that the site does not have.',
    why: 'Visitors would meet the page that says 404. A draft is no page yet.',
    fix: 'Correct the address; the message often knows which one was meant.',
    example: 'url: /music/releases/new-song/',
  },
  'output/bad-path': {
    level: 'error',
    what: 'A file of the site cannot be written under its name.',
    why: 'The name holds something that disks or addresses do not allow.',
    fix: 'Rename the file that it comes from.',
    example: 'assets/static/press-kit.zip',
  },
  'output/same-path': {
    level: 'error',
    what: 'Two files of the site want the same place.',
    why: 'One would overwrite the other.',
    fix: 'Rename one of the two; often it is a file in `assets/static/` with the name of a page.',
    example: 'assets/static/music/index.html: take it out',
  },
});
