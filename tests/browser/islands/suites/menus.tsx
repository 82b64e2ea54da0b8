import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { Island } from '../../../../templates/Island.tsx';
import { isFirefox, UNCHECKED } from '../../../helpers/engine/engine.ts';
import { type Lab, turnWheel, untilIdle } from '../lab.tsx';

const below = [
  { label: 'Releases', url: '/music/releases/', current: true },
  { label: 'Mixes', url: '/music/mixes/', current: false },
];
const items = [
  { label: 'Home', url: '/', current: false, items: [] },
  { label: 'Music', url: '/music/', current: true, items: below },
  { label: 'Here', url: '#here', current: false, items: [] },
];

/** Settles when the page behind the mobile menu is held still, or may scroll again. */
function held(page: Page, state: boolean) {
  return page.waitForFunction(
    (wanted) => (document.documentElement.style.overflow === 'hidden') === wanted,
    state,
  );
}

export function testMenus(getLab: () => Lab): void {
  describe('the dropdown', () => {
    const open = async (options = {}) => {
      const visit = await getLab().visit(
        <div style={{ padding: 100 }}>
          <Island
            name="music-menu"
            props={{ label: 'Music', current: true, items: below }}
            when="interaction"
            className="inline-block"
          />
          <button type="button">After</button>
        </div>,
        options,
      );
      const { page } = visit;
      const trigger = page.getByRole('button', { name: 'Music' });
      const expanded = (state: boolean) => page.locator(`button[aria-expanded="${state}"]`).waitFor();
      return { ...visit, trigger, expanded, link: page.getByRole('link', { name: 'Releases' }) };
    };

    it('opens when the pointer enters and closes when it leaves', async () => {
      const { page, trigger, expanded, link, errors } = await open();
      expect(await link.isVisible()).toBe(false);
      await trigger.hover();
      await expanded(true);
      await link.hover();
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute('aria-current')).toBe('page');
      await page.mouse.move(600, 600);
      await expanded(false);
      expect(await link.isVisible()).toBe(false);
      expect(errors).toEqual([]);
    });

    it('stays open when it is clicked right after', async () => {
      const { trigger, expanded, link } = await open();
      await trigger.click();
      await expanded(true);
      await trigger.click();
      expect(await link.isVisible()).toBe(true);
    });

    it('stays open around the focus that comes in while it comes alive', async () => {
      const { page, trigger, link } = await open();
      // Between the island's own listeners and what React shows next.
      await page.evaluate(() => {
        const { prototype } = HTMLDivElement;
        prototype.addEventListener = new Proxy(prototype.addEventListener, {
          apply: (listen, element: HTMLDivElement, rest) => {
            Reflect.apply(listen, element, rest);
            if (element.matches('.nav-item')) queueMicrotask(() => element.querySelector('a')?.focus());
          },
        });
      });
      await trigger.focus();
      await page.locator('.nav-item[data-live]').waitFor();
      expect(await link.isVisible()).toBe(true);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it.each(['Enter', 'Space'])('opens and closes by %s', async (key) => {
      const { trigger, expanded } = await open();
      await trigger.press(key);
      await expanded(true);
      await trigger.press(key);
      await expanded(false);
    });

    it('is walked through with arrows, and closed by Escape', async () => {
      const { page, trigger, expanded } = await open();
      await trigger.focus();
      await page.locator('[data-live] [data-live]').waitFor();
      await trigger.press('ArrowDown');
      await expanded(true);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      expect(await focused()).toBe('Releases');
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toBe('Mixes');
      await page.keyboard.press('Home');
      expect(await focused()).toBe('Releases');
      await page.keyboard.press('Escape');
      await expanded(false);
      expect(await focused()).toBe('Music');
    });

    it('closes when the focus leaves', async () => {
      const { page, trigger, expanded } = await open();
      await trigger.press('Enter');
      await expanded(true);
      await page.getByRole('button', { name: 'After' }).focus();
      await expanded(false);
    });

    /** Keeps the module of the dropdown on its way until it is let go. */
    const delay = async (page: Page) => {
      const letGo: (() => void)[] = [];
      const gone = new Promise<void>((resolve) => letGo.push(resolve));
      await page.route('**/music-menu-*.js', async (route) => {
        await gone;
        await route.continue();
      });
      return async () => {
        for (const go of letGo) go();
        await page.locator('[data-live] [data-live]').waitFor();
      };
    };

    it('keeps the focus that is in its list when it comes alive', async () => {
      const { page, trigger, link, expanded } = await open();
      const arrive = await delay(page);
      await trigger.focus();
      await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      expect(await focused()).toBe('Releases');
      await arrive();
      await expanded(true);
      expect(await link.isVisible()).toBe(true);
      expect(await focused()).toBe('Releases');
      for (const name of ['Mixes', 'After']) {
        await page.keyboard.press('Tab');
        expect(await focused()).toBe(name);
      }
      await expanded(false);
    });

    it('stays open under a mouse when it comes alive, on a device that is a touch screen first', async () => {
      const { page, trigger, link, expanded } = await open({ hasTouch: true, isMobile: true });
      expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
      const arrive = await delay(page);
      await trigger.hover();
      expect(await link.isVisible()).toBe(true);
      await arrive();
      await expanded(true);
      expect(await link.isVisible()).toBe(true);
    });

    // Over WebDriver, a tap in Firefox is no click.
    it.skipIf(isFirefox)('opens and closes by a finger', async () => {
      const { trigger, expanded } = await open({ hasTouch: true, isMobile: true });
      for (const state of [true, false, true]) {
        await trigger.tap();
        await expanded(state);
      }
    });

    it('is dismissed by Escape under the pointer, wherever the focus is', async () => {
      const { page, trigger, link, expanded } = await open();
      const after = page.getByRole('button', { name: 'After' });
      await after.focus();
      await trigger.hover();
      await expanded(true);
      await page.keyboard.press('Escape');
      await expanded(false);
      expect(await link.isVisible()).toBe(false);
      expect(await after.evaluate((button) => button === document.activeElement)).toBe(true);
      await trigger.click();
      await expanded(true);
    });

    it('opens without scripts', async () => {
      const { page, trigger, link } = await open({ javaScriptEnabled: false });
      await trigger.hover(UNCHECKED);
      expect(await link.isVisible()).toBe(true);
      await page.mouse.move(600, 600);
      expect(await link.isVisible()).toBe(false);
      await trigger.focus();
      expect(await link.isVisible()).toBe(true);
    });
  });

  describe('the mobile menu', () => {
    const open = async (options = {}) => {
      const visit = await getLab().visit(
        <>
          <Island name="mobile-menu" props={{ items }} when="interaction" />
          <p className="tall">
            <a href="#behind">Behind</a>
          </p>
        </>,
        { viewport: { width: 390, height: 800 }, ...options },
      );
      const { page } = visit;
      return {
        ...visit,
        button: page.getByRole('button', { name: 'Open menu' }),
        menu: page.getByRole('dialog', { name: 'Menu' }),
        close: page.getByRole('button', { name: 'Close menu' }),
        closed: () => page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' }),
      };
    };
    const focused = (visit: Awaited<ReturnType<typeof open>>) =>
      visit.page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );

    it('moves the focus in after 100 ms and returns it', async () => {
      const visit = await open({ clock: true });
      const { page, button, menu, errors } = visit;
      await page.clock.runFor(20);
      await button.click();
      await menu.waitFor();
      await page.locator('[data-live]').waitFor();
      await held(page, true);
      await page.clock.runFor(99);
      expect(await focused(visit)).toBe('Open menu');
      await page.clock.runFor(1);
      expect(await focused(visit)).toBe('Close menu');
      await page.keyboard.press('Escape');
      await visit.closed();
      await held(page, false);
      expect(await focused(visit)).toBe('Open menu');
      expect(errors).toEqual([]);
    });

    it('keeps Tab inside and the page behind still', async () => {
      const visit = await open();
      const { page, button } = visit;
      await button.click();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Close menu');
      await page.keyboard.press('Shift+Tab');
      expect(await focused(visit)).toBe('Here');
      await page.keyboard.press('Tab');
      expect(await focused(visit)).toBe('Close menu');
      for (const name of ['Home', 'Music', 'Releases', 'Mixes', 'Here', 'Close menu']) {
        await page.keyboard.press('Tab');
        expect(await focused(visit)).toBe(name);
      }
      await page.mouse.move(300, 400);
      await turnWheel(page, 0, 500);
      await untilIdle(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await visit.closed();
      await held(page, false);
      await turnWheel(page, 0, 500);
      await page.waitForFunction(() => scrollY > 0);
    });

    it('moves the focus itself, since Tab of some browsers passes links by', async () => {
      const { page, button } = await open();
      await button.click();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Close menu');
      const visited = await page.evaluate(() =>
        [false, false, false, true, true, true, true].map((shiftKey) => {
          // Nobody but the page acts upon a key that a script has pressed.
          const key = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
          document.activeElement?.dispatchEvent(key);
          return [key.defaultPrevented, document.activeElement?.textContent];
        }),
      );
      const names = ['Home', 'Music', 'Releases', 'Music', 'Home', '', 'Here'];
      expect(visited).toEqual(names.map((name) => [true, name]));
    });

    it('leaves it to the browser to say whether it is open', async () => {
      const { page, button, menu } = await open();
      await button.click();
      await menu.waitFor();
      await held(page, true);
      expect(await button.evaluate((element) => element.getAttributeNames())).not.toContain('aria-expanded');
    });

    it('closes by its button, a click outside, and the choice of a link', async () => {
      const { page, button, menu, close, closed } = await open();
      for (const act of [
        () => close.click(),
        () => page.mouse.click(10, 400),
        () => page.getByRole('link', { name: 'Here' }).click(),
      ]) {
        await button.click();
        await menu.waitFor();
        await held(page, true);
        await act();
        await closed();
        await held(page, false);
      }
      expect(new URL(page.url()).hash).toBe('#here');
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    });

    it('opens and closes without scripts', async () => {
      const { button, menu, close, closed } = await open({ javaScriptEnabled: false });
      await button.click(UNCHECKED);
      await menu.waitFor();
      await close.click(UNCHECKED);
      await closed();
    });
  });
}
