import { listWords, suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

export const menu = defineProblems({
  'menu/empty-page': {
    level: 'warning',
    message: ({ name }: { name: string }) =>
      `The menu names "${name}", which has nothing to show yet, so it is left out.`,
    hint: () => 'It appears in the menu as soon as it has an entry. Or remove the line.',
    what: 'The menu in `site.yaml` names a page that has nothing to show.',
    why: 'Visitors would find an empty page. It is left out of the menu, of the footer and of the sitemap until there is something to read.',
    fix: 'Add what belongs on the page, such as a first show, or remove its line from the menu.',
    example: `menu:
  - about
  - music`,
  },
  'menu/nowhere': {
    level: 'error',
    message: 'An item of the menu leads nowhere.',
    hint: 'Give it a page, such as  page: events , or a label and a url.',
    what: 'An item of the menu in `site.yaml` has neither a page nor an address, or an address without a label.',
    why: 'There is nothing to lead to, or nothing to show.',
    fix: 'Write the name of a page alone, or a group with `label` and `url`.',
    example: `menu:
  - music
  - label: Shop
    url: https://shop.example/your-name`,
  },
  'menu/unknown-page': {
    level: 'error',
    message: ({ page }: { page: string }) => `The menu names "${page}", which is not a page of this site.`,
    hint: ({
      page,
      names,
      meant,
    }: {
      page: string;
      names: readonly string[];
      meant?: string | undefined;
    }) => {
      const label = page.charAt(0).toUpperCase() + page.slice(1);
      if (meant) return `Write  {page: ${meant}, label: ${label}}`;
      return suggest(
        page,
        names,
        `The pages are ${listWords(names, 'and')}. For any other address, write  {label: ${label}, url: https://…}`,
      );
    },
    what: 'The menu in `site.yaml` names a page that does not exist.',
    why: 'There is nothing to lead to.',
    fix: 'Use the name of a page. For another address, write a group with `label` and `url`.',
    example: `menu:
  - music
  - page: events
    label: Shows
  - label: Shop
    url: https://shop.example/your-name`,
  },
});
