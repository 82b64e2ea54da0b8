/** Problems of the press kit. */

import { listWords } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';

const OUTCOMES = {
  unmarked: 'they are printed without their accents',
  dropped: 'they are left out',
  missing: 'the PDF files with this text are not made',
};

export const problems = defineProblems({
  'press/bio-length': {
    level: 'warning',
    message: ({ name, words, expected }: { name: string; words: number; expected: string }) =>
      `The ${name} bio has ${words} words; it should have ${expected}.`,
    about:
      'Promoters expect biographies of 50 words, of 200, and of 500 or more; a fifth more or less is fine. Shorten this one, or add to it.',
  },
  'press/letters': {
    level: 'warning',
    message: ({ characters, outcome }: { characters: string; outcome: keyof typeof OUTCOMES }) =>
      `The fonts of the press kit's PDF files do not have ${characters}, so ${OUTCOMES[outcome]}.`,
    hint: 'The page and the text files of the kit show everything. For the PDF files, write this in Latin or Arabic letters.',
    about:
      'The fonts of the PDF files lack letters of the texts. Latin and Arabic letters are always available. Rare accents are left out, as are symbols and emoji; a document in a script that no font has is not made. `generator/DESIGN.md` explains how to use other fonts.',
  },
  'press/quote-about': {
    level: 'error',
    message: ({ about }: { about: string }) =>
      `A quote is about "${about}", which is no release, show or artist of this site.`,
    hint: ({ isArtist, meant }: { isArtist: boolean; meant: readonly string[] }) => {
      if (isArtist) return 'Remove the line: a quote without  about:  is about the artist.';
      const lines = meant.map((address) => `about: ${address}`);
      return lines.length > 0
        ? `Write  ${listWords(lines)}`
        : 'Write the folder and the last part of the address of its page, such as  about: releases/new-song  or  about: events/open-air-2026-06-12';
    },
    about:
      'A quote in `press.yaml` names a release, a show or an artist that does not exist or is a draft. `about` has the address of its page without the address of the site: `releases/new-song`, `events/open-air-2026-06-12`, `artists/kim-ro`. Leave it out of what was written about the artist of the site.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
