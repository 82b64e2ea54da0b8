/** Sentences of commands. */
import type { Notice } from '../app/publish-notices.ts';
import type { Problem } from '../engine/problems/index.ts';
import { inEnglish, type Say } from '../engine/problems/report.ts';

/** Sentences of commands in a language. */
export interface Speech {
  /** The code of the language. */
  code: string;
  say: Say;
  /** Problems in this language, as far as it has messages for them. */
  retell(problems: readonly Problem[]): Problem[];
  /** A sentence of publishing. */
  tell(notice: Notice): string;
}

export const ENGLISH: Speech = {
  code: 'en',
  say: inEnglish,
  retell: (problems) => [...problems],
  tell: ({ text }) => text,
};
