import { defineProblems } from '../define.ts';

export interface PhotoSize {
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  dpi: number;
  needed: number;
}

const OUTCOMES = {
  unmarked: 'they are printed without their accents',
  dropped: 'they are left out',
  missing: 'the PDF files with this text are not made',
};

export const press = defineProblems({
  'press/bio-length': {
    level: 'warning',
    message: ({ name, words, wanted }: { name: string; words: number; wanted: string }) =>
      `The ${name} bio has ${words} words; it should have ${wanted}.`,
    about:
      'Promoters expect biographies of 50 words, of 200, and of 500 or more; a tenth more or less is fine. Shorten this one, or add to it.',
  },
  'press/photo-size': {
    level: 'warning',
    message: ({ file, width, height, dpi, needed }: PhotoSize) =>
      `${file} has ${width} by ${height} pixels: printed at A5 size that is ${dpi} DPI, and print needs ${needed}.`,
    hint: 'Use a larger one: 1748 by 2480 pixels are enough.',
    about:
      'A press photo is too small for print: magazines print at 300 dots per inch. Ask the photographer for the original; enlarging a small picture does not help.',
  },
  'press/letters': {
    level: 'warning',
    message: ({ characters, outcome }: { characters: string; outcome: keyof typeof OUTCOMES }) =>
      `The fonts of the press kit's PDF files do not have ${characters}, so ${OUTCOMES[outcome]}.`,
    hint: 'The page and the text files of the kit show everything. For the PDF files, write this in Latin or Arabic letters.',
    about:
      'The fonts of the PDF files lack letters of the texts. Latin and Arabic letters are always available. Rare accents are left out, as are symbols and emoji; a document in a script that no font has is not made. `generator/DESIGN.md` explains how to use other fonts.',
  },
  'press/no-logo': {
    level: 'warning',
    message: ({ file }: { file: string }) =>
      `There is no ${file} in the assets folder, so the press kit is made without it.`,
    hint: 'Put the logo there as an SVG file, or correct its name here.',
    about: 'A logo under `logos` in `pages/press.yaml` is not in the assets folder.',
  },
});
