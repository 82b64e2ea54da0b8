import { describe, expect, it } from 'vitest';
import { Island } from '../../../../templates/Island.tsx';
import type { Lab } from '../lab.tsx';

const cards = {
  singles: ['Reve 2017 g minor', 'Dark Energy 2019 f minor', 'Exult 2018'],
  eps: ['Fighter EP 2021 future rave', '28 EP 2019'],
};
const tabs = [
  { id: 'singles' as const, label: 'Singles', count: 3 },
  { id: 'eps' as const, label: 'EPs', count: 2 },
  { id: 'remixes' as const, label: 'Remixes', count: 0 },
];
const index = [
  {
    tab: 'eps',
    title: 'Far Away EP',
    url: '/music/releases/far-away/',
    words: 'far away ep 2020 trance',
    badge: 'EP',
    genre: 'Trance',
    year: '2020',
    image: '/picture.svg',
  },
  {
    tab: 'singles',
    title: 'Reve',
    url: '/music/releases/reve/',
    words: 'reve 2017',
    badge: 'Single',
    genre: 'House',
    year: '2017',
    image: '/picture.svg',
  },
];

function List({ titles }: { titles: string[] }) {
  return (
    <ul>
      {titles.map((title) => (
        <li key={title} data-words={title.toLowerCase()}>
          <a href="/release/">{title}</a>
        </li>
      ))}
    </ul>
  );
}

