import { defineProblems } from '../define.ts';

export const bundle = defineProblems({
  'islands/bundle': {
    level: 'error',
    what: 'The scripts of the site could not be put together.',
    why: 'A file in `islands/` has a mistake. Your content has no part in it.',
    fix: 'Mend the line that the message shows, or undo the last change in `islands/`. If nothing was changed, install the packages again.',
    example: 'npm ci',
  },
  'styles/foreign': {
    level: 'warning',
    what: 'The stylesheet names a file of another host: a font, a picture, another stylesheet.',
    why: "Pages load their own files only. That keeps visitors from being seen by others, and strangers' code out; a browser refuses the rest.",
    fix: 'Put a copy of the file into the assets folder, if its licence allows that, and name the copy.',
    example: 'src: url("./fonts/my-font.woff2") format("woff2");',
  },
  'styles/missing-file': {
    level: 'error',
    what: 'A stylesheet names a font or picture that is not there.',
    why: 'The browser would ask for it in vain.',
    fix: 'Put the file there, or correct the path: it counts from the folder of the stylesheet.',
    example: "src: url('fonts/archivo.woff2');",
  },
  'styles/syntax': {
    level: 'error',
    what: 'A stylesheet cannot be read.',
    why: 'There is a mistake in it: a bracket that is missing, a class that does not exist.',
    fix: 'Mend the line that the message shows, or undo the last change in `assets/styles`.',
    example: '.title { color: var(--color-ink); }',
  },
  'styles/unreadable-font': {
    level: 'error',
    message:
      'This file is not a font that can be read: it is damaged, or of another kind than its name says.',
    hint: "Export it as WOFF2 once more, or delete it: Liner's own font is used then.",
    what: 'A font file in `assets/fonts` cannot be read.',
    why: 'It is damaged, or of another kind than its name says. Browsers would not show it either, and pictures for shared links and the press kit are set in it.',
    fix: "Export it as WOFF2 once more, or delete the file: Liner's own font of that name is used then.",
    example: 'assets/fonts/archivo.woff2',
  },
  'template/failed': {
    level: 'error',
    what: 'A page could not be made, because its template failed.',
    why: 'This is a mistake in a template, not in the content.',
    fix: 'Undo the last change in `templates/`. If nothing was changed there, it is a mistake of Liner: please report it with the message.',
    example: 'liner build --verbose',
  },
  'template/syntax': {
    level: 'error',
    what: 'A template cannot be read.',
    why: 'There is a mistake in a file of `templates/`.',
    fix: 'Mend the line that the message shows, or undo the last change.',
    example: '<p className="data">{title}</p>',
  },
  'template/unused': {
    level: 'warning',
    what: 'A file in your own `templates/` or `islands/` does nothing.',
    why: "It stands in for Liner's file of the same name, and Liner has none; nor does another file of yours import it.",
    fix: 'Give it the name of the file that it is to replace, in the same folder as there, or delete it.',
    example: 'templates/layout/Footer.tsx',
  },
});
