/** Problems of sources. */
import { defineProblems, openReporter } from '../../engine/problems/define.ts';

interface Advised {
  /** A sentence of what to do. */
  advice?: string | undefined;
}

export const problems = defineProblems({
  'import/unknown': {
    level: 'error',
    message: ({ name, known }: { name: string; known: string }) =>
      `${name} cannot be read: it is none of ${known}.`,
    hint: 'If it is one of them, name it:  npx liner import FILE --as csv',
    about: 'A source of `npx liner import` is of no kind that it knows.',
  },
  'import/unreadable': {
    level: 'error',
    message: ({ name, reason }: { name: string; reason: string }) => `${name} cannot be read: ${reason}`,
    hint: ({ advice }: Advised) => advice,
    about: 'A source is damaged, too large or not what its name says. The others are read.',
  },
  'import/value': {
    level: 'warning',
    message: ({ what, value, reason }: { what: string; value: string; reason: string }) =>
      `${what} "${value}" is left out: ${reason}`,
    hint: ({ advice }: Advised) => advice,
    about:
      'A source says something that cannot be right: a month 13, a code without its digits. The rest of the entry is taken.',
  },
  'import/note': {
    level: 'warning',
    message: ({ note }: { note: string }) => note,
    hint: ({ advice }: Advised) => advice,
    about: 'Something about a source that is worth knowing before its facts are taken.',
  },
});

export const problem = openReporter(problems);