export function testDiscography(getLab: () => Lab): void {
  const open = async (query = '', options = {}, searchIndexUrl?: string) => {
    const visit = await getLab().visit(
      <Island
        name="discography"
        props={{ tabs, openTab: 'singles', action: '/music/releases/', searchIndexUrl }}
        when="visible"
        params={['q', 'tab']}
        slots={{
          singles: <List titles={cards.singles} />,
          eps: <List titles={cards.eps} />,
          remixes: <p>No remixes available</p>,
        }}
      />,
      { query, ...options },
    );
    const { page } = visit;
    return {
      ...visit,
      tab: (name: string) => page.getByRole('tab', { name, exact: true }),
      selected: () => page.getByRole('tab', { selected: true }).textContent(),
      links: () => page.locator('a:visible').allTextContents(),
      wake: async () => {
        await page.keyboard.press('Shift');
        await page.locator('[data-live]').waitFor();
      },
      search: page.getByRole('searchbox', { name: 'Search the discography' }),
      status: page.getByRole('status'),
    };
  };

  describe('the discography', () => {
    it('shows the first tab before it is alive, and the chosen one after an early click', async () => {
      const { page, tab, selected, links, errors } = await open();
      expect(await links()).toEqual(cards.singles);
      await tab('EPs (2)').click();
      await page.waitForFunction(() => location.search === '?tab=eps');
      expect(await selected()).toBe('EPs (2)');
      expect(await links()).toEqual(cards.eps);
      await tab('Remixes (0)').click();
      expect(await page.getByText('No remixes available').isVisible()).toBe(true);
      await page.goBack();
      await page.getByRole('tab', { name: 'EPs (2)', selected: true }).waitFor();
      await page.goBack();
      await page.getByRole('tab', { name: 'Singles (3)', selected: true }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      expect(errors).toEqual([]);
    });

    it('follows arrows, Home and End, with one stop for Tab', async () => {
      const { page, tab, selected, wake } = await open();
      await wake();
      await tab('Singles (3)').focus();
      const walk: [string, string][] = [
        ['ArrowRight', 'EPs (2)'],
        ['ArrowRight', 'Remixes (0)'],
        ['ArrowRight', 'Singles (3)'],
        ['ArrowLeft', 'Remixes (0)'],
        ['Home', 'Singles (3)'],
        ['End', 'Remixes (0)'],
      ];
      for (const [key, name] of walk) {
        await page.keyboard.press(key);
        expect(await selected()).toBe(name);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
      expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
      const panel = page.getByRole('tabpanel', { name: 'Remixes (0)' });
      expect(await panel.isVisible()).toBe(true);
    });

    it('opens the tab that the address names', async () => {
      const { page, links } = await open('?tab=eps');
      await page.getByRole('tab', { name: 'EPs (2)', selected: true }).waitFor();
      expect(await links()).toEqual(cards.eps);
    });

    it('filters as the visitor types, counts, and keeps the query in the address', async () => {
      const { page, search, links, status, tab } = await open();
      await search.pressSequentially('2019');
      await page.getByText('2 results for “2019”').waitFor();
      expect(await links()).toEqual(['Dark Energy 2019 f minor']);
      expect(await tab('EPs (1)').count()).toBe(1);
      expect(new URL(page.url()).search).toBe('?q=2019');
      await search.fill('nothing like it');
      expect(await status.textContent()).toBe('No results for “nothing like it”');
      await search.fill('');
      expect(await links()).toEqual(cards.singles);
      expect(new URL(page.url()).search).toBe('');
    });

    it('shows parts of the tab of all records, by tabs, filters and words, on the page or from the index', async () => {
      const marked = ['singles format-vinyl', 'eps format-vinyl', 'eps format-cd', 'singles'].map(
        (marks, index) => ({
          marks,
          title: `Record ${index}`,
        }),
      );
      const all = [
        { id: 'all', label: 'All', count: 4 },
        ...tabs.slice(0, 2).map((tab) => ({ ...tab, count: 2 })),
      ];
      const options = [
        { id: 'cd', label: 'CD' },
        { id: 'vinyl', label: 'Vinyl' },
      ];
      const items = marked.map(({ marks, title }) => ({
        ...{ tab: marks.split(' ')[0], title, url: '/r/', words: title.toLowerCase(), marks },
        ...{ badge: '', genre: '', year: '', image: '/picture.svg' },
      }));
      getLab().serve('/marked.json', { type: 'application/json', body: JSON.stringify(items) });
      for (const searchIndexUrl of [undefined, '/marked.json']) {
        const { page, errors } = await getLab().visit(
          <Island
            name="discography"
            props={{
              ...{ tabs: all, openTab: 'all', action: '/music/releases/', searchIndexUrl },
              filters: [{ id: 'format', label: 'Format', options }],
            }}
            when="visible"
            params={['q', 'tab', 'format']}
            slots={{
              all: (
                <ul>
                  {marked.slice(0, searchIndexUrl ? 1 : 4).map(({ marks, title }) => (
                    <li key={title} data-words={title.toLowerCase()} data-marks={marks}>
                      <a href="/r/">{title}</a>
                    </li>
                  ))}
                </ul>
              ),
            }}
          />,
          { query: '?format=vinyl' },
        );
        const shows = async (titles: string[], counts: string[]) => {
          await expect
            .poll(() =>
              page
                .locator('a:visible')
                .allInnerTexts()
                .then((texts) => texts.map((text) => text.trim())),
            )
            .toEqual(titles);
          expect(await page.getByRole('tab').allTextContents()).toEqual(counts);
        };
        await shows(['Record 0', 'Record 1'], ['All (2)', 'Singles (1)', 'EPs (1)']);
        await page.getByRole('tab', { name: 'EPs (1)' }).click();
        await shows(['Record 1'], ['All (2)', 'Singles (1)', 'EPs (1)']);
        await page.getByLabel('Format').selectOption('CD');
        await shows(['Record 2'], ['All (1)', 'Singles (0)', 'EPs (1)']);
        expect(new URL(page.url()).search).toBe('?format=cd&tab=eps');
        await page.getByLabel('Format').selectOption('All');
        await shows(['Record 1', 'Record 2'], ['All (4)', 'Singles (2)', 'EPs (2)']);
        expect(await page.getByRole('tabpanel').count()).toBe(1);
        expect(errors).toEqual([]);
      }
    });

    it('is the target of a search, and shows a tab that has results', async () => {
      const { page, search, links } = await open('?q=future+rave');
      await page.getByText('1 result for “future rave”').waitFor();
      await page.getByRole('tab', { name: 'EPs (1)', selected: true }).waitFor();
      expect(await search.inputValue()).toBe('future rave');
      expect(await links()).toEqual(['Fighter EP 2021 future rave']);
    });

    it('searches the whole catalogue where the page holds a part of it', async () => {
      getLab().serve('/search.json', { type: 'application/json', body: JSON.stringify(index) });
      const { page, links, search } = await open('?q=trance', {}, '/search.json');
      await page.getByText('1 result for “trance”').waitFor();
      expect(await links()).toEqual([expect.stringContaining('Far Away EP')]);
      await search.fill('');
      await page.waitForFunction(() => !document.querySelector('a[href*="far-away"]'));
      expect(await links()).toEqual(cards.eps);
    });

    it('searches the page where the catalogue does not arrive, says so, and asks for it again', async () => {
      const { page, links, search, status } = await open('?q=2019', {}, '/lost.json');
      await page.getByText('2 results for “2019” on this page: the rest could not be loaded').waitFor();
      expect(await links()).toEqual(['Dark Energy 2019 f minor']);
      getLab().serve('/lost.json', { type: 'application/json', body: JSON.stringify(index) });
      await search.fill('trance');
      await page.getByText('1 result for “trance”').waitFor();
      expect(await status.textContent()).toBe('1 result for “trance”');
    });

    it('has a button to search with, which is shown when the keyboard comes to it', async () => {
      const { page, search } = await open();
      const button = page.getByRole('button', { name: 'Search' });
      expect((await button.boundingBox())?.width).toBeLessThan(2);
      await search.focus();
      await page.keyboard.press('Tab');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      const [box, field] = [await button.boundingBox(), await search.boundingBox()];
      expect(box?.width).toBeGreaterThan(40);
      // Over the end of the field: nothing moves when it comes.
      const edges = [box, field].map(
        (each) => each && [each.x + each.width, each.y + each.height].map(Math.round),
      );
      expect(edges[0]).toEqual(edges[1]);
    });

    it('shows all lists without scripts', async () => {
      const { page, links } = await open('', { javaScriptEnabled: false });
      expect(await links()).toEqual([...cards.singles, ...cards.eps]);
      expect(await page.getByRole('tab').count()).toBe(0);
      expect(await page.locator('p', { hasText: 'EPs (2)' }).isVisible()).toBe(true);
    });
  });
}
