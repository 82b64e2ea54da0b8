import { defineProblems } from '../define.ts';

export const press = defineProblems({
  'press/bio-length': {
    level: 'warning',
    what: 'A biography is not as long as it says.',
    why: 'Promoters count on 50 words, 200 words, and 500 or more; a tenth more or less will do.',
    fix: 'Cut it or add to it.',
    example: `bios:
  short: Fifty words about the artist.`,
  },
  'press/letters': {
    level: 'warning',
    what: 'The fonts that the PDF files of the press kit are set in lack letters that the words have.',
    why: 'A file with empty boxes for letters is worse than none. Letters with rare marks are printed without them, signs and emoji are left out, and a document in letters of another script is not made. The page and the text files of the kit show everything.',
    fix: 'Write it in Latin letters where that will do. Or put fonts that have the letters into the folder `fonts` of the assets, as `archivo.woff2` (with the axes wght and wdth) and `martian-mono.woff2` (with wght).',
    example: `bios:
  short: Doga plays house and future rave.`,
  },
  'press/no-logo': {
    level: 'warning',
    what: 'The press kit names a logo, and there is no such file in the folder of assets.',
    why: 'The kit is made without it, and whoever prints a poster has to ask.',
    fix: 'Put the drawing there as an SVG file, or correct its name under `logos` in `pages/press.yaml`.',
    example: 'logos: [icons/logo.svg, icons/wordmark.svg]',
  },
  'press/photo-size': {
    level: 'warning',
    what: 'A press photo is too small for print. Told by `liner check` alone.',
    why: 'Magazines print at 300 dots per inch. At A5, the size of half a page, that is 1748 by 2480 pixels.',
    fix: 'Ask the photographer for the original; enlarging a small one does not help.',
    example: `photos:
  - file: photos/portrait.jpg     # 2400 by 3000 pixels
    title: Portrait`,
  },
  'static/link': {
    level: 'error',
    what: 'A file in `assets/static/` is a link that leads out of the folder, or nowhere.',
    why: 'What is published must lie in the folder.',
    fix: 'Put the file itself there.',
    example: 'assets/static/rider.pdf',
  },
  'static/reserved': {
    level: 'error',
    what: 'A file lies in `assets/static/assets/`.',
    why: 'It would be published below `/assets/`. Browsers keep what they find there for a year without asking again, so nobody who has the file would see a newer one.',
    fix: 'Put it into a folder of another name.',
    example: 'assets/static/files/list.txt',
  },
});
