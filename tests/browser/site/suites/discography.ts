import { describe, expect, it } from 'vitest';
import { testInRelease } from '../../../helpers/matrix.ts';
import { type Stage, soon, visit } from '../stage.ts';

const PATH = '/music/releases/';

export function testDiscography(stage: Stage): void {
  const open = async (query = '') => {
    const opened = await visit(stage, PATH + query);
    const { page } = opened;
    const discography = page.locator('#discography');
    return {
      ...opened,
      tab: (name: string) => page.getByRole('tab', { name, exact: true }),
      selected: (name: string) => page.getByRole('tab', { name, exact: true, selected: true }).waitFor(),
      titles: () => discography.locator('h3:visible').allTextContents(),
      search: page.getByRole('searchbox', { name: 'Search the discography' }),
      status: discography.getByRole('status'),
    };
  };

  describe('the discography', () => {
    testInRelease('keeps its tab in the address, for sharing and for going back and forward', async () => {
      const { page, log, tab, selected, titles } = await open();
      await tab('EPs (3)').click();
      await page.waitForURL('**/?tab=eps');
      expect(await titles()).toEqual(['Survival Tale EP', 'Fighter EP', '28 EP']);
      await tab('Remixes (1)').click();
      await page.waitForURL('**/?tab=remixes');
      await page.goBack();
      await selected('EPs (3)');
      await page.goBack();
      await selected('Singles (13)');
      await page.goForward();
      await selected('EPs (3)');
      await page.reload();
      await selected('EPs (3)');
      expect(await titles()).toHaveLength(3);
      expect(log.errors).toEqual([]);
    });

    it('filters by title, genre, mood, year and key, and says how many it has found', async () => {
      const { titles, search, status } = await open();
      const searches: [string, string[]][] = [
        ['tomorrowland', ['Way to Tomorrowland']],
        ['Latin Pop', ['Tanto Tiempo']],
        ['festive', ['Match Weddy']],
        ['2018', ['Dreamville', 'Exult', 'Way to Tomorrowland']],
        ['g minor', ['Reve']],
        ['polka', []],
      ];
      for (const [query, found] of searches) {
        await search.fill(query);
        const results = found.length === 1 ? '1 result' : `${found.length || 'No'} results`;
        await soon(() => status.textContent()).toBe(`${results} for “${query}”`);
        expect(await titles()).toEqual(found);
      }
    });

    testInRelease('goes to the tab that holds what was found, and keeps to it while it can', async () => {
      const { search, selected, titles } = await open();
      await search.fill('trance');
      await selected('EPs (1)');
      expect(await titles()).toEqual(['Survival Tale EP']);
      await search.fill('');
      await selected('EPs (3)');
      expect(await titles()).toHaveLength(3);
      await search.fill('2019');
      await selected('EPs (1)');
      await search.fill('strange love');
      await selected('Singles (1)');
      await search.fill('khaboot');
      await selected('Remixes (1)');
    });

    it('is where the search action of the site leads', async () => {
      const { page } = await visit(stage, '/');
      const template = await page.evaluate(() => {
        const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
        const site = scripts
          .map((script) => JSON.parse(script.textContent ?? ''))
          .find((data) => data.potentialAction);
        return String(site.potentialAction.target.urlTemplate);
      });
      const { pathname, search } = new URL(template.replace('{search_term_string}', 'future rave'));
      await page.goto(pathname + search);
      await page.getByText('1 result for “future rave”').waitFor();
      expect(await page.locator('#discography h3:visible').allTextContents()).toEqual(['Fighter EP']);
    });
  });
}
