/** Problems of sources. */
import { defineProblems, openReporter } from '../engine/problems/define.ts';

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
  'import/offline': {
    level: 'error',
    message: ({ source }: { source: string }) => `${source} is on the web, and nothing is fetched unasked.`,
    hint: 'To fetch it, add  --online',
    about: 'A source of `npx liner import` is on the web: it is asked only with `--online`.',
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
  'import/match': {
    level: 'error',
    message: ({ title, target, isTitle }: { title: string; target: string; isTitle: boolean }) =>
      isTitle
        ? `--match "${title}=${target}" names no entry of the site: there is no ${target} that it could be.`
        : `--match "${title}=${target}" names nothing in the sources: none of their entries is called "${title}".`,
    hint: 'Without  --match , the plan shows the lines to choose from.',
    about:
      'An answer to what an unclear entry is, given as `--match "Title=releases/night-bus.md"` or `--match "Title=new"`, is about nothing.',
  },
  'import/take': {
    level: 'error',
    message: ({ source, key }: { source: string; key?: string | undefined }) =>
      key === undefined
        ? `--take ${source} names nothing: none of the sources is read as "${source}".`
        : `--take ${source}:${key} names nothing: ${source} says nothing that is called "${key}".`,
    hint: ({ advice }: Advised) => advice,
    about: 'What is to be taken from a source, given as `--take csv:release_date`, is nothing that it says.',
  },
  'import/left-out': {
    level: 'error',
    message: ({ name, reason }: { name: string; reason: string }) => `${name} is left out: ${reason}`,
    hint: ({ advice }: Advised) => advice,
    about: 'An entry, a picture or a recording cannot be written. The others are.',
  },
  'import/room': {
    level: 'error',
    message: ({ needed, free }: { needed: string; free: string }) =>
      `The pictures and recordings have ${needed}, and the disk has room for ${free}. Nothing was written.`,
    hint: 'Make room, or add  --link : files on the same disk then take no room of their own.',
    about:
      'An import copies pictures and recordings into the assets folder, and the disk has no room for them.',
  },
  'import/unwritable': {
    level: 'error',
    message: ({ name, reason, isGone }: { name: string; reason: string; isGone: boolean }) =>
      `${name} cannot be written. ${reason}${isGone ? '' : ' A part of the import is written.'}`,
    hint: ({ isGone }: { isGone: boolean }) =>
      isGone
        ? 'Everything is as it was. Run it again once that is solved.'
        : 'Once that is solved, take it back:  npx liner import --undo',
    about: 'The disk refuses a file of an import, which is taken back as a whole.',
  },
  'import/pages': {
    level: 'warning',
    message: ({ files, more }: { files: string; more: number }) =>
      `These new pages are in no menu: ${files}${more > 0 ? ` and ${more} more` : ''}`,
    hint: 'To put one there, write  menu: true  below its title. If site.yaml has a  menu , add the name of its file to that instead:  - page: tour-diary',
    about: 'Pages of an import are custom pages, which are in the menu only if their files say so.',
  },
  'import/note': {
    level: 'warning',
    message: ({ note }: { note: string }) => note,
    hint: ({ advice }: Advised) => advice,
    about: 'Something about a source that is worth knowing before its facts are taken.',
  },
});

export const problem = openReporter(problems);
