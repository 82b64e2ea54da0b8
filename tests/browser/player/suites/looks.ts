/** The bar on every kind of page, for everybody. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isFirefox } from '../../../helpers/engine/engine.ts';
import { pick } from '../../../helpers/matrix.ts';
import { listOverflow, listViolations } from '../../site/facts.ts';
import { DESKTOP, PHONE, type Stage } from '../../site/stage.ts';
import { ALBUM, bar, MIX, open, play, REMIX, SINGLE } from '../stage.ts';

const PAGES: [path: string, title: string][] = [
  ['/', 'First Light'],
  [ALBUM, 'Harbour Lights'],
  [SINGLE, 'First Light'],
  [REMIX, 'Second Light'],
  [MIX, 'Night Radio 2'],
  ['/music/mixes/', 'Night Radio 1'],
];

export function testLooks(stage: Stage): void {
  it.each(pick(PAGES, ([path]) => path === ALBUM || path === MIX))(
    'the bar can be used by all, and hides nothing, on a phone: %s',
    async (path, title) => {
      const { page, log } = await open(stage, path, PHONE);
      await play(page, title).click();
      await bar(page).getByRole('button', { name: 'Queue' }).click();
      // The rest of a page is the same on all of them.
      expect(await listViolations(page, path === ALBUM ? undefined : '.deck')).toEqual([]);
      expect(await listSmall(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await listOverflow(page)).toEqual([]);
      const ends = await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
        const [footer, deck] = ['footer', '.deck'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        return (footer?.bottom ?? 1) <= (deck?.top ?? 0) + 1;
      });
      expect(ends).toBe(true);
      expect(log.errors).toEqual([]);
    },
  );

  it('the word of a button stays whole on a phone, and the facts beside it wrap', async () => {
    const { page } = await open(stage, ALBUM, PHONE);
    const lines = await page.locator('.listen-button').evaluate((button) => {
      const [word, note] = ['.listen-word > :first-child', '.listen-note'].map((name) =>
        button.querySelector(name),
      );
      if (!word || !note) return 0;
      word.textContent = 'Abspielen';
      note.innerHTML = '<span>Ausschnitte</span><span>14 Titel</span><span>1:08:15</span>';
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await listOverflow(page)).toEqual([]);
  });

  it('the bar can be used by all on a desktop', async () => {
    const { page } = await open(stage, MIX, DESKTOP);
    await play(page, 'Night Radio 2').click();
    await bar(page).getByRole('button', { name: 'Queue' }).click();
    expect(await listViolations(page)).toEqual([]);
    expect(await listSmall(page)).toEqual([]);
  });

  it('plays within the page of another site, where there is nothing else', async () => {
    const { page, log } = await open(stage, '/embed/harbour/', { viewport: { width: 480, height: 472 } });
    await play(page, 'Harbour Lights').click();
    await bar(page).getByRole('button', { name: 'Pause' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await listViolations(page)).toEqual([]);
    expect(await listSmall(page)).toEqual([]);
    expect(log.errors).toEqual([]);
  });

  // Firefox has no command to show a page as on paper.
  it.skipIf(isFirefox)('is not printed', async () => {
    const { page } = await open(stage, SINGLE);
    await play(page, 'First Light').click();
    await bar(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.locator('.listen').isVisible()).toBe(false);
  });

  it('shows its position and its buttons in the colours of the system', async () => {
    const { page } = await open(stage, SINGLE, { ...DESKTOP, forcedColors: 'active' });
    await play(page, 'First Light').click();
    await bar(page).waitFor();
    const edges = await bar(page)
      .locator('.deck-button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
    expect(new Set(edges)).toEqual(new Set(['1px']));
  });
}

/** Targets of less than 44 pixels in the player. */
function listSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.deck :is(a, button, input, select), .play, .listen-button')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  );
}
