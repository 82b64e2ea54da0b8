import { defineProblems } from '../define.ts';

export interface Reserved {
  kind: 'show' | 'page' | 'language' | 'template';
  route: string;
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
    what: 'An address under `redirect_from` is already in use: the site has a page or a file there, or a file where the address would need a folder.',
    why: 'One address cannot show a page and redirect to another. This also keeps redirects from leading to each other, or in a circle.',
    fix: 'Remove the line. Only unused addresses can redirect.',
    example: 'redirect_from: [first-title]',
  },
  'redirect/twice': {
    level: 'error',
    message: ({ from, other }: { from: string; other: string }) =>
      `The address ${from} is redirected twice: here and at ${other}.`,
    hint: 'Remove one of the two.',
    what: 'Two entries of `redirect_from` name the same address.',
    why: 'It can lead to one page only. To hosts, `/bio`, `/bio/` and `/bio/index.html` are the same.',
    fix: 'Keep it on the page that visitors to the old address are looking for, and remove the other line.',
    example: 'redirect_from: [/bio/]',
  },
  'route/near': {
    level: 'warning',
    message: ({ slug, nearest }: { slug: string; nearest: string }) =>
      `The file ${slug}.md makes a page of its own at /${slug}/. It is not the page "${nearest}".`,
    hint: ({ nearest }: { nearest: string }) =>
      `Rename it to ${nearest}.md if you meant that page; otherwise choose a name that is less like it.`,
    what: 'The name of a page of your own is nearly that of one of the pages of every site.',
    why: 'A mistyped name makes a new page, and the page that was meant stays empty.',
    fix: 'Correct the name of the file, or choose another one.',
    example: 'pages/abuot.md   becomes   pages/about.md',
  },
  'route/reserved': {
    level: 'error',
    message: ({ route }: Reserved) => `The address ${route} is reserved.`,
    hint: ({ kind }: Reserved) => RESERVED_HINTS[kind],
    what: 'The slug of a show is a reserved word (`feed` or `page`) or a year that has a page of its past shows, or a page of your own has a name or a `route` that the site needs itself, such as `music` or `feed`, or a name of two letters.',
    why: 'Visitors and programs expect something else at such an address; two letters mean a language.',
    fix: 'Choose another slug, another route or another name for the file.',
    example: 'pages/feed.md   becomes   pages/feedback.md',
  },
  'route/taken': {
    level: 'error',
    message: ({ kind, route, other }: { kind: Sharer; route: string; other: string }) =>
      kind !== 'show'
        ? `Two pages have the address ${route}: this ${kind} and ${other}.`
        : `Two shows have the address ${route}: this one and the one at ${other}.`,
    hint: ({ kind }: { kind: Sharer }) => SHARED_HINTS[kind],
    what: 'Two pages have the same address.',
    why: 'Releases and remixes share `/music/releases/`; every show has an address of its own below `/events/`.',
    fix: 'Rename one of the two files; give one of two shows another `slug`.',
    example: 'remixes/new-song.md   becomes   remixes/new-song-remix.md',
  },
});
