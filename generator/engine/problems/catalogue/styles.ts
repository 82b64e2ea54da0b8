import { defineProblems } from '../define.ts';

export interface StylesArgs {
  error: StylesError;
  name: string;
}

export type StylesError = keyof typeof STYLES_ERRORS;

/** Each with its message and its hint; `name` is the class, path or word that it is about. */
const STYLES_ERRORS = {
  'unknown class': (name: string) => [
    `@apply uses the class "${name}", which Tailwind does not know.`,
    'Check its spelling, or write what it does as plain CSS.',
  ],
  'missing import': (name: string) => [
    `The stylesheet imports "${name}", which does not exist.`,
    'Paths start with ./ and are relative to the folder of the stylesheet; "linernotes/styles.css" is Liner\'s own.',
  ],
  'unknown variant': (name: string) => [
    `@variant uses "${name}", which Tailwind does not know.`,
    'Check its spelling, or define it with @custom-variant.',
  ],
  'unknown theme value': (name: string) => [
    `${name} is not a value of the theme.`,
    'Check its spelling, or write the value itself.',
  ],
  'not a custom property': () => [
    '@theme contains something other than custom properties.',
    'Only those belong there, such as  --color-night: #112;  move everything else out of it.',
  ],
  'never closed': () => [
    'This is opened but never closed.',
    'Add the missing bracket, quotation mark or */ at its end.',
  ],
  'never opened': () => ['This } closes nothing.', 'Remove it, or add the missing { before it.'],
  'no declaration': (name: string) => [
    `"${name}" is not a declaration.`,
    'A declaration is a property, a colon, a value and a semicolon:  color: red;',
  ],
  other: (reason: string) => [`The stylesheet cannot be read: ${reason}.`],
} satisfies Record<string, (name: string) => [message: string, hint?: string]>;

export const styles = defineProblems({
  'styles/foreign': {
    level: 'warning',
    message: ({ address }: { address: string }) =>
      `The stylesheet loads "${address}" from another site, which browsers will refuse: pages load only their own files.`,
    hint: 'Put a copy of the file into the assets folder and use that.',
    about:
      'Pages load only their own files, which protects the privacy of visitors. Copy the file into the assets folder if its licence allows it: `src: url("./fonts/my-font.woff2")`.',
  },
  'styles/missing-file': {
    level: 'error',
    message: ({ address, isOutside }: { address: string; isOutside: boolean }) =>
      `The stylesheet uses the file "${address}", which ${isOutside ? 'is outside the assets folder' : 'does not exist'}.`,
    hint: 'Paths in a stylesheet are relative to its folder.',
    about:
      'A stylesheet can use files of the assets folder and of installed packages. Other files of your computer are never published.',
  },
  'styles/syntax': {
    level: 'error',
    message: ({ error, name }: StylesArgs) => STYLES_ERRORS[error](name)[0],
    hint: ({ error, name }: StylesArgs) => STYLES_ERRORS[error](name)[1],
    about:
      'The stylesheet has an error. Fix the line shown, or undo your last change in `assets/styles.css`.',
  },
  'styles/unknown-font': {
    level: 'warning',
    message: ({ family }: { family: string; nearest: string }) =>
      `The stylesheet sets text in "${family}", which is not one of its fonts.`,
    hint: ({ nearest }: { nearest: string }) => `Did you mean "${nearest}"?`,
    about:
      'The stylesheet names a font that it does not define. Spell the name as in its `@font-face` rule, or browsers use another font.',
  },
  'styles/unreadable': {
    level: 'error',
    message: 'styles.css cannot be read.',
    hint: 'Replace it with a plain text file, or delete it to use the styles of Liner.',
    about: '`assets/styles.css` is a folder, a device or a broken link.',
  },
  'styles/unreadable-font': {
    level: 'error',
    message: 'This file cannot be read as a font: it is damaged, or not in the format its name says.',
    hint: "Export it as WOFF2 again, or delete it: Liner's own font is then used.",
    about: 'The press kit and the pictures for shared links need the fonts in `assets/fonts` too.',
  },
});
