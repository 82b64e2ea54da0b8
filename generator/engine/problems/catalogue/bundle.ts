import { defineProblems } from '../define.ts';

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

export type StylesError = keyof typeof STYLES_ERRORS;

export interface StylesArgs {
  error: StylesError;
  name: string;
}

export interface UnusedArgs {
  file: string;
  nearest: string | undefined;
  packageRoot: string;
  /** What it would have to export to be used by itself. */
  lacks?: 'default' | 'route' | undefined;
}

const LACKED = {
  default: "An island of your own is its file's default export: write  export default function …",
  route: "A page of your own exports its address: write  export const route = '/tour-diary/';",
} satisfies Record<NonNullable<UnusedArgs['lacks']>, string>;

export interface BundleArgs {
  reason: string;
  /** An import that leads nowhere, as it is written. */
  missing?: string | undefined;
  /** Of Liner's own, what it may mean. */
  nearest?: string | undefined;
}

/** Where an import leads nowhere: the name of a package, or a path. */
function adviseImport({ missing, nearest }: BundleArgs): string | undefined {
  if (missing === undefined) return undefined;
  if (/^[./]/.test(missing)) return 'Correct the path: it is relative to the folder of this file.';
  const [name = '', part = ''] = missing.split('/');
  if (name === 'linernotes')
    return nearest === undefined ? 'Liner has no file of that name.' : `Did you mean "${nearest}"?`;
  return `If you want to use that package, run  npm install ${name.startsWith('@') ? `${name}/${part}` : name}`;
}

export interface MissingExport {
  file: string;
  name: string;
  nearest?: string | undefined;
}

/** What can be wrong with a page of the site's own. */
const OWN_PAGE_FAULTS = {
  component: (file: string, name: string) => `Your ${file} must export ${name}, the component of the page.`,
  route: (file: string) =>
    `The route of your ${file} must be an address such as '/tour-diary/', in lower-case letters, with a slash at both ends.`,
  title: (file: string) => `Your ${file} must export a title, a text.`,
  description: (file: string) => `The description of your ${file} must be a text.`,
  menu: (file: string) => `The menu of your ${file} must be true, false, or the words of the menu.`,
  embeds: (file: string) =>
    `The embeds of your ${file} must be a list of addresses such as 'https://www.youtube-nocookie.com/'.`,
} satisfies Record<string, (file: string, name: string) => string>;

export type OwnPageFault = keyof typeof OWN_PAGE_FAULTS;

export interface OwnPageArgs {
  file: string;
  name: string;
  fault: OwnPageFault;
}

