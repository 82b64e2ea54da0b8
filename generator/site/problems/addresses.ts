import { defineProblems } from '../../engine/problems/define.ts';

export interface Reserved {
  kind: 'show' | 'page' | 'language' | 'template';
  route: string;
}

export interface NearPage {
  slug: string;
  /** The name of the page that may be meant. */
  nearest: string;
  /** Its file in the content folder. */
  path: string;
  /** That file exists. */
  isThere: boolean;
  /** It is spelled much like it. */
  isSpelling: boolean;
  /** It has its very name, but that page is not read from Markdown. */
  isOnlyYaml: boolean;
}

const RESERVED_HINTS: Record<Reserved['kind'], string> = {
  page: 'Rename the file: its name is the address of the page.',
  language: 'Give the file a longer name: two letters mean a language, as "ar" for Arabic.',
  template: "Give the page another route, such as '/tour-diary/'.",
  show: 'Give the show another slug, or remove the line: the address is then made from the title and date.',
};

/** What may have the address of something else. */
type Sharer = 'remix' | 'show' | 'page';

const SHARED_HINTS: Record<Sharer, string> = {
  remix: 'Rename one of the two files; the name of the file is the last part of the address.',
  show: 'Give one of them another slug, or remove the line: the address is then made from the title and date.',
  page: 'Give this page another route.',
};

export const addresses = defineProblems({
  'redirect/taken': {
    level: 'error',
    message: ({
      from,
      owner,
      below,
    }: {
      from: string;
      owner?: string | undefined;
      below?: string | undefined;
    }) =>
      below === undefined
        ? `The address ${from} cannot be redirected: it belongs to ${owner ?? 'another part of the site'}.`
        : `The address ${from} cannot be redirected: it is below ${below}, which is a file.`,
    hint: 'Remove it from redirect_from; only unused addresses can redirect.',
    about:
      'A page or a file of the site is already at this address, or it would need a folder where a file is.',
  },
  'redirect/twice': {
    level: 'error',
    message: ({ from, other }: { from: string; other: string }) =>
      `The address ${from} is redirected twice: here and at ${other}.`,
    hint: 'Remove one of the two.',
    about:
      'An address can lead to one page only. To hosts, `/bio`, `/bio/` and `/bio/index.html` are the same.',
  },
  'route/near': {
    level: 'warning',
    message: ({ slug, nearest }: NearPage) =>
      `The file ${slug}.md makes a new page at /${slug}/, not the page "${nearest}".`,
    hint: ({ path, nearest, isThere, isSpelling, isOnlyYaml }: NearPage) => {
      if (isThere) {
        const below = path.endsWith('.yaml') ? ', below  intro: |  ' : ', ';
        return `If you meant that page, put the text into ${path}${below}and delete this file.`;
      }
      if (isOnlyYaml)
        return `If you meant that page, create ${path} with  npx liner new ${nearest}  and delete this file.`;
      const other = isSpelling ? '; otherwise choose a name that is less like it' : '';
      return `Rename it to ${path} if you meant that page${other}.`;
    },
    about:
      'A file in `pages/` has nearly the name of a page, or its name in another language, and makes a new page; the page you meant stays as it was. Rename `pages/abuot.md` and `pages/biografie.md` to `pages/about.md`. If you mean another page, ignore this warning.',
  },
  'route/reserved': {
    level: 'error',
    message: ({ route }: Reserved) => `The address ${route} is reserved.`,
    hint: ({ kind }: Reserved) => RESERVED_HINTS[kind],
    about:
      'The site needs this address itself, as it does `music`, `feed`, a year below `/events/`, and names of two letters, which mean a language. Choose another file name, `route` or `slug`.',
  },
  'route/taken': {
    level: 'error',
    message: ({ kind, route, other }: { kind: Sharer; route: string; other: string }) =>
      kind !== 'show'
        ? `Two pages have the address ${route}: this ${kind} and ${other}.`
        : `Two shows have the address ${route}: this one and the one at ${other}.`,
    hint: ({ kind }: { kind: Sharer }) => SHARED_HINTS[kind],
    about:
      'Two pages cannot have the same address. Releases and remixes share `/music/releases/`: rename one of two files. Give one of two shows another `slug`.',
  },
});
