import { defineProblems } from '../define.ts';

const OUTCOMES = {
  unmarked: 'they are printed without their accents',
  dropped: 'they are left out',
  missing: 'the PDF files with this text are not made',
};

export const press = defineProblems({
  'press/letters': {
    level: 'warning',
    message: ({ characters, outcome }: { characters: string; outcome: keyof typeof OUTCOMES }) =>
      `The fonts of the press kit's PDF files do not have ${characters}, so ${OUTCOMES[outcome]}.`,
    hint: 'The page and the text files of the kit show everything. For the PDF files, write this in Latin or Arabic letters.',
    what: 'The fonts of the PDF files of the press kit lack letters that the texts need.',
    why: 'A document with empty boxes instead of letters is worse than none. Letters with rare accents are printed without them, symbols and emoji are left out, and a document in a script that no font has is not made. Latin and Arabic letters are always there. The page and the text files of the kit show everything.',
    fix: 'Write it in Latin or Arabic letters where you can. Or set the site in fonts that have the letters: `generator/DESIGN.md` says how.',
    example: `bios:
  short: Doga writes songs for voice and guitar.`,
  },
  'press/no-logo': {
    level: 'warning',
    message: ({ file }: { file: string }) =>
      `There is no ${file} in the assets folder, so the press kit is made without it.`,
    hint: 'Put the logo there as an SVG file, or correct its name here.',
    what: 'The press kit names a logo, and there is no such file in the assets folder.',
    why: 'The kit is made without it, and anyone who prints a poster has to ask for it.',
    fix: 'Put the drawing there as an SVG file, or correct its name under `logos` in `pages/press.yaml`.',
    example: 'logos: [icons/logo.svg, icons/wordmark.svg]',
  },
  'static/link': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `${file} is a link to something outside the assets folder, or to nothing.`,
    hint: 'Put the file itself there.',
    what: 'A file in `assets/static/` is a link to something outside the folder, or to nothing.',
    why: 'Whatever is published must be in the folder.',
    fix: 'Put the file itself there.',
    example: 'assets/static/rider.pdf',
  },
  'static/reserved': {
    level: 'error',
    message: ({ file }: { file: string }) =>
      `${file} would be published below /assets/, where browsers keep each file for a year.`,
    hint: 'Put it into a folder of another name, such as static/files/.',
    what: 'A file is in `assets/static/assets/`.',
    why: 'It would be published below `/assets/`. Browsers keep what they find there for a year without asking again, so visitors who have the file would not see a newer one.',
    fix: 'Put it into a folder of another name.',
    example: 'assets/static/files/list.txt',
  },
});