export const bundle = defineProblems({
  'islands/bundle': {
    level: 'error',
    message: ({ reason }: BundleArgs) => `The site's scripts cannot be built: ${reason}.`,
    hint: adviseImport,
    what: 'The scripts of the site cannot be built.',
    why: 'There is an error in a file of `islands/`. Your content is not the cause.',
    fix: 'Fix the line shown in the message, or undo your last change in `islands/`. If you have not changed anything there, install the packages again.',
    example: 'npm ci',
  },
  'styles/foreign': {
    level: 'warning',
    message: ({ address }: { address: string }) =>
      `The stylesheet loads "${address}" from another site, which browsers will refuse: pages load only their own files.`,
    hint: 'Put a copy of the file into the assets folder and use that.',
    what: 'The stylesheet loads a file from another site: a font, a picture, another stylesheet.',
    why: "Pages load only their own files. This protects your visitors' privacy and keeps foreign code out; browsers refuse everything else.",
    fix: 'If the licence of the file allows it, put a copy into the assets folder and use that.',
    example: 'src: url("./fonts/my-font.woff2") format("woff2");',
  },
  'styles/missing-file': {
    level: 'error',
    message: ({ address, isOutside }: { address: string; isOutside: boolean }) =>
      `The stylesheet uses the file "${address}", which ${isOutside ? 'is outside the assets folder' : 'does not exist'}.`,
    hint: 'Paths in a stylesheet are relative to its folder.',
    what: 'A stylesheet uses a font or picture that does not exist, or is neither in the assets folder nor in an installed package.',
    why: 'Browsers could not load it. Other files of your computer are never published.',
    fix: 'Put the file there, or correct the path: it is relative to the folder of the stylesheet.',
    example: "src: url('fonts/archivo.woff2');",
  },
  'styles/syntax': {
    level: 'error',
    message: ({ error, name }: StylesArgs) => STYLES_ERRORS[error](name)[0],
    hint: ({ error, name }: StylesArgs) => STYLES_ERRORS[error](name)[1],
    what: 'There is an error in a stylesheet.',
    why: 'A bracket may be missing, or a class may not exist.',
    fix: 'Fix the line shown in the message, or undo your last change in `assets/styles.css`.',
    example: '.title { color: var(--color-ink); }',
  },
  'styles/unknown-font': {
    level: 'warning',
    message: ({ family }: { family: string; nearest: string }) =>
      `The stylesheet sets text in "${family}", which is not one of its fonts.`,
    hint: ({ nearest }: { nearest: string }) => `Did you mean "${nearest}"?`,
    what: 'The stylesheet names a font that it does not define, but it defines one with nearly that name.',
    why: 'Browsers would use another font without telling anybody.',
    fix: 'Spell the name as the `@font-face` rule of the font does.',
    example: "--font-sans: 'Archivo', sans-serif;",
  },
  'styles/unreadable': {
    level: 'error',
    message: 'styles.css cannot be read.',
    hint: 'Replace it with a plain text file, or delete it to use the styles of Liner.',
    what: '`assets/styles.css` is a folder, a device or a broken link.',
    why: 'Only a plain file can be a stylesheet.',
    fix: "Replace it with a plain text file, or delete it: Liner's own stylesheet is then used.",
    example: 'assets/styles.css',
  },
  'styles/unreadable-font': {
    level: 'error',
    message: 'This file cannot be read as a font: it is damaged, or not in the format its name says.',
    hint: "Export it as WOFF2 again, or delete it: Liner's own font is then used.",
    what: 'A font file in `assets/fonts` cannot be read.',
    why: 'It is damaged, or not in the format its name says. Browsers could not use it either, and the press kit and the pictures for shared links need it.',
    fix: "Export it as WOFF2 again, or delete the file: Liner's own font of that name is then used.",
    example: 'assets/fonts/archivo.woff2',
  },
  'template/failed': {
    level: 'error',
    message: ({ url, reason }: { url: string; reason: string }) =>
      `The page ${url} could not be rendered, because its template failed: ${reason}`,
    hint: 'The error is in a template, not in your content.',
    what: 'A page could not be rendered, because its template failed.',
    why: 'The error is in a template, not in your content.',
    fix: 'Undo your last change in `templates/`. If you have not changed anything there, it is a bug in Liner: please report it with the message.',
    example: 'npx liner build --verbose',
  },
  'template/missing-export': {
    level: 'error',
    message: ({ file, name }: MissingExport) => `Your ${file} must export ${name}.`,
    hint: ({ name, nearest }: MissingExport) =>
      nearest
        ? `It exports ${nearest}: give that the name ${name}.`
        : 'A file that replaces another exports the same names.',
    what: 'A template or island of your own does not export what the file that it replaces exports.',
    why: 'The other templates ask for it by that name.',
    fix: 'Give your component the name that the message says. What each file exports is in `generator/DESIGN.md`.',
    example: 'export function Home(props) { … }',
  },
  'template/page': {
    level: 'error',
    message: ({ file, name, fault }: OwnPageArgs) => OWN_PAGE_FAULTS[fault](file, name),
    hint: ({ name, fault }: OwnPageArgs) =>
      fault === 'component' ? `Write  export function ${name}() { … }` : undefined,
    what: 'A page of your own, a file in `templates/pages` that exports a `route`, lacks something, or says it in a form that Liner does not know.',
    why: 'Its address, its title and its component are read from what it exports.',
    fix: 'Export what the message names. `generator/DESIGN.md` has an example.',
    example: `export const route = '/tour-diary/';
export const title = 'Tour diary';
export function TourDiary() { … }`,
  },
  'template/syntax': {
    level: 'error',
    message: ({ reason }: BundleArgs) => `A template cannot be read: ${reason}.`,
    hint: adviseImport,
    what: 'A template cannot be read.',
    why: 'There is an error in a file of `templates/`.',
    fix: 'Fix the line shown in the message, or undo your last change.',
    example: '<p className="data">{title}</p>',
  },
  'template/unused': {
    level: 'warning',
    message: ({ file }: UnusedArgs) =>
      `This file is not used: Liner has no ${file}, and none of your other files imports it.`,
    hint: ({ nearest, packageRoot, lacks }: UnusedArgs) => {
      if (nearest) return `Did you mean ${nearest}?`;
      return lacks ? LACKED[lacks] : `Liner's own files are in ${packageRoot}.`;
    },
    what: 'A file in your own `templates/` or `islands/` is not used.',
    why: "Such a file replaces Liner's file of the same name, but Liner has none; nor does another file of yours import it.",
    fix: 'Give it the name of the file that it should replace, in the same folder; or let it export what a page or island of your own exports; or delete it.',
    example: 'templates/layout/Footer.tsx',
  },
});
