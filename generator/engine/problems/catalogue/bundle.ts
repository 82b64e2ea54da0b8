import { defineProblems } from '../define.ts';

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

export interface OwnPageArgs {
  file: string;
  name: string;
  fault: OwnPageFault;
}

export type OwnPageFault = keyof typeof OWN_PAGE_FAULTS;

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

export interface UnusedArgs {
  file: string;
  nearest: string | undefined;
  packageRoot: string;
  /** What it would have to export to be used by itself. */
  lacks?: 'default' | 'route' | undefined;
}

const LACKED = {
  default: 'A custom island is the default export of its file: write  export default function …',
  route: "A custom page exports its address: write  export const route = '/tour-diary/';",
} satisfies Record<NonNullable<UnusedArgs['lacks']>, string>;

export const bundle = defineProblems({
  'islands/bundle': {
    level: 'error',
    message: ({ reason }: BundleArgs) => `The site's scripts cannot be built: ${reason}.`,
    hint: adviseImport,
    about:
      'A file in `islands/` has an error; your content is not the cause. Fix the line shown, or undo your last change there. If you changed nothing, run `npm ci`.',
  },
  'template/failed': {
    level: 'error',
    message: ({ url, reason }: { url: string; reason: string }) =>
      `The page ${url} could not be rendered, because its template failed: ${reason}`,
    hint: 'The error is in a template, not in your content.',
    about:
      'A template could not make a page. Undo your last change in `templates/`. If you changed nothing there, it is a bug in Liner: please report it with the message.',
  },
  'template/missing-export': {
    level: 'error',
    message: ({ file, name }: MissingExport) => `Your ${file} must export ${name}.`,
    hint: ({ name, nearest }: MissingExport) =>
      nearest
        ? `It exports ${nearest}: give that the name ${name}.`
        : 'A file that replaces another exports the same names.',
    about:
      "Your template or island replaces one of Liner's, and must export the same names. `generator/DESIGN.md` lists them.",
  },
  'template/page': {
    level: 'error',
    message: ({ file, name, fault }: OwnPageArgs) => OWN_PAGE_FAULTS[fault](file, name),
    hint: ({ name, fault }: OwnPageArgs) =>
      fault === 'component' ? `Write  export function ${name}() { … }` : undefined,
    about:
      'A custom page, a file in `templates/pages` that exports a `route`, lacks an export or has one of another form. `generator/DESIGN.md` has an example.',
  },
  'template/syntax': {
    level: 'error',
    message: ({ reason }: BundleArgs) => `A template cannot be read: ${reason}.`,
    hint: adviseImport,
    about: 'A file in `templates/` has an error. Fix the line shown, or undo your last change.',
  },
  'template/unused': {
    level: 'warning',
    message: ({ file }: UnusedArgs) =>
      `This file is not used: Liner has no ${file}, and none of your other files imports it.`,
    hint: ({ nearest, packageRoot, lacks }: UnusedArgs) => {
      if (nearest) return `Did you mean ${nearest}?`;
      return lacks ? LACKED[lacks] : `Liner's own files are in ${packageRoot}.`;
    },
    about:
      "A file in your `templates/` or `islands/` replaces Liner's file of the same name, is a custom page or island, or is imported by another of your files. This one is none of these: rename or delete it.",
  },
});
