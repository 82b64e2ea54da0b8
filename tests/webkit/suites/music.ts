import { describe, expect, it } from 'vitest';
import { click, focusAfter, hover, isThere, type Stage, soon, visit } from '../stage.ts';

const RELEASES = '/music/releases/';
const CAROUSEL = 'liner-island[data-name=release-carousel]';

export function testMusic(stage: Stage): void {
  const { page } = stage;
  const selected = () =>
    page.evaluate(() => document.querySelector('[role=tab][aria-selected=true]')?.textContent);
  const titles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#discography h3')]
        .filter((title) => title.checkVisibility())
        .map((title) => title.textContent),
    );
  const search = () => page.evaluate(() => location.search);

  describe('the discography', () => {
    it('has tabs for the pointer, kept in the address', async () => {
      await visit(stage, RELEASES);
      await click(page, '[role=tab]', 'EPs');
      await soon(selected).toBe('EPs (3)');
      expect(await search()).toBe('?tab=eps');
      expect(await titles()).toEqual(['Survival Tale EP', 'Fighter EP', '28 EP']);
      await page.back();
      await soon(selected).toBe('Singles (13)');
    });

    it('has tabs for the keyboard, one stop for Tab', async () => {
      await visit(stage, `${RELEASES}?tab=eps`);
      await soon(selected).toBe('EPs (3)');
      await click(page, '[role=tab]', 'EPs');
      expect(await focusAfter(page, 'ArrowRight')).toBe('Remixes (1)');
      expect(await focusAfter(page, 'ArrowRight')).toBe('Singles (13)');
      expect(await focusAfter(page, 'End')).toBe('Remixes (1)');
      expect(await focusAfter(page, 'Home')).toBe('Singles (13)');
      await soon(selected).toBe('Singles (13)');
      expect(await page.evaluate(() => document.querySelectorAll('[role=tab][tabindex="0"]').length)).toBe(1);
    });

    it('is searched while one types, and by an address', async () => {
      await visit(stage, RELEASES);
      await click(page, '#discography input[type=search]');
      await page.type('2018');
      await soon(titles).toEqual(['Dreamville', 'Exult', 'Way to Tomorrowland']);
      await soon(search).toBe('?q=2018');
      await visit(stage, `${RELEASES}?q=fighter`);
      await soon(titles).toEqual(['Fighter EP']);
      await soon(selected).toBe('EPs (1)');
    });
  });

  describe('Explore More Releases', () => {
    /** The title of the card at the left edge of the row, once it no longer moves. */
    const first = () =>
      page.evaluate(async (wanted: string) => {
        const row = document.querySelector(wanted);
        const edge = row?.querySelector('[role=region], section')?.getBoundingClientRect().left ?? 0;
        const cards = [...(row?.querySelectorAll('li') ?? [])];
        return cards
          .find((card) => Math.abs(card.getBoundingClientRect().left - edge) < 3)
          ?.querySelector('.card-title')?.textContent;
      }, CAROUSEL);
    const open = async () => {
      await visit(stage, '/music/releases/reve/');
      await hover(page, `${CAROUSEL} li`);
      await soon(() => isThere(page, `${CAROUSEL}[data-live]`)).toBe(true);
      const titles = await page.evaluate(
        (wanted: string) =>
          [...document.querySelectorAll(`${wanted} li .card-title`)].map((title) => title.textContent),
        CAROUSEL,
      );
      return titles;
    };

    it('is turned by its buttons and by a sideways wheel, and by itself when the pointer leaves', async () => {
      const titles = await open();
      await soon(first).toBe(titles[0]);
      await click(page, `${CAROUSEL} button`, 'Next releases');
      await soon(first).toBe(titles[1]);
      await click(page, `${CAROUSEL} button`, 'Previous releases');
      await soon(first).toBe(titles[0]);
      await page.move({ x: 5, y: 5 });
      await soon(first).toBe(titles[1]);
    });
  });
}
